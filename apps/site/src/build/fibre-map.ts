import { roundShare } from '@vitrine/geo/coverage';
import type { Point } from '@vitrine/geo/distance';
import { namesWithRoom } from '@vitrine/geo/map-names';
import { frameOf, MAINLAND_PICTURE, mapPicture, mercator, touches } from '@vitrine/geo/map-picture';
import type { Shape } from '@vitrine/geo/map-shapes';
import { MAINLAND } from '@vitrine/geo/map-view';
import { type DrawnShape, INSET_SIZE, type MapInset } from '#features/fibre-map/MapInsets.tsx';
import type { MapDepartment } from '#features/fibre-map/use-drawing.ts';
import type { MapTown } from '#ui/MapFrame/map-towns.ts';
import { type CoveredDepartment, countryShapes, coveredDepartments } from './coverage.ts';
import { linkTo } from './links.ts';
import type { Render } from './render.ts';

/** What the map colours before anything is chosen, and where each department has its table. */
export const mapDepartments = (render: Render): MapDepartment[] =>
  coveredDepartments(render).map(({ code, name, total }) => ({
    code,
    name,
    share: roundShare(total.share),
    href: linkTo('carte-fibre-departement', { departement: code.toLowerCase() }),
  }));

/** The main town of a department, where it is. */
export function prefectureOf({ prefecture, municipalities }: CoveredDepartment) {
  const found = municipalities.find(({ municipality }) => municipality.code === prefecture);
  if (!found) throw new Error(`no municipality ${prefecture}`);
  return found.municipality;
}

/** Units of the picture for a pixel, and how many names a map bears, on a phone and on a wide screen. */
const PHONE = { pixel: MAINLAND_PICTURE.width / 328, names: 7 };
const WIDE = { pixel: MAINLAND_PICTURE.height / 528, names: 22 };

/** The prefectures that have room for their names on the map of the country, the largest first. */
export function mapTowns(render: Render, marks: readonly Point[] = []): MapTown[] {
  const { width, height, at } = MAINLAND_PICTURE;
  const picture = {
    width,
    height,
    marks: marks.map(({ latitude, longitude }) => {
      const [x, y] = at([latitude, longitude]);
      return { x, y };
    }),
  };
  const places = coveredDepartments(render)
    .map(prefectureOf)
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, latitude, longitude }) => {
      const [x, y] = at([latitude, longitude]);
      return { name, latitude, longitude, x, y };
    });
  const first = namesWithRoom(places, { ...picture, ...PHONE }).slice(0, PHONE.names);
  // A name stays on its side, whatever the screen.
  const onPhones = new Map(first.map((place) => [place.name, place]));
  const others = places.filter(({ name }) => !onPhones.has(name));
  return namesWithRoom([...first, ...others], { ...picture, ...WIDE })
    .slice(0, WIDE.names)
    .map(({ name, latitude, longitude, isBefore }) => ({
      name,
      latitude,
      longitude,
      isBefore: onPhones.get(name)?.isBefore ?? isBefore,
      isMinor: !onPhones.has(name),
    }));
}

/** The departments overseas, each drawn by itself beside the mainland. */
export function mapInsets(render: Render): MapInset[] {
  return Object.entries(countryShapes(render).departments)
    .filter(([, shape]) => !touches(frameOf(shape), MAINLAND))
    .map(([code, shape]) => ({ code, ...drawn(shape, INSET_SIZE) }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** As large as a phone shows it: finer would be noise for the moment before its map comes. */
const OUTLINE_SIZE = 320;

/** A department alone: what its page shows until the map is there. */
export function mapOutline(render: Render, code: string): DrawnShape {
  const shape = countryShapes(render).departments[code];
  if (!shape) throw new Error(`no outline of the department ${code}`);
  return drawn(shape, OUTLINE_SIZE);
}

function drawn(shape: Shape, size: number): DrawnShape {
  const frame = frameOf(shape);
  const degrees = Math.max(frame.east - frame.west, mercator(frame.north) - mercator(frame.south));
  const { width, height, path } = mapPicture(frame, size / degrees);
  return { width, height, path: path(shape) };
}
