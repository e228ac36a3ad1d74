import { firstOfMonth } from '../french.ts';

/** What travels around a form's own fields, and the answers to it. */

/** A form and what protects it weigh far less; more is not a form. */
export const SUBMISSION_BODY_MAX = 16 * 1024;

/** Names that no form may use for a field of its own. */
export const ENVELOPE_NAMES = [
  'idempotencyKey',
  'captcha',
  'website',
  'token',
  'step',
  'page',
] as const;

const envelope: ReadonlySet<string> = new Set(ENVELOPE_NAMES);

/** What protects a form, apart from what was answered. */
export function isEnvelopeName(name: string): boolean {
  return envelope.has(name);
}

/** A field that people never see: whoever fills it is a program. */
export const HONEYPOT_NAME = 'website';

export const REFUSALS = {
  captcha: 'La vérification contre les robots a échoué. Réessayez\u00a0: rien n’est perdu.',
  honeypot: 'Laissez vide le champ réservé aux robots, puis renvoyez le formulaire.',
  unknown: 'Ce formulaire contient un champ inconnu. Rechargez la page et réessayez.',
  conflict: 'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page.',
  tooMany: 'Trop de demandes en peu de temps. Patientez quelques minutes et réessayez.',
  fields: 'Certaines réponses sont à corriger.',
  down: 'Le service est momentanément indisponible. Réessayez dans un instant\u00a0: rien n’est perdu.',
} as const;

const FRENCH_INSTANT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** '15 novembre 2026 à 14:05:09 (heure de Paris)': what a receipt must say. */
export function frenchInstant(iso: string): string {
  return `${firstOfMonth(FRENCH_INSTANT.format(new Date(iso)).replaceAll('\u202f', '\u00a0'))} (heure de Paris)`;
}
