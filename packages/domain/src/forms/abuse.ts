import * as z from 'zod/mini';
import { ADDRESS_MAX, consent, line, message, oneOf, optIn } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL } from './person.ts';

/** The notice that the Digital Services Act (article 16) asks a host to make possible. */
export const abuseForm = defineForm({
  code: 'abuse',
  fields: {
    kind: {
      label: 'Vous signalez',
      control: 'select',
      ...oneOf(
        {
          'contenu-illicite': 'Un contenu illicite',
          mineurs: 'Un contenu mettant en danger des mineurs',
          haine: 'Un appel à la haine ou à la violence',
          hameconnage: 'Un hameçonnage (faux message, faux site)',
          indesirables: 'Des appels, SMS ou e-mails indésirables',
          piratage: 'Une attaque ou une tentative d’intrusion',
          contrefacon: 'Une contrefaçon',
          autre: 'Autre chose',
        },
        'Choisissez ce que vous signalez.',
      ),
    },
    where: {
      schema: line('Indiquez où se trouve ce que vous signalez.', { max: ADDRESS_MAX }),
      label: 'Où cela se trouve',
      control: 'text',
      hint: 'L’adresse de la page, le numéro d’appel, l’adresse IP ou l’adresse e-mail en cause.',
    },
    description: {
      schema: message('Expliquez ce que vous signalez.', { min: 20 }),
      label: 'Ce qui se passe',
      control: 'textarea',
      hint: 'La date, l’heure, et pourquoi vous jugez cela illicite.',
    },
    anonymous: {
      schema: optIn,
      label: 'Je souhaite rester anonyme',
      control: 'checkbox',
      hint: 'Nous ne pourrons alors pas vous dire ce qui a été décidé.',
    },
    name: {
      schema: z.optional(line('Saisissez votre nom.')),
      label: 'Votre nom ou votre organisation',
      control: 'text',
      autocomplete: 'name',
    },
    email: {
      ...EMAIL,
      schema: z.optional(EMAIL.schema),
      hint: 'Pour l’accusé de réception et notre décision.',
    },
    goodFaith: {
      schema: consent('Confirmez que vous signalez de bonne foi.'),
      label: 'Je signale de bonne foi et mes informations sont exactes et complètes.',
      control: 'checkbox',
    },
  },
  groups: [
    { legend: 'Les faits', fields: ['kind', 'where', 'description'] },
    { legend: 'Vous', fields: ['anonymous', 'name', 'email', 'goodFaith'] },
  ],
  rules: ({ anonymous, kind, name, email }) => {
    // The law never asks for a name when children are concerned.
    if (anonymous || kind === 'mineurs') return {};
    return {
      ...(name ? {} : { name: 'Saisissez votre nom, ou choisissez de rester anonyme.' }),
      ...(email ? {} : { email: 'Saisissez votre adresse e-mail, ou restez anonyme.' }),
    };
  },
});
