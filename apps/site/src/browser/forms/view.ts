import type { FieldErrors, FormDefinition } from '@vitrine/domain/forms/form';
import { readableValue } from '@vitrine/domain/forms/form';
import { frenchInstant } from '@vitrine/domain/forms/submission';

/** Fills the places that the form marks (blocks/Form/Form.tsx), as the server does without us. */

const within = (root: ParentNode, mark: string) => root.querySelector<HTMLElement>(`[${mark}]`);

export function showErrors(form: HTMLFormElement, sentence: string, errors: FieldErrors): void {
  clearErrors(form);
  for (const [name, message] of Object.entries(errors)) showError(form, name, message);
  const summary = within(form, 'data-summary');
  const list = within(form, 'data-summary-list');
  if (!summary || !list) return;
  setText(within(form, 'data-summary-title'), sentence);
  list.replaceChildren(
    ...Object.entries(errors).map(([name, message]) => {
      const link = document.createElement('a');
      link.href = `#${fieldOf(form, name)?.dataset['control'] ?? name}`;
      link.textContent = message;
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  summary.hidden = false;
  summary.focus();
}

export function clearErrors(form: HTMLFormElement): void {
  const summary = within(form, 'data-summary');
  if (summary) summary.hidden = true;
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]'))
    clearError(form, field.dataset['field'] ?? '');
}

export function clearError(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name);
  const error = field && within(field, 'data-error');
  if (!field || !error) return;
  delete field.dataset['invalid'];
  for (const control of field.querySelectorAll('[aria-describedby]')) {
    control.removeAttribute('aria-invalid');
    const kept = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== error.id);
    if (kept.join('') === '') control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', kept.join(' '));
  }
  error.remove();
}

function showError(form: HTMLFormElement, name: string, message: string): void {
  const field = fieldOf(form, name);
  if (!field) return;
  const error = document.createElement('p');
  error.id = `${field.dataset['control'] ?? name}-error`;
  error.className = field.dataset['errorClass'] ?? '';
  error.dataset['error'] = '';
  error.textContent = message;
  field.append(error);
  field.dataset['invalid'] = '';
  for (const control of field.querySelectorAll('input, select, textarea')) {
    // One radio is never wrong by itself.
    if (!control.matches('[type="radio"]')) control.setAttribute('aria-invalid', 'true');
    const described = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [described, error.id].filter(Boolean).join(' '));
  }
}

export function showReview(
  form: HTMLFormElement,
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): void {
  clearErrors(form);
  const rows = Object.entries(definition.fields)
    .filter(([name, field]) => field.control !== 'hidden' && values[name] !== undefined)
    .map(([name, field]) => {
      const term = document.createElement('dt');
      term.textContent = field.label;
      const answer = document.createElement('dd');
      answer.textContent = readableValue(field, values[name]);
      const row = document.createElement('div');
      row.append(term, answer);
      return row;
    });
  within(form, 'data-review-list')?.replaceChildren(...rows);
  showStep(form, 'review');
}

export function showStep(form: HTMLFormElement, step: 'questions' | 'review'): void {
  const questions = within(form, 'data-questions');
  const review = within(form, 'data-review');
  if (questions) questions.hidden = step !== 'questions';
  if (review) review.hidden = step !== 'review';
  if (step === 'review') review?.focus();
  form.scrollIntoView({ block: 'start' });
}

export function showReceipt(
  form: HTMLFormElement,
  receipt: { reference: string; receivedAt: string },
): void {
  form.hidden = true;
  for (const intro of document.querySelectorAll<HTMLElement>('[data-form-intro]'))
    intro.hidden = true;
  const panel = form.parentElement && within(form.parentElement, 'data-receipt');
  if (!panel) return;
  panel.hidden = false;
  setText(within(panel, 'data-receipt-reference'), receipt.reference);
  const time = within(panel, 'data-receipt-time');
  setText(time, frenchInstant(receipt.receivedAt));
  time?.setAttribute('datetime', receipt.receivedAt);
  within(panel, 'data-receipt-title')?.focus();
  panel.scrollIntoView({ block: 'center' });
}

/** The button keeps its words and the focus; what happens is said beside it. */
export function showProgress(form: HTMLFormElement, sentence: string): void {
  setText(within(form, 'data-progress'), sentence);
  for (const button of form.querySelectorAll('button[type="submit"]')) {
    if (sentence === '') button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
}

function setText(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}
