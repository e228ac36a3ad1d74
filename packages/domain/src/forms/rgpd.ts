import { message, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, SUBSCRIBER_ID } from './person.ts';

/** Articles 15 to 21 of the regulation, in the words people use. */
export const rgpdForm = defineForm({
  code: 'rgpd',
  fields: {
    right: {
      label: 'Le droit que vous exercez',
      control: 'radio',
      ...oneOf(
        {
          acces: 'Accéder à mes données',
          rectification: 'Les faire corriger',
          effacement: 'Les faire effacer',
          opposition: 'M’opposer à leur utilisation',
          limitation: 'En limiter l’utilisation',
          portabilite: 'Les récupérer dans un format réutilisable',
          directives: 'Dire ce qu’elles deviendront après mon décès',
        },
        'Choisissez le droit que vous exercez.',
      ),
    },
    request: {
      schema: message('Décrivez votre demande.'),
      label: 'Votre demande',
      control: 'textarea',
      hint: 'Les données ou les services concernés, la correction attendue…',
    },
    relation: {
      label: 'Vous êtes',
      control: 'radio',
      ...oneOf(
        { abonne: 'Abonné', ancien: 'Ancien abonné', 'non-abonne': 'Ni l’un ni l’autre' },
        'Dites-nous si vous êtes abonné.',
      ),
    },
    subscriberId: {
      ...SUBSCRIBER_ID,
      hint: 'Il nous évite de vous demander une pièce d’identité.',
    },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: { ...EMAIL, hint: 'Nous y répondons sous un mois.' },
  },
  groups: [
    { legend: 'Votre droit', fields: ['right', 'request'] },
    {
      legend: 'Vous',
      fields: ['relation', 'subscriberId', 'firstName', 'lastName', 'email'],
    },
  ],
});
