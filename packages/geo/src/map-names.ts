/** A place on a picture, in its units. */
export type PlaceOnPicture = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Where its name stands if it can; after its dot unless told. */
  readonly isBefore?: boolean;
};

/** In pixels: how wide a letter is about, how tall a line, and how far a name stands from its dot. */
const LETTER = 7;
const LINE = 18;
const GAP = 8;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * The places whose names have room on a picture, the first ones first, and whether a name stands
 * before its dot: after it, another name or the edge would be in its way.
 */
export function namesWithRoom<Place extends PlaceOnPicture>(
  places: readonly Place[],
  { width, height, pixel }: { width: number; height: number; pixel: number },
): (Place & { isBefore: boolean })[] {
  const taken: Box[] = [];
  return places.flatMap((place) => {
    const first = place.isBefore ?? false;
    for (const isBefore of [first, !first]) {
      const box = boxOf(place, isBefore, pixel);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!isInside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return [{ ...place, isBefore }];
    }
    return [];
  });
}

function boxOf({ name, x, y }: PlaceOnPicture, isBefore: boolean, pixel: number): Box {
  const reach = (2 * GAP + name.length * LETTER) * pixel;
  const [near, half] = [GAP * pixel, (LINE / 2) * pixel];
  return {
    left: isBefore ? x - reach : x - near,
    right: isBefore ? x + near : x + reach,
    top: y - half,
    bottom: y + half,
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
