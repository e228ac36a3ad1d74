import { formatDay } from '../french.ts';
import type { Field, FormDescription } from './form.ts';

/** What was answered, read and worded without the judge: a page that shows a form needs no schema. */

/** Whether the other answers call for this field. */
export function isAsked(
  { when }: Pick<Field, 'when'>,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  if (!when) return true;
  const answer = answers[when.field];
  return 'is' in when ? answer === when.is : answer !== when.isNot;
}

/** What a browser posts by itself is all text: a ticked box arrives as its name, others not at all. */
export function fromPost(
  { fields }: Pick<FormDescription, 'fields'>,
  posted: Iterable<readonly [string, string]>,
): Record<string, string | boolean> {
  return Object.fromEntries(
    [...posted].map(([name, text]) => {
      const isBox = Object.hasOwn(fields, name) && fields[name]?.control === 'checkbox';
      return [name, isBox ? text === 'on' || text === 'true' : text];
    }),
  );
}

/** What the visitor sees of a value when asked to look again: 'Courrier', 'oui', a date in French. */
export function readableValue(field: Field, value: unknown): string {
  if (field.control === 'checkbox') return field.answers?.[value === true ? 'yes' : 'no'] ?? '';
  const text = typeof value === 'string' ? value : '';
  if (field.options) return field.options.find((option) => option.value === text)?.label ?? text;
  return field.control === 'date' ? frenchDay(text) : text;
}

export type DeclaredAnswer = { readonly label: string; readonly value: string };

/** Everything that was answered, in words and in its order, hidden fields apart. */
export function declaredAnswers(
  { fields }: FormDescription,
  values: Readonly<Record<string, unknown>>,
): DeclaredAnswer[] {
  return Object.entries(fields)
    .filter(([name, { control }]) => control !== 'hidden' && isGiven(values[name]))
    .filter(([, field]) => isAsked(field, values))
    .map(([name, field]) => ({ label: field.label, value: readableValue(field, values[name]) }));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '';
}

export function frenchDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : formatDay(day);
}
