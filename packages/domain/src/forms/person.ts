import * as z from 'zod/mini';
import { email, line, personName, phone, postcode, street, town } from './fields.ts';
import type { FieldRules } from './form.ts';

/** Who writes to us and how to answer: asked in the same words by every form. */
function shared<const Rules extends FieldRules>(rules: Rules) {
  return { ...rules, isShared: true } as const;
}

export const FIRST_NAME = shared({
  schema: personName,
  control: 'text',
  autocomplete: 'given-name',
});
export const LAST_NAME = shared({
  schema: personName,
  control: 'text',
  autocomplete: 'family-name',
});
export const EMAIL = shared({ schema: email, control: 'email', autocomplete: 'email' });
export const PHONE = shared({ schema: phone, control: 'tel', autocomplete: 'tel' });
export const STREET = shared({ schema: street, control: 'text', autocomplete: 'address-line1' });
export const POSTCODE = shared({
  schema: postcode,
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'postal-code',
});
export const TOWN = shared({ schema: town, control: 'text', autocomplete: 'address-level2' });
export const SUBSCRIBER_ID = shared({
  schema: z.optional(line({ max: 30 }).check(z.regex(/^[a-z0-9]+$/i, 'format'))),
  control: 'text',
});

/** Fields whose words every form shares, by their name in it. */
export const SHARED_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: EMAIL,
  phone: PHONE,
  street: STREET,
  postcode: POSTCODE,
  town: TOWN,
  subscriberId: SUBSCRIBER_ID,
} as const satisfies Record<string, FieldRules>;
