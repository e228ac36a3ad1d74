import * as z from 'zod/mini';
import { email, firstName, lastName, line, phone, postcode, street, town } from './fields.ts';
import type { FieldSource } from './form.ts';

/** Who writes to us and how to answer: asked in the same words by every form. */

export const FIRST_NAME = {
  schema: firstName,
  label: 'Prénom',
  control: 'text',
  autocomplete: 'given-name',
} as const satisfies FieldSource;

export const LAST_NAME = {
  schema: lastName,
  label: 'Nom',
  control: 'text',
  autocomplete: 'family-name',
} as const satisfies FieldSource;

export const EMAIL = {
  schema: email,
  label: 'Adresse e-mail',
  control: 'email',
  autocomplete: 'email',
} as const satisfies FieldSource;

export const PHONE = {
  schema: phone,
  label: 'Téléphone',
  control: 'tel',
  autocomplete: 'tel',
} as const satisfies FieldSource;

export const STREET = {
  schema: street,
  label: 'Numéro et nom de la voie',
  control: 'text',
  autocomplete: 'address-line1',
} as const satisfies FieldSource;

export const POSTCODE = {
  schema: postcode,
  label: 'Code postal',
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'postal-code',
} as const satisfies FieldSource;

export const TOWN = {
  schema: town,
  label: 'Commune',
  control: 'text',
  autocomplete: 'address-level2',
} as const satisfies FieldSource;

export const SUBSCRIBER_ID = {
  schema: z.optional(
    line('Saisissez votre identifiant.', { max: 30 }).check(
      z.regex(/^[a-z0-9]+$/i, 'Un identifiant ne contient que des lettres et des chiffres.'),
    ),
  ),
  label: 'Identifiant d’abonné',
  control: 'text',
} as const satisfies FieldSource;
