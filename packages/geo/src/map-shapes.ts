/**
 * Shapes of the map, small enough to send: rings of whole thousandths of a degree, each number the
 * difference from the one before on the same axis. [x, y, dx, dy, dx, dy…]
 */
export type Ring = readonly number[];
export type Shape = readonly Ring[];

/** The whole country; a browser gets each half where it draws it. */
export type CountryShapes = {
  /** The lands around, to draw underneath. */
  readonly land: Shape;
  readonly departments: Outlines;
};
/** Departments, by code. */
export type Outlines = Readonly<Record<string, Shape>>;
/** The municipalities of one department, by INSEE code. */
export type DepartmentShapes = { readonly municipalities: Readonly<Record<string, Shape>> };

const UNITS_A_DEGREE = 1000;

export type LongitudeLatitude = readonly [longitude: number, latitude: number];

/** Null when the ring has no surface left once rounded. */
export function encodeRing(points: readonly LongitudeLatitude[]): Ring | null {
  const ring: number[] = [];
  let previous: readonly [number, number] | null = null;
  let first: readonly [number, number] | null = null;
  for (const [longitude, latitude] of points) {
    const x = Math.round(longitude * UNITS_A_DEGREE);
    const y = Math.round(latitude * UNITS_A_DEGREE);
    if (previous && previous[0] === x && previous[1] === y) continue;
    ring.push(x - (previous?.[0] ?? 0), y - (previous?.[1] ?? 0));
    previous = [x, y];
    first ??= previous;
  }
  const closed = previous && first && previous[0] === first[0] && previous[1] === first[1];
  if (closed && ring.length > 2) ring.splice(-2);
  return ring.length >= 6 ? ring : null;
}

/** In Leaflet's order: latitude first. */
export function decodeRing(ring: Ring): [latitude: number, longitude: number][] {
  const points: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < ring.length; at += 2) {
    x += ring[at] ?? 0;
    y += ring[at + 1] ?? 0;
    points.push([y / UNITS_A_DEGREE, x / UNITS_A_DEGREE]);
  }
  return points;
}

/** A municipality on the fibre map. */
export type MapMunicipality = {
  readonly code: string;
  readonly name: string;
  readonly shape: Shape;
  /** 0 to 1; null when nothing is known. */
  readonly share: number | null;
  readonly quarter: string | null;
  /** ISO day on which the copper lines stop. */
  readonly closing: string | null;
  /** The main town of the department. */
  readonly isPrefecture?: boolean;
};

/** The municipalities of a department's file, or null when it is not one. */
export function municipalitiesOf(file: unknown): readonly MapMunicipality[] | null {
  const listed = (file as { municipalities?: unknown } | null)?.municipalities;
  return Array.isArray(listed) && listed.every(isMapMunicipality) ? listed : null;
}

function isMapMunicipality(value: unknown): value is MapMunicipality {
  if (typeof value !== 'object' || value === null) return false;
  const { code, name, shape, share, quarter, closing } = value as Record<string, unknown>;
  const isTextOrNull = (text: unknown) => text === null || typeof text === 'string';
  return (
    typeof code === 'string' &&
    typeof name === 'string' &&
    isShape(shape) &&
    (share === null || typeof share === 'number') &&
    isTextOrNull(quarter) &&
    isTextOrNull(closing)
  );
}

/** The lands' file, or null when it is not one. */
export function landOf(file: unknown): Shape | null {
  const land = (file as Partial<CountryShapes> | null)?.land;
  return isShape(land) ? land : null;
}

/** The departments' file, or null when it is not one. */
export function outlinesOf(file: unknown): Outlines | null {
  const outlines = (file as Partial<CountryShapes> | null)?.departments;
  const isOutlines =
    typeof outlines === 'object' && outlines !== null && Object.values(outlines).every(isShape);
  return isOutlines ? outlines : null;
}

function isShape(value: unknown): value is Shape {
  return (
    Array.isArray(value) &&
    value.every((ring) => Array.isArray(ring) && typeof ring[0] === 'number')
  );
}
