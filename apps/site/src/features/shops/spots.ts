import { type OpeningHours, openStateAt } from '@vitrine/geo/opening-hours';
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
  /** Which of the weeks it keeps; null when it is always there. */
  week: number | null;
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
export function spotSearch(spots: readonly Spot[], weeks: readonly OpeningHours[]) {
  const words = new Map(spots.map((spot) => [spot, plainName(`${spot.name} ${spot.address}`)]));

  return function find({ text, centre, withKiosks, openAt }: SpotQuery): FoundSpot[] {
    const wanted = plainName(text).split(' ').filter(Boolean);
    // Shops mostly keep the same hours: each week is looked at once.
    const isOpen = openAt && weeks.map((week) => openStateAt(week, openAt).open);
    const found = spots
      .filter((spot) => withKiosks || spot.href !== null)
      .filter((spot) => wanted.every((word) => words.get(spot)?.includes(word)))
      .filter(({ week }) => isOpen === null || (week !== null && isOpen[week]))
      .map((spot) => ({ spot, km: centre && distanceKm(centre, spot) }));
    if (!centre) return found;
    const sorted = found
      .filter(({ km }) => (km ?? 0) < OCEAN_KM)
      .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0));
    const near = sorted.filter(({ km }) => (km ?? 0) <= NEAR_KM);
    return near.length < AT_LEAST ? sorted.slice(0, AT_LEAST) : near;
  };
}
