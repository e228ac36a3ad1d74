import * as z from 'zod/mini';
import { choice, email, firstName, lastName, line, message, MESSAGE_MAX } from './fields.ts';
import { defineForm } from './form.ts';

/** Articles 15 to 21 of the regulation, in the words people use. */
export const RGPD_RIGHTS = [
  'acces',
  'rectification',
  'effacement',
  'opposition',
  'limitation',
  'portabilite',
  'directives',
] as const;

const schema = z.strictObject({
  right: choice(RGPD_RIGHTS, 'Choisissez le droit que vous exercez.'),
  relation: choice(['abonne', 'ancien', 'non-abonne'], 'Dites-nous si vous êtes abonné.'),
  subscriberId: z.optional(
    line('Saisissez votre identifiant.', { max: 30 }).check(
      z.regex(/^[a-z0-9]+$/i, 'Un identifiant ne contient que des lettres et des chiffres.'),
    ),
  ),
  request: message('Décrivez votre demande.'),
  firstName,
  lastName,
  email,
});

export const rgpdForm = defineForm<z.infer<typeof schema>>({
  code: 'rgpd',
  schema,
  fields: {
    right: {
      label: 'Le droit que vous exercez',
      control: 'radio',
      required: true,
      options: [
        { value: 'acces', label: 'Accéder à mes données' },
        { value: 'rectification', label: 'Les faire corriger' },
        { value: 'effacement', label: 'Les faire effacer' },
        { value: 'opposition', label: 'M’opposer à leur utilisation' },
        { value: 'limitation', label: 'En limiter l’utilisation' },
        { value: 'portabilite', label: 'Les récupérer dans un format réutilisable' },
        { value: 'directives', label: 'Dire ce qu’elles deviendront après mon décès' },
      ],
    },
    relation: {
      label: 'Vous êtes',
      control: 'radio',
      required: true,
      options: [
        { value: 'abonne', label: 'Abonné' },
        { value: 'ancien', label: 'Ancien abonné' },
        { value: 'non-abonne', label: 'Ni l’un ni l’autre' },
      ],
    },
    subscriberId: {
      label: 'Identifiant d’abonné',
      control: 'text',
      required: false,
      hint: 'Facultatif. Il nous évite de vous demander une pièce d’identité.',
      maxLength: 30,
    },
    request: {
      label: 'Votre demande',
      control: 'textarea',
      required: true,
      hint: 'Les données ou les services concernés, la correction attendue…',
      maxLength: MESSAGE_MAX,
    },
    firstName: {
      label: 'Prénom',
      control: 'text',
      required: true,
      autocomplete: 'given-name',
    },
    lastName: { label: 'Nom', control: 'text', required: true, autocomplete: 'family-name' },
    email: {
      label: 'Adresse e-mail',
      control: 'email',
      required: true,
      autocomplete: 'email',
      hint: 'Nous y répondons sous un mois.',
    },
  },
  groups: [
    { legend: 'Votre droit', fields: ['right', 'request'] },
    {
      legend: 'Vous',
      fields: ['relation', 'subscriberId', 'firstName', 'lastName', 'email'],
    },
  ],
});
