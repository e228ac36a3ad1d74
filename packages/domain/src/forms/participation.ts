import * as z from 'zod/mini';
import { ageOn, isInZone } from './contest.ts';
import { consent, day, line, optIn } from './fields.ts';
import {
  defineForm,
  type FieldErrors,
  type FieldRules,
  type FormContext,
  type FormDefinition,
} from './form.ts';
import type { ContestCode } from './form-codes.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE, POSTCODE, TOWN } from './person.ts';

/** A person older than this mistyped the year. */
const OLDEST_AGE = 120;

/** What every contest asks. */
export const ENTRY_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: EMAIL,
  phone: { ...PHONE, schema: z.optional(PHONE.schema), alsoSays: ['sms'] },
  birthDate: {
    schema: day,
    control: 'date',
    autocomplete: 'bday',
    alsoSays: ['unlikely', 'young'],
  },
  postcode: { ...POSTCODE, alsoSays: ['elsewhere', 'abroad'] },
  town: TOWN,
  /** The rules as they were read: an entry under older rules is asked to read again. */
  rulesVersion: {
    schema: z.string('missing').check(z.regex(/^\d{1,4}$/, 'missing')),
    control: 'hidden',
  },
  rulesAccepted: { schema: consent, control: 'checkbox' },
  optInEmail: { schema: optIn, control: 'checkbox' },
  optInSms: { schema: optIn, control: 'checkbox' },
} as const satisfies Record<string, FieldRules>;

/** After what only one contest asks. */
export const ENTRY_GROUPS = {
  person: ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'postcode', 'town'],
  rules: ['rulesAccepted', 'optInEmail', 'optInSms'],
} as const satisfies Record<string, readonly (keyof typeof ENTRY_FIELDS)[]>;

type Entrant = {
  birthDate: string;
  postcode: string;
  phone?: string | undefined;
  optInSms: boolean;
};

function conditions(entrant: Partial<Entrant>, { now, contest }: FormContext): FieldErrors {
  const { birthDate, postcode } = entrant;
  const age = birthDate === undefined ? null : ageOn(birthDate, now);
  const errors: Record<string, string> = {};
  if (age !== null && (age < 0 || age > OLDEST_AGE)) errors['birthDate'] = 'unlikely';
  else if (contest && age !== null && age < contest.minimumAge) errors['birthDate'] = 'young';
  if (contest && postcode !== undefined && !isInZone(postcode, contest.zone))
    errors['postcode'] = contest.zone === 'france' ? 'abroad' : 'elsewhere';
  if (entrant.optInSms && entrant.phone === undefined) errors['phone'] = 'sms';
  return errors;
}

/** What a contest may ask beside who enters: the set from which its record chooses. */
export const QUESTION_KINDS = {
  /** One of a few, all in sight. */
  choice: { schema: z.string('missing'), control: 'radio' },
  /** One of many. */
  list: { schema: z.string('missing'), control: 'select' },
  number: {
    schema: line({ max: 3 }).check(z.regex(/^\d{1,3}$/, 'format')),
    control: 'text',
    inputMode: 'numeric',
  },
  word: { schema: line({ max: 40 }), control: 'text', autocomplete: 'off' },
} as const satisfies Record<string, FieldRules>;
export type QuestionKind = keyof typeof QUESTION_KINDS;

export type QuestionRules = { readonly name: string; readonly kind: QuestionKind };

/** The form of a contest: its own questions, then what every one asks. */
export function participationForm(
  code: ContestCode,
  questions: readonly QuestionRules[],
): FormDefinition {
  const own = Object.fromEntries(
    questions.map(({ name, kind }): [string, FieldRules] => [name, QUESTION_KINDS[kind]]),
  );
  return {
    ...defineForm({ code, fields: { ...own, ...ENTRY_FIELDS }, groups: {} }),
    groups: { ...(questions.length > 0 && { own: Object.keys(own) }), ...ENTRY_GROUPS },
    // Every contest's values have what the conditions read.
    rules: (values, context) => conditions(values as Partial<Entrant>, context),
  };
}
