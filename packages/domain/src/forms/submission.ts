import { firstOfMonth } from '../french.ts';
import { lazily } from '../lazily.ts';
import { PARIS } from '../paris-time.ts';

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

const longInstant = lazily(
  () =>
    new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone: PARIS }),
);

/** '15 novembre 2026 à 14:05:09 (heure de Paris)': what a receipt must say. */
export function frenchInstant(iso: string): string {
  return `${firstOfMonth(longInstant().format(new Date(iso)).replaceAll('\u202f', '\u00a0'))} (heure de Paris)`;
}
