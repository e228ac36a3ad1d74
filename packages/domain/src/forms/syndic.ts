import * as z from 'zod/mini';
import { line, message, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE, POSTCODE, STREET, TOWN } from './person.ts';

export const syndicForm = defineForm({
  code: 'syndic',
  fields: {
    // The building's address: a browser knows only its owner's.
    street: { ...STREET, autocomplete: 'off' },
    postcode: { ...POSTCODE, autocomplete: 'off' },
    town: { ...TOWN, autocomplete: 'off' },
    dwellings: {
      schema: line({ max: 4 }).check(z.regex(/^[1-9]\d{0,3}$/, 'format')),
      control: 'text',
      inputMode: 'numeric',
    },
    state: { ...oneOf('aucun', 'cable', 'fibre-autre', 'inconnu'), control: 'radio' },
    comment: { schema: z.optional(message({ min: 1 })), control: 'textarea' },
    role: {
      ...oneOf('syndic', 'bailleur', 'proprietaire', 'coproprietaire'),
      control: 'select',
    },
    organisation: {
      schema: z.optional(line()),
      control: 'text',
      autocomplete: 'organization',
    },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: PHONE,
  },
  groups: {
    building: ['street', 'postcode', 'town', 'dwellings', 'state', 'comment'],
    person: ['role', 'organisation', 'firstName', 'lastName', 'email', 'phone'],
  },
});
