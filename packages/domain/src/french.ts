/**
 * French made from data: what a name, a date or a list needs around it. One place, so that no page
 * says « À Le Havre », « l’avis de Élodie » or « le 1 août ».
 */
import { parisClock } from './paris-time.ts';

/** « h » is mute in these beginnings of names; elsewhere in names it is taken as aspirated. */
const MUTE_H =
  /^h(?:él|énin|éri(?:c|mon)|érou|érault|ébécrevon|enr|ermi|ono|ort|ugues?\b|ugo|uberte?\b|ippo|ilair|yac|yè|ypp|yd)/iu;
/** « y » before a consonant is a vowel: « d’Yvetot », but « de Yenne ». */
const VOCALIC_Y = /^y(?:[^aeiouyéèêàâîïôöûü\s]|erres\b|ères?\b)/iu;
/** « le Ouistreham », « le onze »: no elision before these. */
const NO_ELISION = /^(?:oui|ouistreham|onze|yaourt|ouates?\b)/iu;

/** Whether « de », « le », « que » lose their vowel before this word. */
export function elides(word: string): boolean {
  if (NO_ELISION.test(word)) return false;
  if (/^[aeiouàâäéèêëîïôöùûüæœ]/iu.test(word)) return true;
  return MUTE_H.test(word) || VOCALIC_Y.test(word);
}

/** 'd’Élodie', 'de Claire'. */
export function of(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** 'la Freebox Ultra'. */
export function theBox(name: string): string {
  return `la ${name}`;
}

/** 'les Freebox Pop et Pop S': boxes of one line. */
export function theBoxes(line: string, names: readonly string[]): string {
  return `les ${line} ${listed(names)}`;
}

/** Before a place whose name begins with an article, « à » and « de » contract with it. */
const CONTRACTED = /^(Le|Les) (?=\S)/u;

/** 'au Havre', 'aux Lilas', 'à La Rochelle', 'à L’Isle-Adam', 'à Saint-Étienne'. */
export function toPlace(place: string): string {
  const article = CONTRACTED.exec(place)?.[1];
  if (article === undefined) return `à ${place}`;
  return `${article === 'Le' ? 'au' : 'aux'} ${place.slice(article.length + 1)}`;
}

/** 'du Havre', 'des Lilas', 'de La Rochelle', 'd’Amiens'. */
export function ofPlace(place: string): string {
  const article = CONTRACTED.exec(place)?.[1];
  if (article === undefined) return of(place);
  return `${article === 'Le' ? 'du' : 'des'} ${place.slice(article.length + 1)}`;
}

/** 'CM' of « Claire M. », 'É' of « Élodie »: at most two letters. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('fr'))
    .join('');
}

/** The same sentence at its beginning: 'Au Havre'. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** A text inside a sentence: 'le player TV' of 'Le player TV'; 'TV' and names stay. */
export function uncapitalised(text: string): string {
  const [first = '', second = ''] = text;
  const isWord =
    second === '' || second !== second.toLocaleUpperCase('fr') || /[\s’]/u.test(second);
  return isWord ? first.toLocaleLowerCase('fr') + text.slice(first.length) : text;
}

/** 'a', 'a et b', 'a, b et c'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** 'le Wi-Fi, le player TV et la télécommande', from labels that each begin with a capital. */
export function listedInSentence(labels: readonly string[]): string {
  return capitalised(listed(labels.map(uncapitalised)));
}

const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** 'quatre'; from thirteen up, figures. */
export function numberWord(count: number, { feminine = false } = {}): string {
  if (count === 1 && feminine) return 'une';
  return NUMBERS[count] ?? String(count);
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/**
 * '1er février 2027', from an ISO day: no line ends between a day and its month. By hand: the first use of
 * `Intl` costs a phone 0.1 s.
 */
export function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const month = MONTHS[date.getUTCMonth()];
  if (month === undefined) throw new RangeError(`not a day: ${day}`);
  const number = date.getUTCDate();
  return `${number === 1 ? '1er' : number}\u00a0${month} ${date.getUTCFullYear()}`;
}

/** '1er février 2027': the day that an instant falls on in Paris. */
export function formatDayOf(instant: Date): string {
  return formatDay(parisClock(instant).day);
}

/** The first of a month is the only ordinal of a French date. */
export function firstOfMonth(date: string): string {
  return date.replace(/(^|\s)1 (?=\p{L})/u, '$11er ');
}
