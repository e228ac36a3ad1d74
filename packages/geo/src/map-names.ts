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
/** Half of a mark that is drawn for more than a town's place, in pixels. */
const MARK = 9;

type Box = { left: number; right: number; top: number; bottom: number };

export type NamedPicture = {
  readonly width: number;
  readonly height: number;
  readonly pixel: number;
  /** What is marked on it: a name lies over a mark only where neither side is free of them. */
  readonly marks?: readonly { readonly x: number; readonly y: number }[];
};

/**
 * The places whose names have room on a picture, the first ones first, and whether a name stands
 * before its dot: after it, another name or the edge would be in its way.
 */
export function namesWithRoom<Place extends PlaceOnPicture>(
  places: readonly Place[],
  { width, height, pixel, marks = [] }: NamedPicture,
): (Place & { isBefore: boolean })[] {
  const taken: Box[] = [];
  const marked = marks.map(({ x, y }) => around(x, y, MARK * pixel));
  return places.flatMap((place) => {
    const first = place.isBefore ?? false;
    const sides = [first, !first].flatMap((isBefore) => {
      const box = boxOf(place, isBefore, pixel);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!isInside || taken.some((other) => overlap(box, other))) return [];
      // Those of the town itself stand around its dot.
      const own = 2 * GAP * pixel;
      const words = isBefore ? { ...box, right: place.x - own } : { ...box, left: place.x + own };
      return [{ isBefore, box, hidden: marked.filter((mark) => overlap(words, mark)).length }];
    });
    const [best] = sides.toSorted((one, other) => one.hidden - other.hidden);
    if (!best) return [];
    taken.push(best.box);
    return [{ ...place, isBefore: best.isBefore }];
  });
}

const around = (x: number, y: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

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
