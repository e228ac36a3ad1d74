import { walkSimilar } from './edit-distance.ts';
import type { Municipality } from './municipality.ts';
import { isArticle, plainName, queryReadings } from './place-name.ts';

/**
 * Finds municipalities by name, former name, postcode or INSEE code, as someone types: accents, case,
 * abbreviations and a typing error forgiven, the most populous of equally good names first. No query
 * is kept.
 */
export type MunicipalityIndex = {
  search(query: string, options?: SearchOptions): MunicipalityMatch[];
  /** The municipality at the end of a postal address: '12 rue de la Paix 75002 Paris'. */
  searchAddress(query: string, options?: SearchOptions): MunicipalityMatch[];
  byCode(code: string): Municipality | undefined;
  readonly size: number;
};

export type SearchOptions = {
  limit?: number;
  /** The last word may be unfinished; true unless told. */
  autocomplete?: boolean;
  postcode?: string | undefined;
  citycode?: string | undefined;
};

export type MunicipalityMatch = {
  municipality: Municipality;
  /** 0 to 1. */
  score: number;
  /** The one asked for or, failing that, the first. */
  postcode: string | null;
  /** The former name that was recognised, when it is not the name itself. */
  formerName: string | null;
};

const DEFAULT_LIMIT = 7;
export const MAX_LIMIT = 20;
/** No place name comes near; what is longer is cut. */
const MAX_NAME_LENGTH = 60;

/** How well a name answers, before its population counts. */
const MERIT = {
  exact: 1,
  exactWithoutArticle: 0.97,
  beginning: 0.88,
  beginningWithoutArticle: 0.84,
  innerWord: 0.68,
  scatteredWords: 0.6,
  postcode: 0.9,
} as const;
const FORMER_NAME_COST = 0.12;
const UNFINISHED_WORD_COST = 0.03;
const TYPING_ERROR_COST = 0.16;
/** What the population of Paris adds; a hamlet gains next to nothing. */
const POPULATION_WEIGHT = 0.35;
const POPULATION_OF_PARIS_LOG = Math.log10(2_200_000);

/** Shorter queries must be spelt right: everything is one error away from three letters. */
const LETTERS_FOR_ONE_ERROR = 4;
const LETTERS_FOR_TWO_ERRORS = 8;
/** Beyond it, no one types a municipality: the search for errors would only cost. */
const LETTERS_FOR_ERRORS_AT_MOST = 40;

const POSTCODE_START = /^\d{2,5}$/;
const INSEE_CODE = /^(\d{5}|2[AB]\d{3})$/i;
/** Words of an address that are read as a town's name, from its end. */
const TOWN_WORDS_AT_MOST = 7;

type KeyKind = 'start' | 'afterArticle' | 'inner';
type Key = { text: string; at: number; kind: KeyKind; former: number };

/** Keys in the order of their texts, by column: a hundred thousand objects would weigh more. */
type KeyTable = {
  texts: readonly string[];
  /** How many characters a text shares with the one before. */
  shared: Uint8Array;
  at: Int32Array;
  /** Place in KINDS. */
  kinds: Uint8Array;
  /** Which former name, -1 when it is the present one. */
  formers: Int8Array;
};
const KINDS: readonly KeyKind[] = ['start', 'afterArticle', 'inner'];

