import { formatDay } from '../french.ts';
import type * as z from 'zod/mini';
import type { FormCode } from './form-codes.ts';

/** What a form asks, beside the one schema that judges it. Plain data: pages and e-mails read it. */

export type Option = { readonly value: string; readonly label: string };

export type Field = {
  readonly label: string;
  readonly control:
    'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'hidden';
  readonly required: boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  readonly maxLength?: number;
  readonly options?: readonly Option[];
  /** Asked only when another field has this value; ignored otherwise. */
  readonly when?: { readonly field: string; readonly is: string };
};

export type FieldGroup = { readonly legend: string; readonly fields: readonly string[] };

/** What is judged beside the values themselves. */
export type FormContext = { readonly now: Date; readonly contest?: ContestConditions };

export type ContestConditions = {
  readonly minimumAge: number;
  readonly zone: 'metropole' | 'france';
};

export type FieldErrors = Readonly<Record<string, string>>;

export type FormDefinition<
  Values extends Record<string, unknown> = Record<string, unknown>,
  Name extends string = string,
> = {
  readonly code: FormCode;
  readonly schema: z.ZodMiniType<Values>;
  /** In the order in which they are asked. */
  readonly fields: Readonly<Record<Name, Field>>;
  readonly groups: readonly FieldGroup[];
  /** What the values say together, or about today; asked once each one is right by itself. */
  readonly rules?: (values: Values, context: FormContext) => FieldErrors;
};

/** Types a form: a field for each value of its schema, and no other. */
export function defineForm<Values extends Record<string, unknown>>(
  definition: FormDefinition<Values, Extract<keyof Values, string>>,
): FormDefinition {
  // Its values are only ever made by its own schema, so forgetting their type here is safe.
  return definition as unknown as FormDefinition;
}

export type FormCheck =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly errors: FieldErrors;
      /** Names that the form does not have: sent by something other than our page. */
      readonly unknown: readonly string[];
    };

/** Judges what was filled in; in the browser before sending, on the server whatever the browser said. */
export function checkForm(
  definition: FormDefinition,
  input: Readonly<Record<string, unknown>>,
  context: FormContext,
): FormCheck {
  const result = definition.schema.safeParse(answered(definition, input));
  if (!result.success) {
    const errors: Record<string, string> = {};
    const unknown: string[] = [];
    for (const issue of result.error.issues) {
      if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys);
      const [name] = issue.path;
      if (typeof name === 'string') errors[name] ??= issue.message;
    }
    return { ok: false, errors: inOrder(definition, errors), unknown };
  }
  const errors = definition.rules?.(result.data, context) ?? {};
  return Object.keys(errors).length > 0
    ? { ok: false, errors: inOrder(definition, errors), unknown: [] }
    : { ok: true, values: result.data };
}

/** Without what was left empty, and what was not asked given the other answers. */
function answered(
  { fields }: FormDefinition,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      if (typeof value === 'string' && value.trim() === '') return false;
      const when = Object.hasOwn(fields, name) ? fields[name]?.when : undefined;
      return !when || input[when.field] === when.is;
    }),
  );
}

function inOrder({ fields }: FormDefinition, errors: FieldErrors): FieldErrors {
  const names = Object.keys(fields).filter((name) => Object.hasOwn(errors, name));
  return Object.fromEntries(names.map((name) => [name, errors[name] ?? '']));
}

/** What a browser posts by itself is all text: a ticked box arrives as its name, others not at all. */
export function fromPost(
  { fields }: FormDefinition,
  posted: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  return Object.fromEntries(
    [...posted].map(([name, text]) => {
      const isBox = Object.hasOwn(fields, name) && fields[name]?.control === 'checkbox';
      return [name, isBox ? text === 'on' || text === 'true' : text];
    }),
  );
}

/** What the visitor sees of a value when asked to look again: 'Courrier', 'oui', a date in French. */
export function readableValue(field: Field, value: unknown): string {
  if (field.control === 'checkbox') return value === true ? 'Oui' : 'Non';
  const text = typeof value === 'string' ? value : '';
  if (field.options) return field.options.find((option) => option.value === text)?.label ?? text;
  return field.control === 'date' ? frenchDay(text) : text;
}

export function frenchDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : formatDay(day);
}
