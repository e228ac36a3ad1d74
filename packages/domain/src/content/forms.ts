import { z } from 'zod';
import { CONTACT_AUDIENCES } from '../forms/contact.ts';
import { type FieldWords, reasonsOf } from '../forms/describe-form.ts';
import { SHARED_REASONS } from '../forms/fields.ts';
import type { FieldRules, FormDefinition } from '../forms/form.ts';
import { ENTRY_FIELDS, ENTRY_GROUPS } from '../forms/participation.ts';
import { SHARED_FIELDS } from '../forms/person.ts';
import { requestForms } from '../forms/request-forms.ts';
import { Id, Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/**
 * What forms say: labels, hints, choices and errors. Made from their rules, so that what a form asks and
 * what content words cannot part: a field, a choice or a reason without its sentence is named.
 */

/** Longer than this is no label, but a text to read beside the form. */
const LABEL_MAX = 120;
const HINT_MAX = 160;

export const Label = Text.max(LABEL_MAX);
export const Hint = Text.max(HINT_MAX);

/** Sentences that name a figure of the rules. */
const FIGURES: Readonly<Record<string, string>> = { long: 'max', short: 'min', young: 'age' };

export function errorSentences(reasons: readonly string[]) {
  return z.strictObject(
    Object.fromEntries(
      reasons.map((reason) => {
        const figure = FIGURES[reason];
        return [reason, figure === undefined ? Sentence() : Sentence(figure)];
      }),
    ),
  );
}

function fieldWords(rules: FieldRules): z.ZodType<FieldWords> {
  const { choices, control } = rules;
  const reasons = reasonsOf(rules);
  const words: Partial<Record<keyof FieldWords, z.ZodType>> = {};
  if (control !== 'hidden') Object.assign(words, { label: Label, hint: Hint.optional() });
  if (control !== 'hidden' && choices)
    words.choices = z.strictObject(Object.fromEntries(choices.map((value) => [value, Label])));
  if (reasons.length > 0) words.errors = errorSentences(reasons);
  return z.strictObject(words) as z.ZodType<FieldWords>;
}

/** What a form says otherwise than the others, and for what only it finds. */
function ownWords({ alsoSays = [] }: FieldRules): z.ZodType<FieldWords | undefined> {
  const words = { label: Label.optional(), hint: Hint.optional() };
  return alsoSays.length > 0
    ? z.strictObject({ ...words, errors: errorSentences(alsoSays) })
    : z.strictObject(words).optional();
}

function allFields(fields: FormDefinition['fields']) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, rules]) => [
        name,
        rules.isShared ? ownWords(rules) : fieldWords(rules),
      ]),
    ),
  );
}

function legends(groups: FormDefinition['groups']) {
  return z.strictObject(Object.fromEntries(Object.keys(groups).map((key) => [key, Label])));
}

const Review = z.strictObject({ title: Label, confirm: Label });

function requestWords({ fields, groups }: FormDefinition) {
  return z.strictObject({
    submit: Label,
    /** What is said above the answers that are read again, and on the button below. */
    review: Review.optional(),
    groups: legends(groups),
    fields: allFields(fields),
  });
}

/** What one may write about. */
const ContactTopic = z.strictObject({
  id: Id,
  label: Label,
  /** Who is offered it. */
  audiences: z.array(z.enum(CONTACT_AUDIENCES)).min(1),
});

export const FormTexts = z.strictObject({
  shared: z.strictObject({
    fields: z.strictObject(
      Object.fromEntries(
        Object.entries(SHARED_FIELDS).map(([name, rules]) => [name, fieldWords(rules)]),
      ),
    ),
    errors: errorSentences(SHARED_REASONS),
    labels: z.strictObject({
      /** Before anything is chosen in a list. */
      choose: Label,
      /** Of the field that people never see. */
      trap: Label,
      /** What the answers are for: a request, or a game. */
      privacy: z.strictObject({ request: Sentence('duration'), contest: Sentence('duration') }),
      rights: Label,
      checking: Label,
      sending: Label,
      edit: Label,
    }),
    review: Review,
    answers: z.strictObject({ yes: Label, no: Label }),
  }),
  contact: requestWords(requestForms.contact).extend({
    topics: z.array(ContactTopic).min(1),
  }),
  rgpd: requestWords(requestForms.rgpd),
  abuse: requestWords(requestForms.abuse),
  syndic: requestWords(requestForms.syndic),
  'account-deletion': requestWords(requestForms['account-deletion']),
  termination: requestWords(requestForms.termination),
  /** What every contest asks; its own questions are in its record. */
  participation: z.strictObject({
    submit: Label,
    rules: Sentence('version'),
    groups: legends(ENTRY_GROUPS),
    fields: allFields(ENTRY_FIELDS),
  }),
});
export type FormTexts = z.infer<typeof FormTexts>;
