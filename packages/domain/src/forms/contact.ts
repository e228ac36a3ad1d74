import * as z from 'zod/mini';
import { message } from './fields.ts';
import { defineForm, type Field, type FormDescription, type Option } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE, SUBSCRIBER_ID } from './person.ts';

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

/** The form of one kind of visitor: its own subjects, and the identifier only a subscriber has. */
export function contactFormFor(audience: ContactAudience): FormDescription {
  const subscriber = audience !== 'pas-encore-abonne';
  const { code, fields } = contactForm;
  const topic = { ...fields['topic'], options: contactTopics(audience) } as Field;
  return {
    code,
    fields: { ...fields, topic },
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
  schema: z.enum(CONTACT_TOPICS, 'Choisissez le sujet de votre message.'),
  label: 'Sujet de votre message',
  control: 'select',
  options: CONTACT_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
} as const;

export const contactForm = defineForm({
  code: 'contact',
  fields: {
    audience: {
      schema: z.enum(CONTACT_AUDIENCES, 'Dites-nous si vous êtes abonné.'),
      label: 'Vous êtes',
      control: 'hidden',
    },
    topic: topicField,
    subscriberId: {
      ...SUBSCRIBER_ID,
      hint: 'Il figure en haut de vos factures et nous fait gagner du temps.',
    },
    message: {
      schema: message('Écrivez votre message.'),
      label: 'Votre message',
      control: 'textarea',
      hint: 'Ne donnez ni mot de passe, ni numéro de carte bancaire.',
    },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: { ...EMAIL, hint: 'Nous vous y répondons.' },
    phone: {
      ...PHONE,
      schema: z.optional(PHONE.schema),
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