export function createMunicipalityIndex(
  municipalities: readonly Municipality[],
): MunicipalityIndex {
  const keys = tableOf(municipalities.flatMap(keysOf));
  const heads = headsOf(keys);
  const words = municipalities.map(({ name }) => plainName(name));
  const popularity = Float32Array.from(
    municipalities,
    ({ population }) => (POPULATION_WEIGHT * Math.log10(population + 1)) / POPULATION_OF_PARIS_LOG,
  );
  const positions = new Map(municipalities.map(({ code }, at) => [code, at]));
  const byPostcode = Map.groupBy(
    municipalities.flatMap(({ postcodes }, at) => postcodes.map((postcode) => ({ postcode, at }))),
    ({ postcode }) => postcode,
  );
  const postcodes = [...byPostcode.keys()].sort();

  /** Scratch: the best merit of each municipality in the running search. */
  const merits = new Float32Array(municipalities.length);
  const formers = new Int8Array(municipalities.length);
  const touched: number[] = [];

  return { search, searchAddress, byCode, size: municipalities.length };

  function byCode(code: string): Municipality | undefined {
    return municipalities[positions.get(code.toUpperCase()) ?? -1];
  }

  function search(query: string, options: SearchOptions = {}): MunicipalityMatch[] {
    const trimmed = query.trim().slice(0, MAX_NAME_LENGTH);
    const number = trimmed.split(/\s+/).find((word) => POSTCODE_START.test(word));
    const name = trimmed.replace(/(?<!\S)\d{2,5}(?!\S)/g, ' ').trim();
    if (INSEE_CODE.test(trimmed) && byCode(trimmed) && !byPostcode.has(trimmed)) {
      note(positions.get(trimmed.toUpperCase()) ?? 0, MERIT.exact, -1);
    } else if (number === undefined) {
      noteNames(trimmed, options.autocomplete ?? true);
    } else if (name === '') {
      notePostcodes(number);
    } else {
      // 'Paris 11' is a name; '75011 Paris' and '69 Lyon' are a name and a number.
      noteNames(trimmed, options.autocomplete ?? true, { errorsAllowed: false });
      if (touched.length === 0) {
        noteNames(name, options.autocomplete ?? true);
        keepPostcode(number);
      }
      if (touched.length === 0 && number.length === 5) notePostcodes(number);
    }
    return collect(options, number);
  }

  function searchAddress(query: string, options: SearchOptions = {}): MunicipalityMatch[] {
    const direct = looksLikeAddress(query) ? [] : search(query, options);
    if (direct.length > 0) return direct;
    const postcode = /(?<!\d)\d{5}(?!\d)/.exec(query)?.[0] ?? options.postcode;
    const typed = plainName(query).split(' ').filter(Boolean);
    if (postcode !== undefined && byPostcode.has(postcode)) {
      const after = typed.slice(typed.indexOf(postcode) + 1).join(' ');
      const named = after === '' ? [] : search(`${postcode} ${after}`, { ...options, postcode });
      return named.length > 0 ? named : search(postcode, options);
    }
    // The longest end of the address that names a town: 'rue du Bac Saint Étienne' → 'Saint Étienne'.
    for (let count = Math.min(typed.length - 1, TOWN_WORDS_AT_MOST); count > 0; count -= 1) {
      const end = typed.slice(-count).join(' ');
      if (end.length < LETTERS_FOR_ONE_ERROR || /^\d+$/.test(end)) continue;
      for (const reading of queryReadings(end)) noteBeginnings(reading, true);
      const found = collect(options, undefined);
      if (found.length > 0) return found;
    }
    return [];
  }

  function noteNames(query: string, autocomplete: boolean, { errorsAllowed = true } = {}): void {
    const readings = queryReadings(query).filter((reading) => reading !== '');
    for (const reading of readings) {
      noteBeginnings(reading, autocomplete);
      noteScattered(reading, autocomplete);
    }
    const [reading] = readings;
    if (touched.length > 0 || reading === undefined || !errorsAllowed) return;
    if (reading.length > LETTERS_FOR_ERRORS_AT_MOST) return;
    noteSimilar(reading, 1, autocomplete);
    if (touched.length === 0) noteSimilar(reading, 2, autocomplete);
  }

  function noteBeginnings(query: string, autocomplete: boolean): void {
    const { texts } = keys;
    const start = firstAtLeast(texts, query);
    // In order: the very name, then names in which another word follows, then unfinished words.
    const named = firstAtLeast(texts, `${query} `);
    const finished = firstAtLeast(texts, `${query}!`);
    const end = firstAtLeast(texts, `${query}~`);
    noteKeys(start, named, true, 0);
    if (!autocomplete) return;
    noteKeys(named, finished, false, 0);
    noteKeys(finished, end, false, UNFINISHED_WORD_COST);
  }

  function noteKeys(from: number, to: number, exact: boolean, cost: number): void {
    const merit = KINDS.map((kind) => meritOf(kind, exact) - cost);
    for (let key = from; key < to; key += 1) {
      note(keys.at[key] ?? 0, merit[keys.kinds[key] ?? 0] ?? 0, keys.formers[key] ?? -1);
    }
  }

  /** Words in any order, each the beginning of a different word of the name. */
  function noteScattered(query: string, autocomplete: boolean): void {
    const wanted = query.split(' ');
    if (wanted.length < 2 || touched.length >= MAX_LIMIT) return;
    const rarest = wanted.reduce((a, b) => (b.length > a.length ? b : a));
    const end = firstAtLeast(keys.texts, `${rarest}~`);
    for (let key = firstAtLeast(keys.texts, rarest); key < end; key += 1) {
      const at = keys.at[key] ?? 0;
      if ((keys.formers[key] ?? -1) >= 0 || (merits[at] ?? 0) > 0) continue;
      const left = (words[at] ?? '').split(' ');
      const all = wanted.every((word, index) => {
        const unfinished = autocomplete && index === wanted.length - 1;
        const found = left.findIndex((own) => (unfinished ? own.startsWith(word) : own === word));
        if (found === -1) return false;
        left.splice(found, 1);
        return true;
      });
      if (all) note(at, MERIT.scatteredWords, -1);
    }
  }

  function noteSimilar(query: string, errors: 1 | 2, autocomplete: boolean): void {
    const letters = query.replaceAll(' ', '').length;
    if (letters < (errors === 1 ? LETTERS_FOR_ONE_ERROR : LETTERS_FOR_TWO_ERRORS)) return;
    // Two errors are looked for where the first letter is right: elsewhere they are another name.
    const [from, to] =
      errors === 1
        ? [0, heads.texts.length]
        : [firstAtLeast(heads.texts, query[0] ?? ''), firstAtLeast(heads.texts, `${query[0]}~`)];
    walkSimilar(heads.texts, heads.shared, query, { tolerance: errors, from, to }, (key, count) => {
      const whole = Math.abs((heads.texts[key]?.length ?? 0) - query.length) <= count;
      if (!whole && !autocomplete) return;
      const kind = KINDS[heads.kinds[key] ?? 0] ?? 'start';
      note(
        heads.at[key] ?? 0,
        meritOf(kind, whole) - count * TYPING_ERROR_COST,
        heads.formers[key] ?? -1,
      );
    });
  }

  function notePostcodes(beginning: string): void {
    for (let at = firstAtLeast(postcodes, beginning); at < postcodes.length; at += 1) {
      const postcode = postcodes[at];
      if (!postcode?.startsWith(beginning)) break;
      for (const place of byPostcode.get(postcode) ?? []) {
        const district = (municipalities[place.at]?.districtOf ?? null) !== null;
        // A district has its postcodes to itself: the town as a whole comes after.
        note(place.at, MERIT.postcode + (district ? POPULATION_WEIGHT : 0), -1);
      }
    }
  }

  function keepPostcode(beginning: string): void {
    for (const at of touched) {
      const own = municipalities[at]?.postcodes ?? [];
      if (!own.some((postcode) => postcode.startsWith(beginning))) merits[at] = 0;
    }
    touched.splice(0, touched.length, ...touched.filter((at) => (merits[at] ?? 0) > 0));
  }

  function note(at: number, merit: number, former: number): void {
    const cost = former >= 0 ? FORMER_NAME_COST : 0;
    const known = merits[at] ?? 0;
    if (known === 0) touched.push(at);
    if (merit - cost <= known) return;
    merits[at] = merit - cost;
    formers[at] = former;
  }

  /** The best of what was noted; leaves the scratch clean. */
  function collect(
    { limit = DEFAULT_LIMIT, postcode, citycode }: SearchOptions,
    typedNumber: string | undefined,
  ): MunicipalityMatch[] {
    const wanted = Math.max(1, Math.min(limit, MAX_LIMIT));
    const top: { at: number; total: number }[] = [];
    for (const at of touched) {
      const total = (merits[at] ?? 0) + (popularity[at] ?? 0);
      const last = top[wanted - 1];
      if (last && total <= last.total) continue;
      const place = municipalities[at];
      if (!place) continue;
      if (postcode !== undefined && !place.postcodes.includes(postcode)) continue;
      if (citycode !== undefined && place.code !== citycode.toUpperCase()) continue;
      const rank = top.findIndex((other) => other.total < total);
      top.splice(rank === -1 ? top.length : rank, 0, { at, total });
      if (top.length > wanted) top.pop();
    }
    const matches = top.flatMap(({ at, total }) => {
      const municipality = municipalities[at];
      if (!municipality) return [];
      const former = formers[at] ?? -1;
      const asked = postcode ?? typedNumber;
      return {
        municipality,
        score: Math.min(1, Math.round((total / (1 + POPULATION_WEIGHT)) * 1000) / 1000),
        postcode:
          municipality.postcodes.find((own) => asked !== undefined && own.startsWith(asked)) ??
          municipality.postcodes[0] ??
          null,
        formerName: former >= 0 ? (municipality.formerNames[former] ?? null) : null,
      };
    });
    for (const at of touched) {
      merits[at] = 0;
      formers[at] = -1;
    }
    touched.length = 0;
    return matches;
  }
}

