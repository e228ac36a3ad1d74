import { plainLetters } from '../plain-letters.ts';

/** What two spellings of a name have in common: no accents, no case, 'CANAL+' as 'canal plus'. */
export function fold(text: string): string {
  return plainLetters(text)
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' et ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
