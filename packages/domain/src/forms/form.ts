import * as z from 'zod/mini';
import type { FormCode } from './form-codes.ts';

/**
 * What a form asks, written once: each field's schema, words and control side by side. From it come the
 * judge (browser and server), `required` and lengths on the page, e-mails and follow-up.
 */

export type Option = { readonly value: string; readonly label: string };

/** What a page shows of a field: plain data, so that it can travel to an island. */
export type Field = FieldWords & {
  readonly required: boolean;
  readonly maxLength?: number;
};

type FieldWords = {
  readonly label: string;
  readonly control:
    'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'hidden';
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  readonly options?: readonly Option[];
  /** Asked only when another field has this value; ignored otherwise. */
  readonly when?: { readonly field: string; readonly is: string };
};

/** A field as its form writes it. */
export type FieldSource = FieldWords & { readonly schema: z.ZodMiniType };

export type FieldGroup = { readonly legend: string; readonly fields: readonly string[] };

/** What is judged beside the values themselves. */
export type FormContext = { readonly now: Date; readonly contest?: ContestConditions };

export type ContestConditions = {
  readonly minimumAge: number;
  readonly zone: 'metropole' | 'france';
};

export type FieldErrors = Readonly<Record<string, string>>;

/** A form without its judge: what a page draws. */
export type FormDescription = {
  readonly code: FormCode;
  /** In the order in which they are asked. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly groups: readonly FieldGroup[];
};

type Rules<Values> = (values: Values, context: FormContext) => FieldErrors;

export type FormDefinition = FormDescription & {
  readonly schema: z.ZodMiniType<Record<string, unknown>>;
  /** The sentence for a field that is asked and left empty; none for one that may be. */
  readonly missing: FieldErrors;
  /** What the values say together, or about today; asked once each one is right by itself. */
  readonly rules?: Rules<Record<string, unknown>>;
};

type ValuesOf<Sources extends Record<string, FieldSource>> = {
  [Name in keyof Sources]:
    | z.output<Sources[Name]['schema']>
    | (Sources[Name] extends { readonly when: object } ? undefined : never);
};

export function defineForm<const Sources extends Record<string, FieldSource>>({
  code,
  fields,
  groups,
  rules,
}: {
  readonly code: FormCode;
  readonly fields: Sources;
  readonly groups: readonly {
    readonly legend: string;
    readonly fields: readonly Extract<keyof Sources, string>[];
  }[];
  readonly rules?: Rules<ValuesOf<Sources>>;
}): FormDefinition {
  const sources = Object.entries<FieldSource>(fields);
  const missing = Object.fromEntries(
    sources.flatMap(([name, { schema }]) => {
      const message = schema.safeParse(undefined).error?.issues[0]?.message;
      return message === undefined ? [] : [[name, message]];
    }),
  );
  return {
    code,
    groups,
    missing,
    schema: z.strictObject(
      Object.fromEntries(
        sources.map(([name, { schema, when }]) => [name, when ? z.optional(schema) : schema]),
      ),
    ),
    fields: Object.fromEntries(
      sources.map(([name, { schema, ...words }]) => {
        const maxLength = longest(schema);
        const required = Object.hasOwn(missing, name);
        return [name, { ...words, required, ...(maxLength !== undefined && { maxLength }) }];
      }),
    ),
    // Its values are only ever made by its own schema, so forgetting their type here is safe.
    ...(rules && { rules: rules as unknown as Rules<Record<string, unknown>> }),
  };
}

/** The greatest length that a text's own schema accepts. */
function longest(schema: z.core.$ZodType): number | undefined {
  const { def } = schema._zod;
  if ('innerType' in def) return longest(def.innerType as z.core.$ZodType);
  const limits = (def.checks ?? []).map((check) => check._zod.def);
  const limit = limits.find(
    (found): found is z.core.$ZodCheckMaxLengthDef => found.check === 'max_length',
  );
  return limit?.maximum;
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
  const given = answered(definition, input);
  const result = definition.schema.safeParse(given);
  const errors: Record<string, string> = {};
  const unknown: string[] = [];
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys);
    const [name] = issue.path;
    if (typeof name === 'string') errors[name] ??= issue.message;
  }
  for (const [name, { when }] of Object.entries(definition.fields)) {
    const sentence = definition.missing[name];
    if (when && sentence !== undefined && given[when.field] === when.is && !(name in given))
      errors[name] = sentence;
  }
  if (result.success && !hasAny(errors))
    Object.assign(errors, definition.rules?.(result.data, context));
  return result.success && !hasAny(errors)
    ? { ok: true, values: result.data }
    : { ok: false, errors: inOrder(definition, errors), unknown };
}

function hasAny(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Without what was left empty, and what was not asked given the other answers. */
function answered(
  { fields }: FormDescription,
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

function inOrder({ fields }: FormDescription, errors: FieldErrors): FieldErrors {
  const names = Object.keys(fields).filter((name) => Object.hasOwn(errors, name));
  return Object.fromEntries(names.map((name) => [name, errors[name] ?? '']));
}
