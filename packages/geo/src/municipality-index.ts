import { walkSimilar } from './edit-distance.ts';
import {
  type Department,
  type Municipality,
  type MunicipalityList,
  TOWNS_WITH_DISTRICTS,
} from './municipality.ts';
import { type NumberTable, numberTable, placesBetween } from './number-table.ts';
import {
  isArticle,
  looksLikeAddress,
  namesOf,
  placeWords,
  plainName,
  queryReadings,
  STREET_KINDS,
} from './place-name.ts';
import {
  firstAtLeast,
  hasWords,
  lengthAt,
  orderOf,
  packTexts,
  type SortedKeys,
  sortedKeys,
} from './sorted-keys.ts';

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

/** The beginning of a postcode, or a Corsican department, which has a letter instead. */
const POSTCODE_START = /^(?:\d{2,5}|2[AB])$/i;
const POSTCODE_STARTS = /(?<!\S)(?:\d{2,5}|2[AB])(?!\S)/gi;
/** Overseas, it has three digits. */
const DEPARTMENT = /^(?:\d{2}|2[AB]|9[78]\d)$/i;
const INSEE_CODE = /^(\d{5}|2[AB]\d{3})$/i;
/** Words of an address that are read as a town's name, from its end. */
const TOWN_WORDS_AT_MOST = 8;

type KeyKind = 'start' | 'afterArticle' | 'inner';
const KINDS: readonly KeyKind[] = ['start', 'afterArticle', 'inner'];

/** What names are found by: a name from its first word, and from each of the following ones. */
type KeyTable = SortedKeys & {
  /** Whose name it is. */
  readonly at: Int32Array;
  /** Place in KINDS. */
  readonly kinds: Uint8Array;
  /** Which former name, -1 when it is the present one. */
  readonly formers: Int8Array;
};

/**
 * Finds municipalities by name, former name, postcode or INSEE code, as someone types: accents, case,
 * abbreviations and a typing error forgiven, the most populous of equally good names first. No query
 * is kept.
 */
