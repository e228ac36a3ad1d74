import * as z from 'zod/mini';
import { sentenceWith } from '../sentence.ts';
import { isAsked } from './answers.ts';
import type { FormCode } from './form-codes.ts';

/**
 * What a form asks, in two halves: its rules (this file's definitions: names, kinds, schemas) and its words
 * (content/forms.json, content/contest.json). Together they make what a page draws and what judges it, in
 * the browser and on the server alike.
 */

export type Option = { readonly value: string; readonly label: string };

type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'hidden';

/** How a field is asked, whatever its words. */
type Asked = {
  readonly control: Control;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  /** Asked only when another field has this value, or has not that one; ignored otherwise. */
  readonly when?: Condition;
};

type Condition =
  | { readonly field: string; readonly is: string }
  | { readonly field: string; readonly isNot: string };

/** What a page shows of a field: plain data, so that it can travel to an island. */
export type Field = Asked & {
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** What a box reads once it is answered. */
  readonly answers?: BoxAnswers;
  /** What is said when its answer is not accepted, by reason; the form says the rest. */
  readonly errors?: Sentences;
};

/** Of a box, ticked or not. */
export type BoxAnswers = { readonly yes: string; readonly no: string };

/** A field as its form's rules write it. */
export type FieldRules = Asked & {
  /** Its messages are reasons, which content words. */
  readonly schema: z.ZodMiniType;
  /** Values of its choices that the rules know; content may list others where there are none. */
  readonly choices?: readonly string[];
  /** Reasons that only the form's rules find. */
  readonly alsoSays?: readonly string[];
  /** Its words are those of every form, unless its own form has others. */
  readonly isShared?: true;
};

export type FieldGroup = { readonly legend: string; readonly fields: readonly string[] };

/** What is judged beside the values themselves. */
export type FormContext = { readonly now: Date; readonly contest?: ContestConditions };

export type ContestConditions = {
  readonly minimumAge: number;
  readonly zone: 'metropole' | 'france';
};

/** A reason or a sentence for each field at fault. */
export type FieldErrors = Readonly<Record<string, string>>;

type Sentences = Readonly<Record<string, string>>;

/** A form in words: what a page draws. */
export type FormDescription = {
  readonly code: FormCode;
  /** In the order in which they are asked. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly groups: readonly FieldGroup[];
  /** What any field may be refused for. */
  readonly errors: Sentences;
};

type Rules<Values> = (values: Partial<Values>, context: FormContext) => FieldErrors;
type Unasked = (input: Readonly<Record<string, unknown>>) => readonly string[];

/** A form without its words. */
export type FormDefinition = {
  readonly code: FormCode;
  readonly fields: Readonly<Record<string, FieldRules>>;
  /** Which fields stand together, under a legend that content names. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly schema: z.ZodMiniType<Record<string, unknown>>;
  /** Shown, and ignored given the other answers: what a browser filled in is not what its visitor said. */
  readonly unasked?: Unasked;
  /** What the values say together, or about today, by reason; asked of those that are right by themselves. */
  readonly rules?: Rules<Record<string, unknown>>;
};

/** What judges and what is drawn. */
export type Form = { readonly definition: FormDefinition; readonly description: FormDescription };

type ValuesOf<Sources extends Record<string, FieldRules>> = {
  [Name in keyof Sources]:
    | z.output<Sources[Name]['schema']>
    | (Sources[Name] extends { readonly when: object } ? undefined : never);
};

export function defineForm<const Sources extends Record<string, FieldRules>>({
  code,
  fields,
  groups,
  unasked,
  rules,
}: {
  readonly code: FormCode;
  readonly fields: Sources;
  readonly groups: Readonly<Record<string, readonly Extract<keyof Sources, string>[]>>;
  readonly unasked?: Unasked;
  readonly rules?: Rules<ValuesOf<Sources>>;
}): FormDefinition {
  return {
    code,
    fields,
    groups,
    schema: z.strictObject(
      Object.fromEntries(
        Object.entries<FieldRules>(fields).map(([name, { schema, when }]) => [
          name,
          when ? z.optional(schema) : schema,
        ]),
      ),
    ),
    ...(unasked && { unasked }),
    // Its values are only ever made by its own schema, so forgetting their type here is safe.
    ...(rules && { rules: rules as unknown as Rules<Record<string, unknown>> }),
  };
}

/** The reason for which nothing at all would be refused; none for a field that may be left empty. */
export function missingReason({ schema }: FieldRules): string | undefined {
  return schema.safeParse(undefined).error?.issues[0]?.message;
}

export type FormCheck =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      /** A sentence for each field at fault. */
      readonly errors: FieldErrors;
      /** Names that the form does not have: sent by something other than our page. */
      readonly unknown: readonly string[];
    };

/** What was filled in, as it is kept if its rules take it; null when it has not even the form's shape. */
export function shapedAnswers(
  { definition }: Pick<Form, 'definition'>,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  return definition.schema.safeParse(answered(definition, input)).data ?? null;
}

/** Judges what was filled in; in the browser before sending, on the server whatever the browser said. */
export function checkForm(
  { definition, description }: Form,
  input: Readonly<Record<string, unknown>>,
  context: FormContext,
): FormCheck {
  const given = answered(definition, input);
  const result = definition.schema.safeParse(given);
  const reasons: Record<string, string> = {};
  const unknown: string[] = [];
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys);
    const [name] = issue.path;
    if (typeof name === 'string') reasons[name] ??= issue.message;
  }
  for (const [name, field] of Object.entries(definition.fields)) {
    const isAwaited = field.when && isAsked(field, given) && !(name in given);
    const reason = isAwaited ? missingReason(field) : undefined;
    if (reason !== undefined) reasons[name] = reason;
    if (!offers(description.fields[name], given[name])) reasons[name] ??= 'missing';
  }
  const right = result.data ?? rightValues(definition, given, reasons);
  for (const [name, reason] of Object.entries(definition.rules?.(right, context) ?? {}))
    reasons[name] ??= reason;
  return result.success && !hasAny(reasons)
    ? { ok: true, values: result.data }
    : { ok: false, errors: sentences(description, reasons, context), unknown };
}

/** Of answers of which others are wrong: what is known to be said, so that all that is wrong is told at once. */
function rightValues(
  { fields }: FormDefinition,
  given: Readonly<Record<string, unknown>>,
  reasons: FieldErrors,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => reasons[name] === undefined)
      .map(([name, { schema }]) => [name, schema.safeParse(given[name]).data]),
  );
}

function hasAny(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** A choice is one of those that the page offers. */
function offers(field: Field | undefined, value: unknown): boolean {
  if (value === undefined || !field?.options) return true;
  return field.options.some((option) => option.value === value);
}

/** Without what was left empty, and what was not asked given the other answers. */
function answered(
  { fields, unasked }: FormDefinition,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const ignored = unasked?.(input) ?? [];
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      if (ignored.includes(name)) return false;
      if (typeof value === 'string' && value.trim() === '') return false;
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return !field || isAsked(field, input);
    }),
  );
}

/** In the order in which the fields are asked. */
function sentences(
  { fields, errors }: FormDescription,
  reasons: FieldErrors,
  { contest }: FormContext,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(reasons, name))
      .map(([name, { minLength, maxLength, errors: own }]) => {
        const reason = reasons[name] ?? '';
        const words = { min: minLength, max: maxLength, age: contest?.minimumAge };
        return [name, sentenceWith(own?.[reason] ?? errors[reason] ?? '', textsOf(words))];
      }),
  );
}

function textsOf(words: Readonly<Record<string, number | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, value?.toLocaleString('fr-FR') ?? '']),
  );
}
