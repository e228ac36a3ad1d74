import { decodeRing, encodeRing, type Ring, type Shape } from '@vitrine/geo/map-shapes';

type Point = readonly [latitude: number, longitude: number];

/**
 * The same shapes with fewer points: none moves by more than the tolerance, in degrees. A border that
 * two shapes share is simplified once for both, so that no gap opens between neighbours.
 */
export function simplifyTogether(
  shapes: Readonly<Record<string, Shape>>,
  tolerance: number,
): Record<string, Shape> {
  const owners = new Map<string, Set<string>>();
  for (const [name, shape] of Object.entries(shapes))
    for (const ring of shape)
      for (const point of decodeRing(ring)) {
        const known = owners.get(String(point)) ?? new Set();
        owners.set(String(point), known.add(name));
      }
  const ownersOf = (point: Point) => [...(owners.get(String(point)) ?? [])].toSorted().join();
  const simplified = (ring: Ring) => simplifyRing(decodeRing(ring), ownersOf, tolerance) ?? ring;
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, shape.map(simplified)]),
  );
}

/** Arc by arc between the points where the neighbours change; null when nothing would be left. */
function simplifyRing(
  points: readonly Point[],
  ownersOf: (point: Point) => string,
  tolerance: number,
): Ring | null {
  const corners = points.flatMap((point, at) => {
    const [own, before, after] = [point, points.at(at - 1), points[(at + 1) % points.length]].map(
      (one) => (one ? ownersOf(one) : ''),
    );
    return own === before && own === after ? [] : [at];
  });
  // An island has no neighbour: two far points hold it.
  const ends = corners.length > 1 ? corners : [0, Math.floor(points.length / 2)];
  const kept = ends.flatMap((from, index) => {
    const to = ends[(index + 1) % ends.length] ?? from;
    const arc =
      to > from ? points.slice(from, to + 1) : [...points.slice(from), ...points.slice(0, to + 1)];
    return simplifyLine(arc, tolerance).slice(0, -1);
  });
  return encodeRing(kept.map(([latitude, longitude]) => [longitude, latitude]));
}

/** Douglas and Peucker. Walked the same way whichever shape asks, so that neighbours agree. */
function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const isForward = first[0] < last[0] || (first[0] === last[0] && first[1] <= last[1]);
  const walked = isForward ? line : line.toReversed();
  const kept = withoutNearlyStraight(walked, tolerance);
  return isForward ? kept : kept.toReversed();
}

function withoutNearlyStraight(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...withoutNearlyStraight(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...withoutNearlyStraight(line.slice(farthest), tolerance),
  ];
}

function distance([y, x]: Point, [y1, x1]: Point, [y2, x2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs(dx * (y1 - y) - dy * (x1 - x)) / length;
}
