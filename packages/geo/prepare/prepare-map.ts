/**
 * Writes data/map/: the outline of each department, and the cells of its municipalities. A cell
 * holds what is nearer to its municipality's centre than to any other, on French land; a department
 * is the union of its cells. Takes about a minute:
 *   node packages/geo/prepare/prepare-map.ts
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeRing, type LongitudeLatitude, type Ring, type Shape } from '@vitrine/geo/map-shapes';
import { type Municipality, readMunicipalities } from '@vitrine/geo/municipality';
import { Delaunay } from 'd3-delaunay';
import polygonClipping, { type Polygon } from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { simplifyTogether } from './simplify.ts';

/** Seas part these; each gets its own cells, so that none stretches across an ocean. */
const TERRITORIES = [
  { name: 'mainland', west: -6, east: 8.4, south: 42, north: 51.5 },
  { name: 'Corsica', west: 8.4, east: 9.8, south: 41, north: 43.3 },
  { name: 'Guadeloupe', west: -62, east: -60.9, south: 15.7, north: 16.7 },
  { name: 'Martinique', west: -61.4, east: -60.7, south: 14.2, north: 15 },
  { name: 'Guyane', west: -55, east: -51, south: 2, north: 6 },
  { name: 'Réunion', west: 55, east: 56, south: -21.6, north: -20.7 },
  { name: 'Mayotte', west: 44.9, east: 45.4, south: -13.1, north: -12.5 },
] as const;

/** An island too small for the outline of France is drawn as a disc of this radius. */
const ISLET_RADIUS_DEGREES = 0.015;
/** Square degrees: what is smaller is a rounding of the shore, not a place. */
const SPECK = 2e-6;

/** In degrees, on the map of the country: less than half a pixel of a phone. Cells keep every point. */
const TOLERANCE = { departments: 0.015, land: 0.04 };

/** Sides that leave a point within five degrees of each other enclose nothing. */
const SPIKE_COSINE = Math.cos((5 * Math.PI) / 180);

type XY = [number, number];

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '..', 'data', 'map');
const municipalities = readMunicipalities(
  readFileSync(join(here, '..', 'data', 'municipalities.tsv'), 'utf8'),
).filter(({ districtOf }) => districtOf === null);
const land = franceRings();

