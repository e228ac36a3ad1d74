import type { FieldErrors, FormDefinition } from '@vitrine/domain/forms/form';
import { readableValue } from '@vitrine/domain/forms/form';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import {
  append,
  attributeOf,
  elementsOf,
  openPage,
  removeAttribute,
  setAttribute,
  setText,
} from './html-page.ts';
import type { Element, HtmlPage } from './html-page.ts';

/**
 * The built page of a form is also its template: it marks, with data attributes, the places that
 * change (apps/site/src/blocks/Form/Form.tsx). In a browser our script fills them
 * (apps/site/src/browser/form.ts); without one, this does.
 */

export type FormAnswer =
  | { step: 'questions'; sentence?: string | undefined; errors?: FieldErrors }
  /** Everything is right: show it once more, with what confirms it. */
  | { step: 'review'; token: string; sentence?: string | undefined };

export function fillQuestions(
  html: string,
  form: FormDefinition,
  typed: Readonly<Record<string, unknown>>,
  answer: FormAnswer,
): string {
  const page = openPage(html);
  for (const name of Object.keys(form.fields)) keepTyped(page, name, typed[name]);
  if (answer.step === 'review') showReview(page, form, typed, answer.token);
  const errors = answer.step === 'questions' ? (answer.errors ?? {}) : {};
  for (const [name, message] of Object.entries(errors)) showError(page, name, message);
  if (answer.sentence !== undefined) showSummary(page, answer.sentence, errors);
  return page.html();
}

export function fillReceipt(
  html: string,
  { reference, receivedAt }: { reference: string; receivedAt: string },
): string {
  const page = openPage(html);
  hide(page.find('data-form'));
  for (const element of page.findAll('data-form-intro')) hide(element);
  show(page.find('data-receipt'));
  const place = page.find('data-receipt-reference');
  if (place) setText(place, reference);
  const time = page.find('data-receipt-time');
  if (time) {
    setText(time, frenchInstant(receivedAt));
    setAttribute(time, 'datetime', receivedAt);
  }
  return page.html();
}

function controls(page: HtmlPage, name: string): Element[] {
  const form = page.find('data-form');
  if (!form) return [];
  return [...elementsOf(form)].filter((element) => attributeOf(element, 'name') === name);
}

function keepTyped(page: HtmlPage, name: string, value: unknown): void {
  for (const control of controls(page, name)) {
    const type = attributeOf(control, 'type');
    if (control.tagName === 'textarea') setText(control, asText(value));
    else if (control.tagName === 'select') choose(control, asText(value));
    else if (type === 'checkbox') tick(control, value === true);
    else if (type === 'radio') tick(control, attributeOf(control, 'value') === value);
    else if (typeof value === 'string') setAttribute(control, 'value', value);
  }
}

function choose(select: Element, value: string): void {
  for (const option of elementsOf(select)) {
    if (option.tagName !== 'option') continue;
    removeAttribute(option, 'selected');
    if (attributeOf(option, 'value') === value) setAttribute(option, 'selected', '');
  }
}

function tick(box: Element, ticked: boolean): void {
  removeAttribute(box, 'checked');
  if (ticked) setAttribute(box, 'checked', '');
}

function showError(page: HtmlPage, name: string, message: string): void {
  const field = page.find('data-field', name);
  if (!field) return;
  const id = `${attributeOf(field, 'data-control') ?? name}-error`;
  const className = attributeOf(field, 'data-error-class') ?? '';
  append(field, 'p', { id, class: className, 'data-error': '' }, message);
  setAttribute(field, 'data-invalid', '');
  for (const control of controls(page, name)) {
    // One radio is never wrong by itself.
    if (attributeOf(control, 'type') !== 'radio') setAttribute(control, 'aria-invalid', 'true');
    const described = attributeOf(control, 'aria-describedby');
    setAttribute(control, 'aria-describedby', [described, id].filter(Boolean).join(' '));
  }
}

function showSummary(page: HtmlPage, sentence: string, errors: FieldErrors): void {
  const summary = page.find('data-summary');
  if (!summary) return;
  show(summary);
  // No script will move the focus here; the browser does.
  setAttribute(summary, 'autofocus', '');
  const title = page.find('data-summary-title');
  if (title) setText(title, sentence);
  const list = page.find('data-summary-list');
  if (!list) return;
  for (const [name, message] of Object.entries(errors)) {
    const field = page.find('data-field', name);
    const target = (field && attributeOf(field, 'data-control')) ?? name;
    append(append(list, 'li'), 'a', { href: `#${target}` }, message);
  }
}

function showReview(
  page: HtmlPage,
  form: FormDefinition,
  typed: Readonly<Record<string, unknown>>,
  token: string,
): void {
  hide(page.find('data-questions'));
  show(page.find('data-review'));
  const list = page.find('data-review-list');
  if (list) {
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.control === 'hidden' || typed[name] === undefined) continue;
      const row = append(list, 'div');
      append(row, 'dt', {}, field.label);
      append(row, 'dd', {}, readableValue(field, typed[name]));
    }
  }
  const place = page.find('data-form');
  if (place) append(place, 'input', { type: 'hidden', name: 'token', value: token });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function show(element: Element | undefined): void {
  if (element) removeAttribute(element, 'hidden');
}

function hide(element: Element | undefined): void {
  if (element) setAttribute(element, 'hidden', '');
}
