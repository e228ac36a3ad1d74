import * as z from 'zod/mini';
import { choice, email, firstName, lastName, message, phone, line, MESSAGE_MAX } from './fields.ts';
import { defineForm, type FormDefinition, type Option } from './form.ts';

/** Who writes decides who answers. */
export const CONTACT_AUDIENCES = [
  'abonne-freebox',
  'abonne-mobile',
  'abonne-freebox-mobile',
  'pas-encore-abonne',
] as const;
export type ContactAudience = (typeof CONTACT_AUDIENCES)[number];

export const CONTACT_TOPICS = [
  'panne',
  'facture',
  'demenagement',
  'materiel',
  'ligne-mobile',
  'sim',
  'offre',
  'eligibilite',
  'commande',
  'reclamation',
  'autre',
] as const;
type ContactTopic = (typeof CONTACT_TOPICS)[number];

const TOPIC_LABELS: Readonly<Record<ContactTopic, string>> = {
  panne: 'Une panne ou un débit trop faible',
  facture: 'Une facture ou un paiement',
  demenagement: 'Un déménagement',
  materiel: 'Un équipement à recevoir, échanger ou rendre',
  'ligne-mobile': 'Ma ligne mobile ou mon forfait',
  sim: 'Ma carte SIM ou eSIM, un vol, une perte',
  offre: 'Choisir ou changer d’offre',
  eligibilite: 'Savoir si j’ai la fibre',
  commande: 'Le suivi de ma commande',
  reclamation: 'Une réclamation',
  autre: 'Autre chose',
};

const TOPICS_OF: Readonly<Record<ContactAudience, readonly ContactTopic[]>> = {
  'abonne-freebox': [
    'panne',
    'facture',
    'demenagement',
    'materiel',
    'offre',
    'reclamation',
    'autre',
  ],
  'abonne-mobile': ['ligne-mobile', 'sim', 'facture', 'offre', 'reclamation', 'autre'],
  'abonne-freebox-mobile': [
    'panne',
    'ligne-mobile',
    'sim',
    'facture',
    'demenagement',
    'materiel',
    'offre',
    'reclamation',
    'autre',
  ],
  'pas-encore-abonne': ['offre', 'eligibilite', 'commande', 'reclamation', 'autre'],
};

export function contactTopics(audience: ContactAudience): Option[] {
  return TOPICS_OF[audience].map((value) => ({ value, label: TOPIC_LABELS[value] }));
}

const schema = z.strictObject({
  audience: choice(CONTACT_AUDIENCES, 'Dites-nous si vous êtes abonné.'),
  topic: choice(CONTACT_TOPICS, 'Choisissez le sujet de votre message.'),
  subscriberId: z.optional(
    line('Saisissez votre identifiant.', { max: 30 }).check(
      z.regex(/^[a-z0-9]+$/i, 'Un identifiant ne contient que des lettres et des chiffres.'),
    ),
  ),
  firstName,
  lastName,
  email,
  phone: z.optional(phone),
  message: message('Écrivez votre message.'),
});

/** The form of one kind of visitor: its own subjects, and the identifier only a subscriber has. */
export function contactFormFor(audience: ContactAudience): FormDefinition {
  const subscriber = audience !== 'pas-encore-abonne';
  return {
    ...contactForm,
    fields: {
      ...contactForm.fields,
      topic: { ...topicField, options: contactTopics(audience) },
    },
    groups: [
      {
        legend: 'Votre demande',
        fields: ['topic', ...(subscriber ? ['subscriberId'] : []), 'message'],
      },
      { legend: 'Vos coordonnées', fields: ['firstName', 'lastName', 'email', 'phone'] },
    ],
  };
}

const topicField = {
  label: 'Sujet de votre message',
  control: 'select',
  required: true,
  options: CONTACT_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
} as const;

export const contactForm = defineForm<z.infer<typeof schema>>({
  code: 'contact',
  schema,
  fields: {
    audience: { label: 'Vous êtes', control: 'hidden', required: true },
    topic: topicField,
    subscriberId: {
      label: 'Identifiant d’abonné',
      control: 'text',
      required: false,
      hint: 'Il figure en haut de vos factures. Facultatif, il nous fait gagner du temps.',
      maxLength: 30,
    },
    message: {
      label: 'Votre message',
      control: 'textarea',
      required: true,
      hint: 'Ne donnez ni mot de passe, ni numéro de carte bancaire.',
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
      hint: 'Nous vous y répondons.',
    },
    phone: {
      label: 'Téléphone',
      control: 'tel',
      required: false,
      autocomplete: 'tel',
      hint: 'Si vous préférez être rappelé.',
    },
  },
  groups: [
    { legend: 'Votre demande', fields: ['topic', 'subscriberId', 'message'] },
    { legend: 'Vos coordonnées', fields: ['firstName', 'lastName', 'email', 'phone'] },
  ],
  rules: ({ audience, topic }) =>
    TOPICS_OF[audience].includes(topic) ? {} : { topic: 'Choisissez un sujet de la liste.' },
});
