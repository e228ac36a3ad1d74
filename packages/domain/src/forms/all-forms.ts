import { abuseForm } from './abuse.ts';
import { accountDeletionForm } from './account-deletion.ts';
import { contactForm } from './contact.ts';
import type { FormDefinition } from './form.ts';
import type { FormCode } from './form-codes.ts';
import { participationForms } from './participation.ts';
import { rgpdForm } from './rgpd.ts';
import { syndicForm } from './syndic.ts';
import { terminationForm } from './termination.ts';

/** Every form,, for whoever judges one. */
export const allForms: Readonly<Record<FormCode, FormDefinition>> = {
  contact: contactForm,
  rgpd: rgpdForm,
  abuse: abuseForm,
  syndic: syndicForm,
  'account-deletion': accountDeletionForm,
  termination: terminationForm,
  ...participationForms,
};