export function createMunicipalityIndex(
  municipalities: MunicipalityList,
  departments: Iterable<Department> = [],
) {
  const { keys, heads, names, popularity, districts, codes, postcodes } = columnsOf(municipalities);

  /** Scratch: the best merit of each municipality in the running search. */
  const merits = new Float32Array(municipalities.length);
  const formers = new Int8Array(municipalities.length);
  const touched: number[] = [];
  const departmentCodes = new Map(
    [...departments].flatMap(({ code, name }) =>
      namesOf(plainName(name)).map((plain) => [plain, code] as const),
    ),
  );

  return { search, searchAddress, byCode, size: municipalities.length };

  function byCode(code: string): Municipality | undefined {
    const at = positionOf(codes, code);
    return at === undefined ? undefined : municipalities.at(at);
  }

  function search(query: string, options: SearchOptions = {}): MunicipalityMatch[] {
    const trimmed = placeWords(query).slice(0, MAX_NAME_LENGTH);
    const number = trimmed.split(/\s+/).find((word) => POSTCODE_START.test(word));
    const name = trimmed.replace(POSTCODE_STARTS, ' ').trim();
    const coded = INSEE_CODE.test(trimmed) ? positionOf(codes, trimmed) : undefined;
    if (coded !== undefined && !isPostcode(trimmed)) {
      note(coded, MERIT.exact, -1);
    } else if (number === undefined) {
      noteNames(trimmed, options.autocomplete ?? true);
    } else if (name === '') {
      notePostcodes(number);
      if (touched.length === 0) noteWholeTown(number);
    } else {
      // 'Paris 11' is a name; '75011 Paris' and '69 Lyon' are a name and a number.
      noteNames(trimmed, options.autocomplete ?? true, { errorsAllowed: false });
      if (touched.length === 0) {
        noteNames(name, options.autocomplete ?? true);
        keepPostcode(isPostcode(number) ? number : departmentDigits(number));
      }
      if (touched.length === 0 && number.length === 5) notePostcodes(number);
    }
    return collect(options, number);
  }

  /** The municipality at the end of a postal address: '12 rue de la Paix 75002 Paris'; also 'Sainte-Marie, Doubs'. */
  function searchAddress(query: string, options: SearchOptions = {}): MunicipalityMatch[] {
    const written = placeWords(query);
    const told = searchInDepartment(written, options);
    if (told.length > 0) return told;
    const direct = looksLikeAddress(query) && !isTown(written) ? [] : search(query, options);
    if (direct.length > 0) return direct;
    const postcode = /(?<!\d)\d{5}(?!\d)/.exec(written)?.[0] ?? options.postcode;
    const typed = plainName(written).split(' ').filter(Boolean);
    if (postcode !== undefined && isPostcode(postcode)) {
      const after = typed.slice(typed.indexOf(postcode) + 1).join(' ');
      const named = after === '' ? [] : search(`${postcode} ${after}`, { ...options, postcode });
      return named.length > 0 ? named : search(postcode, options);
    }
    // The longest end of the address that names a town: 'rue du Bac Saint Étienne' → 'Saint Étienne'.
    const most = Math.min(typed.length - townFrom(typed), TOWN_WORDS_AT_MOST);
    for (let count = most; count > 0; count -= 1) {
      const end = typed.slice(-count).join(' ');
      // 'Place de l’Hôtel de Ville' is not in Ville.
      if (/^\d+$/.test(end) || OF.has(typed.at(-count - 1) ?? '')) continue;
      const mayBeUnfinished = end.length >= LETTERS_FOR_ONE_ERROR && (options.autocomplete ?? true);
      for (const reading of queryReadings(end)) noteBeginnings(reading, mayBeUnfinished, heads);
      const found = collect(options, undefined);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** 'Cours 69470', 'Le Passage (38)': a whole name, though one of its words is that of a street. */
  function isTown(written: string): boolean {
    const name = written.replace(POSTCODE_STARTS, ' ');
    const [match] = search(written, { limit: 1, autocomplete: false });
    return match !== undefined && isNamed(match, name);
  }

  /** 'Sainte-Marie, Doubs', 'Saint-Denis La Réunion': a whole name, then the department that tells it apart. */
  function searchInDepartment(written: string, options: SearchOptions): MunicipalityMatch[] {
    const typed = plainName(written).split(' ');
    for (let count = typed.length - 1; count > 0; count -= 1) {
      const department = departmentCodes.get(typed.slice(-count).join(' '));
      if (department === undefined) continue;
      const name = typed.slice(0, -count).join(' ');
      const found = search(name, { ...options, limit: MAX_LIMIT, autocomplete: false }).filter(
        (match) => match.municipality.department === department && isNamed(match, name),
      );
      if (found.length > 0) return found.slice(0, limitOf(options));
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

  function isPostcode(text: string): boolean {
    return placesIn(text).length > 0;
  }

  /** Whose postcode begins so, or whose department it is. */
  function placesIn(beginning: string): Uint32Array {
    return /^\d+$/.test(beginning) ? findPostcodes(postcodes, beginning) : codesFrom(beginning);
  }

  /** Whose INSEE code begins with this department's. */
  function codesFrom(department: string): Uint32Array {
    if (!DEPARTMENT.test(department)) return new Uint32Array();
    const [first, last] = [department.padEnd(5, '0'), department.padEnd(5, '9')];
    return placesBetween(codes, codeNumber(first), codeNumber(last));
  }

  function noteBeginnings(query: string, autocomplete: boolean, table = keys): void {
    const start = firstAtLeast(table, query);
    // In order: the very name, then names in which another word follows, then unfinished words.
    const named = firstAtLeast(table, `${query} `);
    const finished = firstAtLeast(table, `${query}!`);
    const end = firstAtLeast(table, `${query}~`);
    noteKeys(table, [start, named], { exact: true, cost: 0 });
    if (!autocomplete) return;
    noteKeys(table, [named, finished], { exact: false, cost: 0 });
    noteKeys(table, [finished, end], { exact: false, cost: UNFINISHED_WORD_COST });
  }

  function noteKeys(
    { at, kinds, formers }: KeyTable,
    [from, to]: readonly [from: number, to: number],
    { exact, cost }: { exact: boolean; cost: number },
  ): void {
    const merit = KINDS.map((kind) => meritOf(kind, exact) - cost);
    for (let key = from; key < to; key += 1)
      note(at[key] ?? 0, merit[kinds[key] ?? 0] ?? 0, formers[key] ?? -1);
  }

  /** Words in any order, each the beginning of a different word of the name. */
  function noteScattered(query: string, autocomplete: boolean): void {
    const wanted = query.split(' ');
    if (wanted.length < 2 || touched.length >= MAX_LIMIT) return;
    const isUnfinished = (index: number) => autocomplete && index === wanted.length - 1;
    const [from, to] = fewestKeys(wanted, isUnfinished);
    for (let key = from; key < to; key += 1) {
      const at = keys.at[key] ?? 0;
      if ((keys.formers[key] ?? -1) >= 0 || (merits[at] ?? 0) > 0) continue;
      if (hasWords(keys.letters, names[at] ?? 0, wanted, isUnfinished))
        note(at, MERIT.scatteredWords, -1);
    }
  }

  /** The keys that begin with the rarest of the words: 'du', not 'saint', for 'saint du'. */
  function fewestKeys(
    words: readonly string[],
    isUnfinished: (index: number) => boolean,
  ): readonly [from: number, to: number] {
    const ranges = words.map((word, index) => {
      const end = firstAtLeast(keys, isUnfinished(index) ? `${word}~` : `${word}!`);
      return [firstAtLeast(keys, word), end] as const;
    });
    return ranges.reduce((a, b) => (b[1] - b[0] < a[1] - a[0] ? b : a));
  }

  function noteSimilar(query: string, errors: 1 | 2, autocomplete: boolean): void {
    const letters = query.replaceAll(' ', '').length;
    if (letters < (errors === 1 ? LETTERS_FOR_ONE_ERROR : LETTERS_FOR_TWO_ERRORS)) return;
    // Two errors are looked for where the first letter is right: elsewhere they are another name.
    const [from, to] =
      errors === 1
        ? [0, heads.starts.length]
        : [firstAtLeast(heads, query[0] ?? ''), firstAtLeast(heads, `${query[0]}~`)];
    walkSimilar(heads, query, { tolerance: errors, from, to }, (key, count) => {
      const whole =
        Math.abs(lengthAt(heads.letters, heads.starts[key] ?? 0) - query.length) <= count;
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
    for (const at of placesIn(beginning)) {
      // A district has its postcodes to itself: the town as a whole comes after.
      note(at, MERIT.postcode + (districts[at] === 1 ? POPULATION_WEIGHT : 0), -1);
    }
  }

  function noteWholeTown(postcode: string): void {
    const town = TOWNS_WITH_DISTRICTS.find((known) => known.postcode === postcode)?.town;
    const at = town === undefined ? undefined : positionOf(codes, town);
    if (at !== undefined) note(at, MERIT.postcode, -1);
  }

  /** A department's number is kept to as well: some municipalities have the postcode of the next one. */
  function keepPostcode(beginning: string): void {
    const wanted = new Set([...placesIn(beginning), ...codesFrom(beginning)]);
    for (const at of touched) if (!wanted.has(at)) merits[at] = 0;
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
  function collect(options: SearchOptions, typedNumber: string | undefined): MunicipalityMatch[] {
    const { postcode, citycode } = options;
    const wanted = limitOf(options);
    const top: { at: number; total: number }[] = [];
    const inPostcode = postcode === undefined ? null : new Set(findPostcodes(postcodes, postcode));
    const only = citycode === undefined ? null : (positionOf(codes, citycode) ?? -1);
    for (const at of touched) {
      const total = (merits[at] ?? 0) + (popularity[at] ?? 0);
      const last = top[wanted - 1];
      if (last && total <= last.total) continue;
      if (inPostcode !== null && !inPostcode.has(at)) continue;
      if (only !== null && at !== only) continue;
      const rank = top.findIndex((other) => other.total < total);
      top.splice(rank === -1 ? top.length : rank, 0, { at, total });
      if (top.length > wanted) top.pop();
    }
    const matches = top.flatMap(({ at, total }) => {
      const municipality = municipalities.at(at);
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

function limitOf({ limit = DEFAULT_LIMIT }: SearchOptions): number {
  return Math.max(1, Math.min(limit, MAX_LIMIT));
}

function meritOf(kind: KeyKind, exact: boolean): number {
  if (kind === 'inner') return MERIT.innerWord;
  if (kind === 'start') return exact ? MERIT.exact : MERIT.beginning;
  return exact ? MERIT.exactWithoutArticle : MERIT.beginningWithoutArticle;
}

/** Everything a search looks at, by column: as objects it would weigh ten times as much. */
function columnsOf(municipalities: MunicipalityList) {
  const popularity = new Float32Array(municipalities.length);
  const districts = new Uint8Array(municipalities.length);
  const codes = { numbers: [] as number[], places: [] as number[] };
  const postcodes = { numbers: [] as number[], places: [] as number[] };
  const names: Name[] = [];

  let at = 0;
  for (const { code, name, formerNames, population, districtOf, ...place } of municipalities) {
    popularity[at] = (POPULATION_WEIGHT * Math.log10(population + 1)) / POPULATION_OF_PARIS_LOG;
    districts[at] = districtOf === null ? 0 : 1;
    codes.numbers.push(codeNumber(code));
    codes.places.push(at);
    for (const postcode of place.postcodes) {
      postcodes.numbers.push(Number(postcode));
      postcodes.places.push(at);
    }
    names.push({ text: plainName(name), at, former: -1 });
    for (const [former, text] of formerNames.entries())
      names.push({ text: plainName(text), at, former });
    at += 1;
  }
  return {
    ...keysOf(names, municipalities.length),
    popularity,
    districts,
    codes: numberTable(codes.numbers, codes.places),
    postcodes: numberTable(postcodes.numbers, postcodes.places),
  };
}

type Name = { readonly text: string; readonly at: number; readonly former: number };

function keysOf(names: readonly Name[], count: number) {
  // 'lhay' for 'L’Haÿ'.
  const joined = names
    .filter(({ text }) => text[1] === ' ')
    .map((name) => ({ ...name, text: name.text.replace(' ', '') }));
  const { letters, starts: textStarts } = packTexts([...names, ...joined].map(({ text }) => text));
  const starts: number[] = [];
  const owners: Name[] = [];
  const kinds: number[] = [];
  const add = (start: number, name: Name, kind: KeyKind) => {
    starts.push(start);
    owners.push(name);
    kinds.push(KINDS.indexOf(kind));
  };

  const ownNames = new Uint32Array(count);
  for (const [index, name] of names.entries()) {
    const start = textStarts[index] ?? 0;
    if (name.former === -1) ownNames[name.at] = start;
    add(start, name, 'start');
    const second = name.text.indexOf(' ') + 1;
    const hasArticle = second > 0 && isArticle(name.text.slice(0, second - 1));
    for (let word = second; word > 0; word = name.text.indexOf(' ', word) + 1) {
      if (word === second && hasArticle) add(start + word, name, 'afterArticle');
      else if (name.former === -1) add(start + word, name, 'inner');
    }
  }
  for (const [index, name] of joined.entries())
    add(textStarts[names.length + index] ?? 0, name, 'start');

  const order = orderOf(letters, starts);
  const table = (chosen: Uint32Array): KeyTable => ({
    ...sortedKeys(
      letters,
      chosen.map((key) => starts[key] ?? 0),
    ),
    at: Int32Array.from(chosen, (key) => owners[key]?.at ?? 0),
    kinds: Uint8Array.from(chosen, (key) => kinds[key] ?? 0),
    formers: Int8Array.from(chosen, (key) => owners[key]?.former ?? -1),
  });
  const inner = KINDS.indexOf('inner');
  return {
    keys: table(order),
    /** The keys from which a whole name is read. */
    heads: table(order.filter((key) => kinds[key] !== inner)),
    /** Where the present name of each begins. */
    names: ownNames,
  };
}

/** What may stand between a kind of street and its name: 'rue du Faubourg Saint-Denis'. */
const LINKS = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'a',
  'au',
  'aux',
  'en',
  'bis',
  'ter',
  'quater',
  'saint',
  'sainte',
  'st',
  'ste',
]);

const OF = new Set(['de', 'du', 'des', 'd']);

/** Where the town may begin in an address: after the name of the street, which may be a town's ('rue de Paris'). */
function townFrom(typed: readonly string[]): number {
  const street = typed.findIndex((word) => STREET_KINDS.has(word));
  const before = typed[street - 1];
  // 'Grande Rue': its name is before.
  if (before !== undefined && /^[a-z]{2}/.test(before) && !LINKS.has(before)) return street + 1;
  const isName = (word: string) =>
    !LINKS.has(word) && !STREET_KINDS.has(word) && !/^\d+$/.test(word);
  const name = typed.findIndex((word, at) => at > street && isName(word));
  return name === -1 ? typed.length : name + 1;
}

/** Whether a text is the whole name by which it was found. */
function isNamed({ municipality, formerName }: MunicipalityMatch, text: string): boolean {
  const readings = queryReadings(text);
  return namesOf(plainName(formerName ?? municipality.name)).some((own) => readings.includes(own));
}

/** A postcode that no town has is an office's or a company's (Cedex): its first digits still say where. */
function departmentDigits(postcode: string): string {
  return postcode.slice(0, /^9[78]/.test(postcode) ? 3 : 2);
}

/** '2A004' is a number too, of base 36. */
function codeNumber(code: string): number {
  return Number.parseInt(code, 36);
}

function positionOf(codes: NumberTable, code: string): number | undefined {
  if (!INSEE_CODE.test(code)) return undefined;
  return placesBetween(codes, codeNumber(code), codeNumber(code))[0];
}

/** Whose postcode begins so: '75' is 75000 to 75999. */
function findPostcodes(postcodes: NumberTable, beginning: string): Uint32Array {
  return placesBetween(
    postcodes,
    Number(beginning.padEnd(5, '0')),
    Number(beginning.padEnd(5, '9')),
  );
}
