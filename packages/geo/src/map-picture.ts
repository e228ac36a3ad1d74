import { decodeRing, type Ring, type Shape } from './map-shapes.ts';
import { MAINLAND } from './map-view.ts';

/** Units of the picture for a degree of longitude: a bit finer than the pixels of our largest map. */
const UNITS_A_DEGREE = 60;
/** Lands this far around the mainland may show beside it on a wide screen. */
const SURROUNDINGS = { south: 36, west: -18, north: 56, east: 23 } as const;

type Point = readonly [x: number, y: number];

/** The mainland as the interactive map shows it: the same projection, the same frame. */
export const PICTURE_SIZE = sizeOfPicture();

function sizeOfPicture() {
  const [width, height] = project([MAINLAND.south, MAINLAND.east]);
  return { width: Math.round(width), height: Math.round(height) };
}

/** A shape as the data of an SVG path, in whole units. Empty where nothing of it is in the picture. */
export function pathData(shape: Shape): string {
  return shape.map(ringData).join('');
}

function ringData(ring: Ring): string {
  const degrees = decodeRing(ring);
  if (!degrees.some(isAround)) return '';
  const points = degrees.map((point): Point => {
    const [x, y] = project(point);
    return [Math.round(x), Math.round(y)];
  });
  const steps = points.flatMap((point, at) => {
    const before = points[at - 1] ?? point;
    const step = [point[0] - before[0], point[1] - before[1]] as const;
    return step[0] === 0 && step[1] === 0 ? [] : [step];
  });
  const [first] = points;
  if (!first || steps.length < 2) return '';
  return `M${joined(first)}l${steps.map(joined).join(' ').replaceAll(' -', '-')}z`;
}

function joined([x, y]: Point): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** As web maps project, from the top left corner of the mainland. */
function project([latitude, longitude]: readonly [number, number]): Point {
  return [
    (longitude - MAINLAND.west) * UNITS_A_DEGREE,
    (mercator(MAINLAND.north) - mercator(latitude)) * UNITS_A_DEGREE,
  ];
}

function mercator(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function isAround([latitude, longitude]: readonly [number, number]): boolean {
  const { south, west, north, east } = SURROUNDINGS;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}
