import { decodeRing, type Ring, type Shape } from './map-shapes.ts';
import { MAINLAND } from './map-view.ts';

/** A part of the world, in degrees. */
export type Frame = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};
type Point = readonly [x: number, y: number];
type Degrees = readonly [latitude: number, longitude: number];

/**
 * A drawing of a part of the world, as web maps project it, from its top left corner. `around`: lands
 * outside the frame that may show beside it.
 */
export function mapPicture(frame: Frame, unitsADegree: number, around: Frame = frame) {
  const [width, height] = at([frame.south, frame.east]);
  return {
    width: Math.round(width),
    height: Math.round(height),
    at,
    /** A shape as the data of an SVG path, in whole units. Empty where nothing of it is in the picture. */
    path: (shape: Shape) => shape.map(ringData).join(''),
  };

  function at([latitude, longitude]: Degrees): Point {
    return [
      (longitude - frame.west) * unitsADegree,
      (mercator(frame.north) - mercator(latitude)) * unitsADegree,
    ];
  }

  function ringData(ring: Ring): string {
    if (!touches(frameOf([ring]), around)) return '';
    const points = decodeRing(ring).map((degrees): Point => {
      const [x, y] = at(degrees);
      return [Math.round(x), Math.round(y)];
    });
    const steps = points.flatMap((point, index) => {
      const before = points[index - 1] ?? point;
      const step = [point[0] - before[0], point[1] - before[1]] as const;
      return step[0] === 0 && step[1] === 0 ? [] : [step];
    });
    const [first] = points;
    if (!first || steps.length < 2) return '';
    return `M${joined(first)}l${steps.map(joined).join(' ').replaceAll(' -', '-')}z`;
  }
}

/** What a shape takes of the world. */
export function frameOf(shape: Shape): Frame {
  const degrees = shape.flatMap(decodeRing);
  const latitudes = degrees.map(([latitude]) => latitude);
  const longitudes = degrees.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

export function touches(one: Frame, other: Frame): boolean {
  return (
    one.south < other.north &&
    one.north > other.south &&
    one.west < other.east &&
    one.east > other.west
  );
}

/** How many degrees of longitude go up as far as this latitude, as web maps have it. */
export function mercator(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function joined([x, y]: Point): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/**
 * The mainland as the interactive map shows it: the same projection, the same frame, a bit finer than
 * the pixels of our largest map. On a wide screen lands far around it show beside it.
 */
export const MAINLAND_PICTURE = mapPicture(MAINLAND, 60, {
  south: 36,
  west: -18,
  north: 56,
  east: 23,
});
