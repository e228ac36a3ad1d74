import { misspelledIn, type Speller } from '../../misspelled.ts';
import { markupText } from '../../mini-markup.ts';
import type { Rule } from './rule.ts';

/** A value for machines in a field that may hold words: `ultra-essentiel`, `icons/tv-logo.svg`, `ESSENTIAL`. */
const NOT_WORDS = /^(?:[^\s\p{Lu}]\S*|[\p{Lu}\p{N}_]+)$/u;
/** Filled when a visitor acts: `<day>`. */
const FILLED_LATER = /<\w+>/g;

/** What the proofreading of rendered pages would find, before there are any. */
export function spelling(isKnown: Speller): Rule {
  return {
    name: 'orthographe',
    *problems({ texts }) {
      for (const { file, record, filled } of texts) {
        if (NOT_WORDS.test(filled)) continue;
        for (const word of misspelledIn([markupText(filled.replace(FILLED_LATER, ' '))], isKnown))
          yield {
            file,
            record,
            why: `«\u00a0${word}\u00a0» n’est pas dans le dictionnaire. Corrigez-le, ou, si c’est un nom, ajoutez-le à tools/spelling/dictionary.txt`,
          };
      }
    },
  };
}
