import * as z from 'zod/mini';
import { choice, consent, email, firstName, lastName, line, message } from './fields.ts';
import { defineForm } from './form.ts';

const schema = z.strictObject({
  account: choice(['application', 'espace-abonne', 'webmail'], 'Choisissez le compte à supprimer.'),
  login: line('Saisissez l’identifiant ou l’adresse e-mail du compte.'),
  firstName,
  lastName,
  email,
  reason: z.optional(message('Écrivez votre message.', { min: 1, max: 500 })),
  understood: consent('Confirmez que vous avez compris que la suppression est définitive.'),
});

export const accountDeletionForm = defineForm<z.infer<typeof schema>>({
  code: 'account-deletion',
  schema,
  fields: {
    account: {
      label: 'Le compte à supprimer',
      control: 'radio',
      required: true,
      options: [
        { value: 'application', label: 'Mon compte dans les applications' },
        { value: 'espace-abonne', label: 'Mon Espace abonné, une fois mon contrat terminé' },
        { value: 'webmail', label: 'Ma boîte de messagerie' },
      ],
    },
    login: {
      label: 'Identifiant ou adresse e-mail du compte',
      control: 'text',
      required: true,
      autocomplete: 'username',
    },
    reason: {
      label: 'Pourquoi partez-vous\u00a0?',
      control: 'textarea',
      required: false,
      hint: 'Facultatif, et sans effet sur votre demande.',
      maxLength: 500,
    },
    firstName: {
      label: 'Prénom',
      control: 'text',
      required: true,
      autocomplete: 'given-name',
    },
    lastName: { label: 'Nom', control: 'text', required: true, autocomplete: 'family-name' },
    email: {
      label: 'Adresse e-mail où vous répondre',
      control: 'email',
      required: true,
      autocomplete: 'email',
      hint: 'Nous y envoyons un lien de confirmation avant d’effacer quoi que ce soit.',
    },
    understood: {
      label: 'J’ai compris que la suppression est définitive.',
      control: 'checkbox',
      required: true,
    },
  },
  groups: [
    { legend: 'Le compte', fields: ['account', 'login', 'reason'] },
    { legend: 'Vous', fields: ['firstName', 'lastName', 'email', 'understood'] },
  ],
});
