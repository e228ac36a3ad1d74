import { randomInt } from 'node:crypto';

/** No vowel (no word appears), no 0/O, 1/I/L or U/V to confuse when read over the telephone. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTWXZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

export const REFERENCE_LENGTH = GROUPS * GROUP_LENGTH + GROUPS - 1;

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** A reference a visitor can note and dictate, such as `7K3M-Q9XD`: 26⁸, two hundred billion. */
export function newReference(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
      '',
    );
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As people copy it: any case, spaces around, with or without its hyphen. */
export function canonicalReference(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${letters.slice(0, GROUP_LENGTH)}-${letters.slice(GROUP_LENGTH)}`;
}

/** Whether it is one, as we write it. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}
