import type * as z from 'zod/mini';
import { SHARED_REASONS } from './fields.ts';
import {
  type BoxAnswers,
  type Field,
  type FieldRules,
  type FormDefinition,
  type FormDescription,
  missingReason,
  type Option,
} from './form.ts';

/** The words of a field as content writes them. */
export type FieldWords = {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly choices?: readonly Option[] | Readonly<Record<string, string>> | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
};

export type FormWords = {
  readonly groups: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, FieldWords | undefined>>;
};

/** What every form says alike. */
export type SharedWords = {
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly answers: BoxAnswers;
};

/** A form's rules with their words: made where content is, so that a browser gets one form's words only. */
export function describeForm(
  { code, fields, groups }: FormDefinition,
  words: FormWords,
  shared: SharedWords,
): FormDescription {
  return {
    code,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, rules]) => [
        name,
        {
          ...describeField(
            rules,
            words.fields[name],
            rules.isShared ? shared.fields[name] : undefined,
          ),
          ...(rules.control === 'checkbox' && { answers: shared.answers }),
        },
      ]),
    ),
    groups: Object.entries(groups).map(([key, names]) => ({
      legend: words.groups[key] ?? '',
      fields: names,
    })),
    errors: shared.errors,
  };
}

function describeField(
  rules: FieldRules,
  own: FieldWords = {},
  shared: FieldWords | undefined,
): Field {
  const { schema, choices: known, alsoSays: _, isShared: __, ...asked } = rules;
  const { label = '', hint } = { ...shared, ...own };
  const errors = { ...shared?.errors, ...own.errors };
  const options = optionsOf(known, own.choices);
  const { min, max } = lengths(schema);
  return {
    ...asked,
    label,
    required: missingReason(rules) !== undefined,
    ...(hint !== undefined && { hint }),
    ...(options && { options }),
    ...(min > 1 && { minLength: min }),
    ...(max !== Infinity && { maxLength: max }),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
}

/** In the order of the rules where they know the choices, else in that of content. */
function optionsOf(
  known: readonly string[] | undefined,
  words: FieldWords['choices'],
): readonly Option[] | undefined {
  if (words === undefined) return undefined;
  if (isList(words)) return words;
  return (known ?? Object.keys(words)).map((value) => ({ value, label: words[value] ?? value }));
}

function isList(words: NonNullable<FieldWords['choices']>): words is readonly Option[] {
  return Array.isArray(words);
}

/** The lengths that a text's own schema accepts. */
function lengths(schema: z.core.$ZodType): { min: number; max: number } {
  const found = { min: 0, max: Infinity };
  for (const { check, ...limit } of checksOf(schema)) {
    if (check === 'max_length') found.max = (limit as z.core.$ZodCheckMaxLengthDef).maximum;
    if (check === 'min_length')
      found.min = Math.max(found.min, (limit as z.core.$ZodCheckMinLengthDef).minimum);
  }
  return found;
}

/** What content must word for a field: every reason of its rules, but those that all forms word alike. */
export function reasonsOf({ schema, choices, alsoSays = [] }: FieldRules): string[] {
  const own = reasonsIn(schema).filter(
    (reason) => !SHARED_REASONS.some((shared) => shared === reason),
  );
  return [...new Set([...(choices ? ['missing'] : []), ...own, ...alsoSays])];
}

function reasonsIn(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  const said = [def, ...checksOf(schema)].map(({ error }) => error?.({} as never));
  return [
    ...said.filter((reason): reason is string => typeof reason === 'string'),
    ...('innerType' in def ? reasonsIn(def.innerType as z.core.$ZodType) : []),
  ];
}

function checksOf(schema: z.core.$ZodType): z.core.$ZodCheckDef[] {
  const { def } = schema._zod;
  if ('innerType' in def) return checksOf(def.innerType as z.core.$ZodType);
  return (def.checks ?? []).map((check) => check._zod.def);
}
