import * as z from 'zod/mini';
import { email, line, personName, phone, postcode, street, town } from './fields.ts';
import type { FieldRules } from './form.ts';

/** Who writes to us and how to answer: asked in the same words by every form. */

export const FIRST_NAME = {
  schema: personName,
  control: 'text',
  autocomplete: 'given-name',
  isShared: true,
} as const satisfies FieldRules;

export const LAST_NAME = {
  schema: personName,
  control: 'text',
  autocomplete: 'family-name',
  isShared: true,
} as const satisfies FieldRules;

export const EMAIL = {
  schema: email,
  control: 'email',
  autocomplete: 'email',
  isShared: true,
} as const satisfies FieldRules;

export const PHONE = {
  schema: phone,
  control: 'tel',
  autocomplete: 'tel',
  isShared: true,
} as const satisfies FieldRules;

export const STREET = {
  schema: street,
  control: 'text',
  autocomplete: 'address-line1',
  isShared: true,
} as const satisfies FieldRules;

export const POSTCODE = {
  schema: postcode,
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'postal-code',
  isShared: true,
} as const satisfies FieldRules;

export const TOWN = {
  schema: town,
  control: 'text',
  autocomplete: 'address-level2',
  isShared: true,
} as const satisfies FieldRules;

export const SUBSCRIBER_ID = {
  schema: z.optional(line({ max: 30 }).check(z.regex(/^[a-z0-9]+$/i, 'format'))),
  control: 'text',
  isShared: true,
} as const satisfies FieldRules;

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
export type SharedFieldName = keyof typeof SHARED_FIELDS;
