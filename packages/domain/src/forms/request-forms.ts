import { abuseForm } from './abuse.ts';
import { accountDeletionForm } from './account-deletion.ts';
import { contactForm } from './contact.ts';
import type { FormDefinition } from './form.ts';
import type { RequestCode } from './form-codes.ts';
import { rgpdForm } from './rgpd.ts';
import { syndicForm } from './syndic.ts';
import { terminationForm } from './termination.ts';

/** The rules of every form that is not a contest's, for whoever judges one. */
export const requestForms: Readonly<Record<RequestCode, FormDefinition>> = {
  contact: contactForm,
  rgpd: rgpdForm,
  abuse: abuseForm,
  syndic: syndicForm,
  'account-deletion': accountDeletionForm,
  termination: terminationForm,
};
