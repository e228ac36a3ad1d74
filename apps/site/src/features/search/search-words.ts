import { plainLetters } from '@vitrine/domain/plain-letters';
import type { TypedWords } from '@vitrine/domain/search-document';

type Language = Pick<TypedWords, 'saysNothing' | 'synonyms' | 'phrases'>;

/** How the search reads what is typed and what it may find. */
export function searchLanguage({ saysNothing, synonyms, phrases }: Language) {
  const emptyWords = new Set(plainLetters(saysNothing).split(' '));
  const contraries = phrases.map(({ said, meant }) => ({
    said: new RegExp(`\\b(?:${said.map(plainLetters).join('|')})e?s?\\b`, 'g'),
    meant: plainLetters(meant),
  }));
  const synonymsOf = new Map(
    synonyms.flatMap((line) => {
      const forms = plainLetters(line).split(' ').map(stem);
      return forms.map((form) => [form, forms] as const);
    }),
  );
  return {
    /**
     * Words without accents, capitals or plurals; 'Wi-Fi' is found as 'wi-fi', 'wi fi' and 'wifi', 19,99 € as
     * '19.99 euros', 2 € as '2€' and '2 euros', 'pas disponible' as 'indisponible'.
     */
    wordsOf: (text: string) =>
      words(
        contraries.reduce((read, { said, meant }) => read.replace(said, meant), plainLetters(text)),
      ),
    /** The form under which a word is kept and looked for; null for a word that says nothing. */
    keptForm: (word: string) => (emptyWords.has(word) ? null : stem(word)),
    /** What is asked for when this word is typed: itself, then what others write for it. */
    askedForms: (form: string) => [...new Set([form, ...(synonymsOf.get(form) ?? [])])],
  };
}

function words(text: string): string[] {
  return (
    text
      .replaceAll('€', ' euro ')
      // 'CANAL+' is read, and typed, 'canal plus'.
      .replace(/([\p{L}\p{N}])\+/gu, '$1 plus ')
      .replace(/(\d)[.,](\d)/g, '$1.$2')
      .split(/[^\p{L}\p{N}.-]+/u)
      .flatMap((word) => {
        const parts = word.split('-').filter((part) => part !== '');
        return parts.length > 1 ? [...parts, parts.join('')] : parts;
      })
      .map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter((word) => word !== '')
  );
}

function stem(word: string): string {
  return word.length > 3 && /[^s\d]s$/.test(word) ? word.slice(0, -1) : word;
}
