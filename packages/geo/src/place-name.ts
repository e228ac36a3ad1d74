import { plainLetters } from '@vitrine/domain/plain-letters';

/**
 * Place names reduced to what two spellings of the same place share: no case, accent, apostrophe or
 * hyphen, and no abbreviation. 'ST-ETIENNE', 'St Étienne' and 'saint etienne' are one name.
 */
export function plainName(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  stes: 'saintes',
};

/** Written after a town by the post office, part of no town's name: 'Toulouse Cedex 6'. */
const CEDEX = /\b(?:cedex|cdx)\b(?:\s+\d{1,2}(?!\d))?/gi;
/** '33 000', as some write 33000. */
const SPACED_POSTCODE = /(?<!\d)(\d{2})\s(\d{3})(?!\d)/g;

/** What names a place in a query: without an envelope's additions, or the brackets of 'Saint-Denis (93)'. */
export function placeWords(query: string): string {
  return query.replace(CEDEX, ' ').replace(/[(),]/g, ' ').replace(SPACED_POSTCODE, '$1$2').trim();
}

/**
 * The ways a query may be meant. While someone types, a last word 'st' is 'saint' or the start of
 * 'strasbourg': both are kept, the written one last.
 */
export function queryReadings(query: string): string[] {
  const words = plainName(placeWords(query)).split(' ').filter(Boolean);
  const expanded = words.map((word, index) => {
    // 'Chalon s/ Saône'.
    if (word === 's' && index > 0 && index < words.length - 1) return 'sur';
    return ABBREVIATIONS[word] ?? word;
  });
  const readings = [expanded.join(' ')];
  const last = words.at(-1);
  if (last !== undefined && last in ABBREVIATIONS) {
    readings.push([...expanded.slice(0, -1), last].join(' '));
  }
  return readings;
}

const ARTICLES = new Set(['l', 'le', 'la', 'les']);

/** Whether a word may be left out at the head of a name: 'havre' is 'Le Havre'. */
export function isArticle(word: string): boolean {
  return ARTICLES.has(word);
}

/** A plain name, and what is left of it without its article: of 'la reunion', also 'reunion'. */
export function namesOf(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return isArticle(first) && rest.length > 0 ? [name, rest.join(' ')] : [name];
}

/** As an address begins, without accents. */
export const STREET_KINDS: ReadonlySet<string> = new Set(
  (
    'rue avenue av boulevard bd bld place chemin impasse allee allees route quai cours square passage ' +
    'lotissement residence faubourg fbg'
  ).split(' '),
);

/** A number before a word, or the name of a kind of street. */
const STREET = new RegExp(
  String.raw`^\s*\d+\s*(bis|ter|quater|[a-d])?[\s,]+\p{L}{2}|\b(${[...STREET_KINDS].join('|')})\b.*\s`,
  'iu',
);

/** Not only a place, but a street in it. */
export function looksLikeAddress(query: string): boolean {
  return STREET.test(plainLetters(query)) && !/^\s*\d{5}\s/.test(query);
}