const cells = new Map<string, LongitudeLatitude[][]>();
for (const territory of TERRITORIES) {
  const inside = municipalities.filter(
    ({ longitude, latitude }) =>
      longitude >= territory.west &&
      longitude < territory.east &&
      latitude >= territory.south &&
      latitude < territory.north,
  );
  drawCells(inside, territory);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const departments: Record<string, Shape> = {};
for (const [code, members] of Map.groupBy(municipalities, ({ department }) => department)) {
  const drawn = members.filter((member) => cells.has(member.code));
  if (drawn.length === 0) continue;
  const shapes = Object.fromEntries(
    drawn.map((member) => [member.code, encode(cells.get(member.code) ?? [])]),
  );
  write(`${code}.json`, { municipalities: shapes });
  departments[code] = encode(union(drawn.flatMap((member) => cells.get(member.code) ?? [])));
}
write('france.json', {
  ...simplifyTogether({ land: neighbours() }, TOLERANCE.land),
  departments: simplifyTogether(departments, TOLERANCE.departments),
});
console.log(`${Object.keys(departments).length} departments, ${cells.size} cells`);

function drawCells(
  members: readonly Municipality[],
  { west, east, south, north }: (typeof TERRITORIES)[number],
) {
  // Degrees of longitude are shorter than degrees of latitude: distances need both alike.
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const plane = members.map(({ longitude, latitude }): XY => [longitude * stretch, latitude]);
  const voronoi = Delaunay.from(plane).voronoi([
    (west - 1) * stretch,
    south - 1,
    (east + 1) * stretch,
    north + 1,
  ]);
  const shores = land.filter((ring) =>
    ring.some(([x, y]) => x >= west && x < east && y >= south && y < north),
  );
  for (const [index, member] of members.entries()) {
    const cell = voronoi.cellPolygon(index)?.map(([x = 0, y = 0]): XY => [x / stretch, y]);
    const pieces = union(cell ? shores.map((shore) => clip(shore, cell)) : []);
    cells.set(member.code, pieces.length > 0 ? pieces : [disc(member)]);
  }
}

/** The part of a ring inside a convex cell (Sutherland and Hodgman). */
function clip(ring: readonly XY[], cell: readonly XY[]): XY[] {
  const turn = Math.sign(area(cell));
  let kept = nearby(ring, cell);
  for (let at = 0; at + 1 < cell.length && kept.length > 0; at += 1) {
    const [a, b] = [cell[at], cell[at + 1]];
    if (!a || !b) continue;
    const side = ([x, y]: XY) => turn * ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
    const next: XY[] = [];
    for (const [index, point] of kept.entries()) {
      const previous = kept.at(index - 1);
      if (!previous) continue;
      const [here, before] = [side(point), side(previous)];
      if (here >= 0 !== before >= 0) {
        const part = before / (before - here);
        next.push([
          previous[0] + part * (point[0] - previous[0]),
          previous[1] + part * (point[1] - previous[1]),
        ]);
      }
      if (here >= 0) next.push(point);
    }
    kept = next;
  }
  return kept;
}

/**
 * The ring with its far stretches shortened: points beyond the same side of the cell's frame change
 * nothing to what is inside.
 */
function nearby(ring: readonly XY[], cell: readonly XY[]): XY[] {
  const xs = cell.map(([x]) => x);
  const ys = cell.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const zone = ([x, y]: XY) =>
    x < west ? 'west' : x > east ? 'east' : y < south ? 'south' : y > north ? 'north' : '';
  return ring.filter((point, index) => {
    const own = zone(point);
    if (own === '') return true;
    const before = ring.at(index - 1);
    const after = ring[(index + 1) % ring.length];
    return !(before && after && zone(before) === own && zone(after) === own);
  });
}

/** Also parts what clipping left joined by a line without width. */
function union(pieces: readonly LongitudeLatitude[][]): LongitudeLatitude[][] {
  const polygons = pieces
    .filter((piece) => Math.abs(area(piece)) > SPECK)
    .map((piece): Polygon => [piece.map(([x, y]): XY => [round(x), round(y)])]);
  const [first, ...rest] = polygons;
  if (!first) return [];
  // The outer rings alone: a hole is a rounding between two cells.
  return polygonClipping
    .union(first, ...rest)
    .map(([outer = []]) => withoutSpikes(outer.slice(0, -1)))
    .filter((outer) => Math.abs(area(outer)) > SPECK);
}

/** Where a shore crosses a lake and comes back along itself. */
function withoutSpikes(ring: readonly XY[]): XY[] {
  const kept = [...ring];
  for (let at = 0; at < kept.length && kept.length > 3; at += 1) {
    const [a, b, c] = [kept.at(at - 1), kept[at], kept[(at + 1) % kept.length]];
    if (!a || !b || !c) continue;
    const [u, v] = [
      [a[0] - b[0], a[1] - b[1]],
      [c[0] - b[0], c[1] - b[1]],
    ] as const;
    const lengths = Math.hypot(...u) * Math.hypot(...v);
    if (lengths > 0 && (u[0] * v[0] + u[1] * v[1]) / lengths < SPIKE_COSINE) continue;
    kept.splice(at, 1);
    at = Math.max(-1, at - 3);
  }
  return kept;
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

function encode(pieces: readonly (readonly LongitudeLatitude[])[]): Shape {
  return pieces.flatMap((piece): Ring[] => {
    const ring = encodeRing(piece);
    return ring ? [ring] : [];
  });
}

function disc({ longitude, latitude }: Municipality): XY[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return [
      longitude + (ISLET_RADIUS_DEGREES * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
      latitude + ISLET_RADIUS_DEGREES * Math.sin(angle),
    ];
  });
}

function area(ring: readonly LongitudeLatitude[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

/** The lands around the mainland, drawn under it. */
function neighbours(): Shape {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const frame: XY[] = [
    [-30, 33],
    [34, 33],
    [34, 60],
    [-30, 60],
    [-30, 33],
  ];
  const rings = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outer = []]) => outer) : [],
  );
  return encode(
    rings
      .map((ring) =>
        clip(
          ring.slice(0, -1).map(([x = 0, y = 0]): XY => [x, y]),
          frame,
        ),
      )
      .filter((ring) => Math.abs(area(ring)) > 0.01),
  );
}

function franceRings(): XY[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const france = feature(world, world.objects.countries).features.find(
    ({ properties }) => properties.name === 'France',
  );
  if (france?.geometry.type !== 'MultiPolygon') throw new Error('world-atlas has no France');
  // Without the closing point, which repeats the first.
  return france.geometry.coordinates.map(([outer = []]) =>
    outer.slice(0, -1).map(([x = 0, y = 0]): XY => [x, y]),
  );
}

function write(file: string, json: object) {
  writeFileSync(join(out, file), `${JSON.stringify(json)}\n`);
}
