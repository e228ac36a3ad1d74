import { type OpeningHours, openStateAt, type Span } from '@vitrine/geo/opening-hours';
import { distanceKm, type Point } from '@vitrine/geo/distance';
import { plainName } from '@vitrine/geo/place-name';
import type { ParisClock } from '@vitrine/domain/paris-time';

/** A shop or a kiosk, as much of it as the list and the map show. */
export type Spot = Point & {
  id: string;
  name: string;
  address: string;
  /** Null for a kiosk: it has no page. */
  href: string | null;
  /** Null when it is always there. */
  hours: OpeningHours | null;
};

export type SpotQuery = {
  /** Words that a spot must have. */
  text: string;
  /** Around it, nearest first. */
  centre: Point | null;
  withKiosks: boolean;
  /** Open at this time only; null: whenever. */
  openAt: ParisClock | null;
};

export type FoundSpot = { spot: Spot; km: number | null };

/** Around a town, these are worth a journey. */
const NEAR_KM = 40;
/** Far from all, this many are named all the same. */
const AT_LEAST = 3;
/** More than from one end of the mainland to the other: who is an ocean away has none around. */
const OCEAN_KM = 1500;

/** Of towns that share a name, the one that has a shop or is nearest to one: the first unless told otherwise. */
export function nearestToSpots<Town extends Point>(
  towns: readonly Town[],
  spots: readonly Spot[],
): Town | undefined {
  const [first] = towns
    .map((town) => ({ town, km: Math.min(...spots.map((spot) => distanceKm(town, spot))) }))
    .toSorted((a, b) => a.km - b.km);
  return first?.town;
}

/** A search over spots; their words are read once. */
export function spotSearch(spots: readonly Spot[]) {
  // Shops mostly keep the same hours: each week is looked at once.
  const weeks = [...new Set(spots.map(({ hours }) => hours))];
  const words = new Map(spots.map((spot) => [spot, plainName(`${spot.name} ${spot.address}`)]));

  return function find({ text, centre, withKiosks, openAt }: SpotQuery): FoundSpot[] {
    const wanted = plainName(text).split(' ').filter(Boolean);
    // Signs alone are no name of any place.
    if (wanted.length === 0 && text.trim() !== '') return [];
    const open = openAt && new Set(weeks.filter((week) => week && openStateAt(week, openAt).open));
    const found = spots
      .filter((spot) => withKiosks || spot.href !== null)
      .filter((spot) => wanted.every((word) => words.get(spot)?.includes(word)))
      .filter(({ hours }) => open === null || open.has(hours))
      .map((spot) => ({ spot, km: centre && distanceKm(centre, spot) }));
    if (!centre) return found;
    const sorted = found
      .filter(({ km }) => (km ?? 0) < OCEAN_KM)
      .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0));
    const near = sorted.filter(({ km }) => (km ?? 0) <= NEAR_KM);
    return near.length < AT_LEAST ? sorted.slice(0, AT_LEAST) : near;
  };
}

/** As they travel: shops mostly keep the same hours, each week is told once. */
type PackedSpots = { spots: readonly PackedSpot[]; weeks: readonly OpeningHours[] };
type PackedSpot = Omit<Spot, 'hours'> & { week: number | null };

export function packSpots(spots: readonly Spot[]): PackedSpots {
  const weeks = new Map<string, OpeningHours>();
  const weekOf = (hours: OpeningHours): number => {
    const key = JSON.stringify(hours);
    weeks.set(key, hours);
    return [...weeks.keys()].indexOf(key);
  };
  const packed = spots.map(({ hours, ...spot }) => ({ ...spot, week: hours && weekOf(hours) }));
  return { spots: packed, weeks: [...weeks.values()] };
}

/** Spots as they were fetched: throws when they are something else. By hand: a schema weighs 21 KB. */
export function readSpots(json: unknown): readonly Spot[] {
  const { spots, weeks } = Object(json) as Unread;
  if (!areAll(spots, isSpot) || !areAll(weeks, isWeek)) throw new TypeError('no list of spots');
  return spots.map(({ week, ...spot }) => ({ ...spot, hours: weeks[week ?? -1] ?? null }));
}

type Unread = Readonly<Record<string, unknown>>;

function areAll<Item>(value: unknown, isOne: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isOne);
}

function isSpot(value: unknown): value is PackedSpot {
  const { id, name, address, href, week, latitude, longitude } = Object(value) as Unread;
  return (
    [id, name, address, href ?? ''].every((text) => typeof text === 'string') &&
    [week ?? 0, latitude, longitude].every((figure) => typeof figure === 'number')
  );
}

function isWeek(value: unknown): value is OpeningHours {
  const { hours, exceptions = [], department } = Object(value) as Unread;
  return areAll(hours, isDay) && areAll(exceptions, isException) && typeof department === 'string';
}

function isException(value: unknown): value is { date: string; hours: Span[] } {
  const { date, hours } = Object(value) as Unread;
  return typeof date === 'string' && isDay(hours);
}

const isDay = (value: unknown): value is Span[] => areAll(value, isSpan);

function isSpan(value: unknown): value is Span {
  const { opens, closes } = Object(value) as Unread;
  return typeof opens === 'string' && typeof closes === 'string';
}
