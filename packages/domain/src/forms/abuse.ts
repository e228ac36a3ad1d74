import * as z from 'zod/mini';
import { ADDRESS_MAX, choice, consent, email, line, message, MESSAGE_MAX } from './fields.ts';
import { defineForm } from './form.ts';

export const ABUSE_KINDS = [
  'contenu-illicite',
  'mineurs',
  'haine',
  'hameconnage',
  'indesirables',
  'piratage',
  'contrefacon',
  'autre',
] as const;

/** The notice that the Digital Services Act (article 16) asks a host to make possible. */
const schema = z.strictObject({
  kind: choice(ABUSE_KINDS, 'Choisissez ce que vous signalez.'),
  where: line('Indiquez où se trouve ce que vous signalez.', { max: ADDRESS_MAX }),
  description: message('Expliquez ce que vous signalez.', { min: 20 }),
  anonymous: z._default(z.boolean('Cochez ou décochez la case.'), false),
  name: z.optional(line('Saisissez votre nom.')),
  email: z.optional(email),
  goodFaith: consent('Confirmez que vous signalez de bonne foi.'),
});

export const abuseForm = defineForm<z.infer<typeof schema>>({
  code: 'abuse',
  schema,
  fields: {
    kind: {
      label: 'Vous signalez',
      control: 'select',
      required: true,
      options: [
        { value: 'contenu-illicite', label: 'Un contenu illicite' },
        { value: 'mineurs', label: 'Un contenu mettant en danger des mineurs' },
        { value: 'haine', label: 'Un appel à la haine ou à la violence' },
        { value: 'hameconnage', label: 'Un hameçonnage (faux message, faux site)' },
        { value: 'indesirables', label: 'Des appels, SMS ou e-mails indésirables' },
        { value: 'piratage', label: 'Une attaque ou une tentative d’intrusion' },
        { value: 'contrefacon', label: 'Une contrefaçon' },
        { value: 'autre', label: 'Autre chose' },
      ],
    },
    where: {
      label: 'Où cela se trouve',
      control: 'text',
      required: true,
      hint: 'L’adresse de la page, le numéro d’appel, l’adresse IP ou l’adresse e-mail en cause.',
      maxLength: ADDRESS_MAX,
    },
    description: {
      label: 'Ce qui se passe',
      control: 'textarea',
      required: true,
      hint: 'La date, l’heure, et pourquoi vous jugez cela illicite.',
      maxLength: MESSAGE_MAX,
    },
    anonymous: {
      label: 'Je souhaite rester anonyme',
      control: 'checkbox',
      required: false,
      hint: 'Nous ne pourrons alors pas vous dire ce qui a été décidé.',
    },
    name: {
      label: 'Votre nom ou votre organisation',
      control: 'text',
      required: false,
      autocomplete: 'name',
    },
    email: {
      label: 'Adresse e-mail',
      control: 'email',
      required: false,
      autocomplete: 'email',
      hint: 'Pour l’accusé de réception et notre décision.',
    },
    goodFaith: {
      label: 'Je signale de bonne foi et mes informations sont exactes et complètes.',
      control: 'checkbox',
      required: true,
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
