import * as z from 'zod/mini';
import { consent, line, message, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME } from './person.ts';

export const accountDeletionForm = defineForm({
  code: 'account-deletion',
  fields: {
    account: {
      label: 'Le compte à supprimer',
      control: 'radio',
      ...oneOf(
        {
          application: 'Mon compte dans les applications',
          'espace-abonne': 'Mon Espace abonné, une fois mon contrat terminé',
          webmail: 'Ma boîte de messagerie',
        },
        'Choisissez le compte à supprimer.',
      ),
    },
    login: {
      schema: line('Saisissez l’identifiant ou l’adresse e-mail du compte.'),
      label: 'Identifiant ou adresse e-mail du compte',
      control: 'text',
      autocomplete: 'username',
    },
    reason: {
      schema: z.optional(message('Écrivez votre message.', { min: 1, max: 500 })),
      label: 'Pourquoi partez-vous\u00a0?',
      control: 'textarea',
      hint: 'Sans effet sur votre demande.',
    },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: {
      ...EMAIL,
      label: 'Adresse e-mail où vous répondre',
      hint: 'Nous y envoyons un lien de confirmation avant d’effacer quoi que ce soit.',
    },
    understood: {
      schema: consent('Confirmez que vous avez compris que la suppression est définitive.'),
      label: 'J’ai compris que la suppression est définitive.',
      control: 'checkbox',
    },
  },
  groups: [
    { legend: 'Le compte', fields: ['account', 'login', 'reason'] },
    { legend: 'Vous', fields: ['firstName', 'lastName', 'email', 'understood'] },
  ],
});
