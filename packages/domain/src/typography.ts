import { mapTexts } from './map-texts.ts';

/** French typography for visible text: what a careful typesetter does without thinking. */

const NBSP = '\u00a0';

const RULES: readonly (readonly [RegExp, string])[] = [
  // Typographic apostrophe inside words, ellipsis as one character.
  [/(\p{L})'(?=\p{L})/gu, '$1’'],
  [/\.\.\./g, '…'],
  // A space before double punctuation and units of price never breaks; narrow ones are not in our typeface.
  [/[ \u202f\u00a0]+([:;?!»€%])/g, `${NBSP}$1`],
  [/«[ \u202f\u00a0]*/g, `«${NBSP}`],
  // A missing one, after a word: « Vraiment? » (not « https: », « 10:30 » nor a query string).
  [/(\p{L}|\p{L}\))([;!»])(?=\s|$)/gu, `$1${NBSP}$2`],
  [/(\p{L}|\p{L}\))([:?])(?=\s|$)/gu, `$1${NBSP}$2`],
  [/(\d)€/g, `$1${NBSP}€`],
  // « n° 2005-102 », a telephone number.
  [/n°[ \u202f]/g, `n°${NBSP}`],
  [
    /\b(0\d)[ \u202f](\d\d)[ \u202f](\d\d)[ \u202f](\d\d)[ \u202f](\d\d)\b/g,
    `$1${NBSP}$2${NBSP}$3${NBSP}$4${NBSP}$5`,
  ],
  // Numbers stay with their unit and their thousands.
  [/(\d)[ \u202f](?=\d{3}(?!\d))/g, `$1${NBSP}`],
  [
    /(\d)[ \u202f](?=(?:[GMT]?bit\/s|[GMT]o|mois|ans?|h|min|km|cm|mm|kg|W|°C)(?![\p{L}]))/gu,
    `$1${NBSP}`,
  ],
];

export function frenchTypography(text: string): string {
  return RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}

/** Fixes every sentence inside a JSON value; addresses and identifiers have no space and stay. */
export function fixTypography(json: unknown): unknown {
  return mapTexts(json, (text) => (isProse(text) ? frenchTypography(text) : text));
}

function isProse(text: string): boolean {
  return /\s/.test(text) || /\p{L}['?!]/u.test(text);
}

/**
 * A compound or a unit, where a browser would end the line after the hyphen or the slash: « Wi-Fi »,
 * « est-elle », « Gbit/s », « €/mois ». Before a digit it does not: « 4,3/5 ».
 */
const COMPOUND = /[\p{L}\p{N}’€]*(?:[-/]\p{L}[\p{L}\p{N}]*)+/u;

/**
 * A name whose last word is hardly one, and would begin a line alone: « Pop S », « Thomas L. », « Ligue 1+ »,
 * and « Free TV », which is short enough for any title (« Apple TV+ » is not).
 */
const LETTERED =
  /\p{Lu}\p{Ll}+ (?:[A-Z]|\d\+)(?![\p{L}\p{N}’])|(?<!\p{L})\p{Lu}\p{Ll}{1,3} TV(?![\p{L}\p{N}’+])/u;

/**
 * A product, whose second word says which: « Freebox Pop S », « Box 5G », « Forfait Free 5G », « HBO Max »;
 * of « Freebox Ultra Essentiel » its beginning, of « Freebox Révolution Light » its end.
 */
const PRODUCT =
  /(?:Forfaits?[ \u00a0])?\p{Lu}\p{L}{2,10}[ \u00a0](?:Pop S|Pop|Ultra|Light|5G\+?|TV 4K|Family|Proxi|Prime|Max)(?![\p{L}\p{N}’+])/u;

const WHOLE = new RegExp(`${PRODUCT.source}|${COMPOUND.source}|${LETTERED.source}`, 'gu');

/** A longer one may break: whole, it would not stand in the narrowest column. */
const LONGEST_WHOLE = 14;

/** A verb and its subject: « fonctionne-t-elle » stands in questions, which have the whole width. */
const INVERSION = /-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)$/u;
const LONGEST_INVERSION = 18;

/** « Forfaits Free 5G+ »: what is too narrow for it lets it break (base.css, the comparison's heads). */
const LONGEST_PRODUCT = 17;
const ENTIRE_PRODUCT = new RegExp(`^${PRODUCT.source}$`, 'u');

function longestWhole(word: string): number {
  if (ENTIRE_PRODUCT.test(word)) return LONGEST_PRODUCT;
  return INVERSION.test(word) ? LONGEST_INVERSION : LONGEST_WHOLE;
}

/** The text in turns: what may break anywhere, then a word that stays whole, then the rest… */
export function unbrokenWords(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WHOLE)) {
    if (word.length > longestWhole(word)) continue;
    parts.push(text.slice(from, index), word);
    from = index + word.length;
  }
  return [...parts, text.slice(from)];
}
