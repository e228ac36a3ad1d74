import * as z from 'zod/mini';
import type { FormTexts } from '../content/forms.ts';
import { message, oneOf } from './fields.ts';
import { defineForm, type FormDescription } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE, SUBSCRIBER_ID } from './person.ts';

/** Who writes decides who answers. */
export const CONTACT_AUDIENCES = [
  'abonne-box',
  'abonne-mobile',
  'abonne-box-mobile',
  'pas-encore-abonne',
] as const;
export type ContactAudience = (typeof CONTACT_AUDIENCES)[number];

/** The form of one kind of visitor: its own subjects, and the identifier only a subscriber has. */
export function contactFormFor(
  audience: ContactAudience,
  { fields, groups, ...form }: FormDescription,
  topics: FormTexts['contact']['topics'],
): FormDescription {
  const hasContract = audience !== 'pas-encore-abonne';
  const own = topics.filter(({ audiences }) => audiences.includes(audience));
  const shown = Object.entries(fields).map(([name, field]) => [
    name,
    name === 'topic'
      ? { ...field, options: own.map(({ id, label }) => ({ value: id, label })) }
      : field,
  ]);
  return {
    ...form,
    fields: Object.fromEntries(shown),
    groups: groups.map((group) => ({
      ...group,
      fields: group.fields.filter((name) => hasContract || name !== 'subscriberId'),
    })),
  };
}

export const contactForm = defineForm({
  code: 'contact',
  fields: {
    audience: { ...oneOf(...CONTACT_AUDIENCES), control: 'hidden' },
    // Its choices are content (see contactFormFor): another subject needs no code.
    topic: { schema: z.string('missing'), control: 'select' },
    subscriberId: SUBSCRIBER_ID,
    message: { schema: message(), control: 'textarea' },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: { ...PHONE, schema: z.optional(PHONE.schema) },
  },
  groups: {
    request: ['topic', 'subscriberId', 'message'],
    person: ['firstName', 'lastName', 'email', 'phone'],
  },
});
