import { formatDay } from '../french.ts';
import { parisClock } from '../paris-time.ts';
import { sentenceWith } from '../sentence.ts';

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

/** '15 novembre 2026 à 14:05:09 (heure de Paris)', what a receipt must say, in the content's words. */
export function frenchInstant(iso: string, { instant }: { readonly instant: string }): string {
  const date = new Date(iso);
  const { day, time } = parisClock(date);
  const seconds = date.toISOString().slice(17, 19);
  return sentenceWith(instant, { day: formatDay(day), time: `${time}:${seconds}` });
}
