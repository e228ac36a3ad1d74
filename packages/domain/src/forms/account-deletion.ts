import * as z from 'zod/mini';
import { consent, line, message, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME } from './person.ts';

export const accountDeletionForm = defineForm({
  code: 'account-deletion',
  fields: {
    account: { ...oneOf('application', 'espace-abonne', 'webmail'), control: 'radio' },
    login: { schema: line(), control: 'text', autocomplete: 'username' },
    reason: { schema: z.optional(message({ min: 1, max: 500 })), control: 'textarea' },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    understood: { schema: consent, control: 'checkbox' },
  },
  groups: {
    account: ['account', 'login', 'reason'],
    person: ['firstName', 'lastName', 'email', 'understood'],
  },
});
