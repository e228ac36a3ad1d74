import { departmentOf, townOf } from './municipality.ts';
import { looksLikeAddress, namesOf, plainName, queryReadings } from './place-name.ts';

/** What a visitor chose in a list of places: as little of an address as eligibility needs. */
export type Place = {
  readonly label: string;
  readonly citycode: string;
  readonly city: string;
  readonly postcode: string | null;
  /** False when only the municipality is known. */
  readonly precise: boolean;
  readonly longitude: number;
  readonly latitude: number;
  /** 'Loire', to tell two towns of the same name apart. */
  readonly department: string | null;
};

const CITYCODE = /^(\d{5}|2[AB]\d{3})$/;

/**
 * The places of an answer of the address API; what does not look like one is left out. Small and
 * without a schema library, because browsers run it.
 */
export function placesOf(answer: unknown): Place[] {
  const features = field(answer, 'features');
  return Array.isArray(features) ? features.flatMap((feature) => placeOf(feature) ?? []) : [];
}

function placeOf(feature: unknown): Place | null {
  const properties = field(feature, 'properties');
  const coordinates = field(field(feature, 'geometry'), 'coordinates');
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  const label = text(field(properties, 'label'));
  const citycode = text(field(properties, 'citycode'));
  if (label === null || citycode === null || !CITYCODE.test(citycode)) return null;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  const type = field(properties, 'type');
  return {
    label,
    citycode,
    city: text(field(properties, 'city')) ?? label,
    postcode: text(field(properties, 'postcode')),
    precise: type === 'housenumber' || type === 'street' || type === 'locality',
    longitude,
    latitude,
    department: text(field(properties, 'context'))?.split(', ')[1] ?? null,
  };
}

/** The same check for a place read back from the visit's storage. */
export function isPlace(value: unknown): value is Place {
  return (
    text(field(value, 'label')) !== null &&
    CITYCODE.test(text(field(value, 'citycode')) ?? '') &&
    text(field(value, 'city')) !== null &&
    typeof field(value, 'precise') === 'boolean' &&
    typeof field(value, 'longitude') === 'number' &&
    typeof field(value, 'latitude') === 'number'
  );
}

/** As a field shows it once chosen: two namesakes never look the same. */
export function placeText({ label, postcode, precise }: Place): string {
  return precise || postcode === null ? label : `${label} ${postcode}`;
}

/** What tells it from its namesakes, beside its label: '93200, Seine-Saint-Denis'. */
export function placeDetail({ postcode, department, precise }: Place): string {
  return [precise ? null : postcode, department].filter(Boolean).join(', ');
}

/** Departments and collectivities whose codes have three digits, from Guadeloupe on. */
export function isOverseas({ citycode }: Pick<Place, 'citycode'>): boolean {
  return departmentOf(citycode).length === 3;
}

/** How a place travels in an address: by its code and its point, with the postcode that was chosen. */
export function placeQuery({ citycode, postcode, longitude, latitude }: Place): URLSearchParams {
  return new URLSearchParams({
    citycode,
    ...(postcode === null ? {} : { postcode }),
    lon: String(longitude),
    lat: String(latitude),
  });
}

export type PlaceChoice =
  | {
      readonly kind: 'one';
      readonly place: Place;
      readonly others: readonly Place[];
      /** Nothing in the text names it: it may be misspelled, or mean another place. */
      readonly isGuess: boolean;
    }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'none' };

/** As many as may share a name: enough to find all of them. */
export const NAMESAKES_AT_MOST = 20;

/** Offered beside the one that is answered. */
const OTHERS_AT_MOST = 5;

/** What a text sent without a choice leads to, from the places found for it. */
export function choiceOf(text: string, found: readonly Place[]): PlaceChoice {
  const [place, ...more] = meantPlaces(text, found);
  if (!place) return { kind: 'none' };
  if (more.length > 0) return { kind: 'several', places: [place, ...more] };
  const others = found.filter(({ citycode }) => townOf(citycode) !== townOf(place.citycode));
  return {
    kind: 'one',
    place,
    others: others.slice(0, OTHERS_AT_MOST),
    isGuess: !namesPlace(queryReadings(text), place),
  };
}

/**
 * Which of the places found a text may mean, one a town: those it names exactly ('Saint-Denis' is four
 * towns, 'Saint-Denis 93200' one), else those that have all its words, else whatever was found, but for a
 * street no town that it does not name: 'rue Jean Moulin' is not in Moulins. One is an answer; several are
 * a question to ask.
 */
export function meantPlaces(text: string, places: readonly Place[]): Place[] {
  const readings = queryReadings(text);
  const meant = NAMING_RULES.map((rule) =>
    places.filter((place) => readings.some((reading) => rule(place, reading))),
  ).find(({ length }) => length > 0);
  const towns = new Map<string, Place>();
  const others = looksLikeAddress(text) ? places.filter(mayHaveStreet(readings)) : places;
  for (const place of meant ?? others) {
    const town = townOf(place.citycode);
    if (!towns.has(town)) towns.set(town, place);
  }
  return [...towns.values()];
}

function namesPlace(readings: readonly string[], place: Place): boolean {
  return (
    hasPostcode(readings, place) ||
    NAMING_RULES.some((rule) => readings.some((reading) => rule(place, reading)))
  );
}

/** An address that its service knows, or the town whose postcode is written. */
const mayHaveStreet =
  (readings: readonly string[]) =>
  (place: Place): boolean =>
    place.precise || hasPostcode(readings, place);

function hasPostcode(readings: readonly string[], { postcode }: Place): boolean {
  return postcode !== null && readings.some((reading) => reading.includes(postcode));
}

/** 'Le Havre', 'havre' and '76600 Le Havre', not 'Le Havre de Paix'. */
function isNamed(place: Place, reading: string): boolean {
  const name = plainName(place.label);
  return (place.precise ? [name] : namesOf(name)).includes(withoutPostcode(place, reading));
}

/** At the end of a postal address: '4 rue Victor Hugo Saint-Étienne'. */
function endsWithName(place: Place, reading: string): boolean {
  return withoutPostcode(place, reading).endsWith(` ${plainName(place.label)}`);
}

function withoutPostcode(place: Place, reading: string): string {
  return reading
    .split(' ')
    .filter((word) => !isNumberOf(place, word))
    .join(' ');
}

/** Its postcode or the beginning of it, its department ('2a'), or a company's postcode there ('31685', Cedex). */
function isNumberOf({ postcode, citycode }: Place, word: string): boolean {
  const department = departmentOf(citycode).toLowerCase();
  if (word === department) return true;
  if (!/^\d{2,5}$/.test(word) || postcode === null) return false;
  return postcode.startsWith(word) || (word.length === 5 && word.startsWith(postcode.slice(0, 2)));
}

/** Each the beginning of one of its own: the last may be unfinished. */
function hasEveryWord(place: Place, reading: string): boolean {
  const { label, postcode, city, department } = place;
  const own = plainName(`${label} ${postcode ?? ''} ${city} ${department ?? ''}`).split(' ');
  return reading.split(' ').every((word) => own.some((known) => known.startsWith(word)));
}

/** The strictest first. */
const NAMING_RULES = [isNamed, endsWithName, hasEveryWord] as const;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 300 ? value : null;
}
