import * as z from 'zod/mini';
import {
  choice,
  email,
  firstName,
  lastName,
  line,
  message,
  MESSAGE_MAX,
  phone,
  postcode,
  street,
  town,
} from './fields.ts';
import { defineForm } from './form.ts';

const schema = z.strictObject({
  role: choice(
    ['syndic', 'bailleur', 'proprietaire', 'coproprietaire'],
    'Dites-nous à quel titre vous écrivez.',
  ),
  organisation: z.optional(line('Saisissez le nom de votre organisation.')),
  street,
  postcode,
  town,
  dwellings: line('Indiquez le nombre de logements.', { max: 4 }).check(
    z.regex(/^[1-9]\d{0,3}$/, 'Saisissez un nombre de logements, de 1 à 9999.'),
  ),
  state: choice(['aucun', 'cable', 'fibre-autre', 'inconnu'], 'Choisissez l’état de l’immeuble.'),
  comment: z.optional(message('Écrivez votre message.', { min: 1 })),
  firstName,
  lastName,
  email,
  phone,
});

export const syndicForm = defineForm<z.infer<typeof schema>>({
  code: 'syndic',
  schema,
  fields: {
    role: {
      label: 'Vous êtes',
      control: 'select',
      required: true,
      options: [
        { value: 'syndic', label: 'Syndic de copropriété' },
        { value: 'bailleur', label: 'Bailleur social ou institutionnel' },
        { value: 'proprietaire', label: 'Propriétaire de l’immeuble' },
        { value: 'coproprietaire', label: 'Copropriétaire ou membre du conseil syndical' },
      ],
    },
    organisation: {
      label: 'Organisation',
      control: 'text',
      required: false,
      autocomplete: 'organization',
    },
    street: {
      label: 'Adresse de l’immeuble',
      control: 'text',
      required: true,
      hint: 'Numéro et nom de la voie.',
      autocomplete: 'off',
    },
    postcode: {
      label: 'Code postal',
      control: 'text',
      required: true,
      inputMode: 'numeric',
      maxLength: 5,
      autocomplete: 'off',
    },
    town: { label: 'Commune', control: 'text', required: true, autocomplete: 'off' },
    dwellings: {
      label: 'Nombre de logements et locaux',
      control: 'text',
      required: true,
      inputMode: 'numeric',
      maxLength: 4,
    },
    state: {
      label: 'Aujourd’hui, l’immeuble est',
      control: 'radio',
      required: true,
      options: [
        { value: 'aucun', label: 'Sans fibre' },
        { value: 'cable', label: 'Câblé, mais pas raccordé' },
        { value: 'fibre-autre', label: 'Déjà fibré par un autre opérateur' },
        { value: 'inconnu', label: 'Je ne sais pas' },
      ],
    },
    comment: {
      label: 'Précisions',
      control: 'textarea',
      required: false,
      hint: 'Accès, gardien, date de la prochaine assemblée générale…',
      maxLength: MESSAGE_MAX,
    },
    firstName: {
      label: 'Prénom',
      control: 'text',
      required: true,
      autocomplete: 'given-name',
    },
    lastName: { label: 'Nom', control: 'text', required: true, autocomplete: 'family-name' },
    email: { label: 'Adresse e-mail', control: 'email', required: true, autocomplete: 'email' },
    phone: { label: 'Téléphone', control: 'tel', required: true, autocomplete: 'tel' },
  },
  groups: [
    {
      legend: 'L’immeuble',
      fields: ['street', 'postcode', 'town', 'dwellings', 'state', 'comment'],
    },
    {
      legend: 'Vous',
      fields: ['role', 'organisation', 'firstName', 'lastName', 'email', 'phone'],
    },
  ],
});