function meritOf(kind: KeyKind, exact: boolean): number {
  if (kind === 'inner') return MERIT.innerWord;
  if (kind === 'start') return exact ? MERIT.exact : MERIT.beginning;
  return exact ? MERIT.exactWithoutArticle : MERIT.beginningWithoutArticle;
}

/** A number before a word, or the name of a kind of street. */
const STREET =
  /^\s*\d+\s*(bis|ter|quater|[a-d])?[\s,]+\p{L}{2}|\b(rue|avenue|av|boulevard|bd|bld|place|chemin|impasse|all[eé]es?|route|quai|cours|square|passage|lotissement|r[eé]sidence|faubourg|fbg)\b.*\s/iu;

function looksLikeAddress(query: string): boolean {
  return STREET.test(query) && !/^\s*\d{5}\s/.test(query);
}

/** A name is found from its first word, and from each of the following ones. */
function keysOf(municipality: Municipality, at: number): Key[] {
  return [
    ...nameKeys(municipality.name, at, -1),
    ...municipality.formerNames.flatMap((name, former) =>
      nameKeys(name, at, former).filter(({ kind }) => kind !== 'inner'),
    ),
  ];
}

function nameKeys(name: string, at: number, former: number): Key[] {
  const words = plainName(name).split(' ');
  const keys = words.map((_, index): Key => {
    const afterArticle = index === 1 && isArticle(words[0] ?? '');
    const kind = index === 0 ? 'start' : afterArticle ? 'afterArticle' : 'inner';
    return { text: words.slice(index).join(' '), at, kind, former };
  });
  // 'lhay' for 'L’Haÿ'.
  if (words[0]?.length === 1 && words.length > 1) {
    keys.push({ text: words.join(' ').replace(' ', ''), at, kind: 'start', former });
  }
  return keys.filter(({ text, kind }) => kind !== 'inner' || text.length > 2);
}

function tableOf(keys: Key[]): KeyTable {
  keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const texts = keys.map(({ text }) => text);
  return {
    texts,
    shared: sharedBeginnings(texts),
    at: Int32Array.from(keys, ({ at }) => at),
    kinds: Uint8Array.from(keys, ({ kind }) => KINDS.indexOf(kind)),
    formers: Int8Array.from(keys, ({ former }) => former),
  };
}

/** The keys from which a whole name is read. */
function headsOf(keys: KeyTable): KeyTable {
  const inner = KINDS.indexOf('inner');
  const isHead = (_: unknown, key: number) => keys.kinds[key] !== inner;
  const texts = keys.texts.filter(isHead);
  return {
    texts,
    shared: sharedBeginnings(texts),
    at: keys.at.filter(isHead),
    kinds: keys.kinds.filter(isHead),
    formers: keys.formers.filter(isHead),
  };
}

/** The place of the first text that is not before `wanted`. */
function firstAtLeast(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedBeginnings(sorted: readonly string[]): Uint8Array {
  return Uint8Array.from(sorted, (text, index) => {
    const previous = index === 0 ? '' : (sorted[index - 1] ?? '');
    let count = 0;
    while (count < text.length && text[count] === previous[count]) count += 1;
    return count;
  });
}
