import type { Contest, Puzzle } from '../content/contest.ts';
import type { Sha256 } from '../draw.ts';
import { parisClock } from '../paris-time.ts';
import { plainLetters } from '../plain-letters.ts';
import { slugOf } from '../slug.ts';

/** The rules of a contest that do not depend on where they are asked. */

export const CONTEST_STATES = ['upcoming', 'open', 'full', 'closed'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

type ContestWindow = Pick<Contest, 'opensAt' | 'closesAt' | 'capacity'>;

/** Open from the first instant of `opensAt` to the last before `closesAt`. */
export function contestState(contest: ContestWindow, now: Date, entries = 0): ContestState {
  const time = now.getTime();
  if (time < Date.parse(contest.opensAt)) return 'upcoming';
  if (time >= Date.parse(contest.closesAt)) return 'closed';
  return contest.capacity !== null && entries >= contest.capacity ? 'full' : 'open';
}

/** Whole years on the day it is in Paris; negative when not born yet. `birthDate` is a day of the calendar. */
export function ageOn(birthDate: string, now: Date): number {
  const { day } = parisClock(now);
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** 97 and 98 are the overseas departments and territories, but for 980, Monaco; everything else is the mainland. */
export function isInZone(postcode: string, zone: 'metropole' | 'france'): boolean {
  return !(zone === 'france' ? /^980/ : /^9[78]/).test(postcode);
}

/**
 * What makes two entries the same person's. Either is enough: another e-mail address does not give
 * a second chance, nor does a misspelt name.
 */
export function entrantIdentities(entrant: {
  email: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  postcode: string;
}): string[] {
  const name = [entrant.firstName, entrant.lastName].map(nameKey).join('|');
  return [
    `mail:${canonicalMailbox(entrant.email)}`,
    `person:${name}|${entrant.birthDate}|${entrant.postcode}`,
  ];
}

/** Case, accents and hyphens aside, in any script: 李 and 王 are two people. */
export function nameKey(name: string): string {
  return plainLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Providers that ignore dots in a mailbox's name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: letters' case, '+tag' and meaningless dots do not make another, nor does a
 * browser that encodes the accents of a domain.
 */
export function canonicalMailbox(email: string): string {
  const [local = '', written = ''] = email.trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  const domain = URL.parse(`https://${written}`)?.hostname || written;
  return DOTLESS.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** As many as the garden of the Easter hunt has places for. */
export const EGGS_MAX = 11;

/** An answer whatever its case, accents, spaces and hyphens. */
export function answerKey(answer: string): string {
  return slugOf(answer).replaceAll('-', '');
}

/** Whether the answer to a contest's puzzle is right; a contest without one accepts all. */
export function isRightAnswer(puzzle: Puzzle | undefined, given: unknown, sha256: Sha256): boolean {
  if (!puzzle) return true;
  if (typeof given !== 'string') return false;
  const answer = answerKey(given);
  if (puzzle.kind === 'eggs') return answer === String(puzzle.eggs);
  if (puzzle.kind === 'hidden-message') return answer === answerKey(puzzle.word);
  return puzzle.accepted.includes(sha256(answer));
}
