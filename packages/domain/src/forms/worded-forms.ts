import type { Contest } from '../content/contest.ts';
import type { FormTexts } from '../content/forms.ts';
import { CONTACT_AUDIENCES, contactFormFor } from './contact.ts';
import { describeForm, type FormWords } from './describe-form.ts';
import type { Form, FormDescription } from './form.ts';
import type { RequestCode } from './form-codes.ts';
import { participationForm } from './participation.ts';
import { requestForms } from './request-forms.ts';

/** Forms with their words: for a page that shows one, and for the server that judges what it sent. */

export function requestFormIn(
  texts: FormTexts,
  code: RequestCode,
  values: Readonly<Record<string, unknown>> = {},
): Form {
  const definition = requestForms[code];
  const description = describeForm(definition, texts[code], texts.shared);
  return {
    definition,
    description: code === 'contact' ? contactOf(texts, description, values) : description,
  };
}

/** Of who writes; of nobody in particular, every subject. */
function contactOf(
  { contact: { topics } }: FormTexts,
  description: FormDescription,
  { audience }: Readonly<Record<string, unknown>>,
): FormDescription {
  const known = CONTACT_AUDIENCES.find((one) => one === audience);
  if (known) return contactFormFor(known, description, topics);
  return contactFormFor(
    'abonne-box',
    description,
    topics.map((topic) => ({ ...topic, audiences: [...CONTACT_AUDIENCES] })),
  );
}

export function contestFormIn(texts: FormTexts, { code, form }: Contest): Form {
  const { legend, questions } = form;
  const definition = participationForm(code, questions);
  const { groups, fields } = texts.participation;
  const own = Object.fromEntries(questions.map((question) => [question.name, question]));
  const words: FormWords = {
    groups: { own: legend, ...groups },
    fields: { ...own, ...fields },
  };
  return { definition, description: describeForm(definition, words, texts.shared) };
}
