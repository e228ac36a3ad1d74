import * as z from 'zod/mini';
import { line, message, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE, POSTCODE, STREET, TOWN } from './person.ts';

export const syndicForm = defineForm({
  code: 'syndic',
  fields: {
    // The building's address: a browser knows only its owner's.
    street: {
      ...STREET,
      label: 'Adresse de l’immeuble',
      hint: 'Numéro et nom de la voie.',
      autocomplete: 'off',
    },
    postcode: { ...POSTCODE, autocomplete: 'off' },
    town: { ...TOWN, autocomplete: 'off' },
    dwellings: {
      schema: line('Indiquez le nombre de logements.', { max: 4 }).check(
        z.regex(/^[1-9]\d{0,3}$/, 'Saisissez un nombre de logements, de 1 à 9999.'),
      ),
      label: 'Nombre de logements et locaux',
      control: 'text',
      inputMode: 'numeric',
    },
    state: {
      label: 'Aujourd’hui, l’immeuble est',
      control: 'radio',
      ...oneOf(
        {
          aucun: 'Sans fibre',
          cable: 'Câblé, mais pas raccordé',
          'fibre-autre': 'Déjà fibré par un autre opérateur',
          inconnu: 'Je ne sais pas',
        },
        'Choisissez l’état de l’immeuble.',
      ),
    },
    comment: {
      schema: z.optional(message('Écrivez votre message.', { min: 1 })),
      label: 'Précisions',
      control: 'textarea',
      hint: 'Accès, gardien, date de la prochaine assemblée générale…',
    },
    role: {
      label: 'Vous êtes',
      control: 'select',
      ...oneOf(
        {
          syndic: 'Syndic de copropriété',
          bailleur: 'Bailleur social ou institutionnel',
          proprietaire: 'Propriétaire de l’immeuble',
          coproprietaire: 'Copropriétaire ou membre du conseil syndical',
        },
        'Dites-nous à quel titre vous écrivez.',
      ),
    },
    organisation: {
      schema: z.optional(line('Saisissez le nom de votre organisation.')),
      label: 'Organisation',
      control: 'text',
      autocomplete: 'organization',
    },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: PHONE,
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
