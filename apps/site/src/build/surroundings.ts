import type { Shop } from '@vitrine/domain/content/shops';
import { namesWithRoom } from '@vitrine/geo/map-names';
import { type Frame, frameOf, mapPicture, mercator, touches } from '@vitrine/geo/map-picture';
import type { Shape } from '@vitrine/geo/map-shapes';
import { departmentOf } from '@vitrine/geo/municipality';
import type { LocalMapProps } from '#ui/LocalMap/LocalMap.tsx';
import { countryShapes, coveredDepartment, coveredDepartments } from './coverage.ts';
import { prefectureOf } from './fibre-map.ts';
import type { Render } from './render.ts';

const SIZE = { width: 480, height: 320 };
/** Of the department's own size, on each side: what is around it shows. */
const MARGIN = 0.12;
/** Around Paris, departments are smaller than a walk. */
const SMALLEST_DEGREES = 0.9;
/** A phone shows the drawing smaller: its letters take more of it. */
const PIXEL = 1.25;
/** A bold letter of the shop's town, as widely as a visitor may set it: that name is never cut. */
const WIDE_LETTER = 12;

/** A shop in its department: the neighbours around it, and the prefectures whose names have room. */
export function surroundingsOf(render: Render, shop: Shop): Omit<LocalMapProps, 'label'> {
  const code = departmentOf(shop.citycode);
  const outlines = outlinesOf(render);
  const own = outlines.find((outline) => outline.code === code);
  if (!own) throw new Error(`no outline of the department ${code}`);
  const frame = frameAround(own.frame);
  const picture = mapPicture(frame, SIZE.width / (frame.east - frame.west));
  const neighbours = outlines.filter((outline) => outline !== own && touches(outline.frame, frame));
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const [x, y] = picture.at([latitude, longitude]);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const around = coveredDepartments(render).filter((other) =>
    neighbours.some((near) => near.code === other.code),
  );
  const prefectures = [coveredDepartment(render, code.toLowerCase()), ...around]
    .map(prefectureOf)
    .filter(({ name }) => name !== shop.city)
    .map((town) => ({ name: town.name, ...at(town) }));
  const spot = at(shop);
  const reach = spot.x + (shop.city.length + 2) * WIDE_LETTER;
  const town = { name: shop.city, ...spot, isBefore: reach > SIZE.width };
  const [place, ...named] = namesWithRoom([town, ...prefectures], { ...SIZE, pixel: PIXEL });
  if (!place) throw new Error(`${shop.id} is not in its department`);
  return {
    ...SIZE,
    department: picture.path(own.shape),
    neighbours: neighbours.map(({ shape }) => picture.path(shape)).join(''),
    place,
    prefectures: named,
  };
}

type Outline = { code: string; shape: Shape; frame: Frame };
/** Every shop's page asks for them: read once for all pages that are made from one folder. */
let last: { folder: string; outlines: readonly Outline[] } | null = null;

function outlinesOf(render: Render): readonly Outline[] {
  const folder = render.folders.geo;
  if (last?.folder !== folder) {
    const { departments } = countryShapes(render);
    const outlines = Object.entries(departments).map(([code, shape]) => ({
      code,
      shape,
      frame: frameOf(shape),
    }));
    last = { folder, outlines };
  }
  return last.outlines;
}

/** The frame with a margin, as wide and as tall as the drawing has it. */
function frameAround({ south, west, north, east }: Frame): Frame {
  const [bottom, top] = [mercator(south), mercator(north)];
  const ratio = SIZE.width / SIZE.height;
  const needed = Math.max(east - west, (top - bottom) * ratio);
  const across = Math.max(needed * (1 + 2 * MARGIN), SMALLEST_DEGREES);
  const middle = (west + east) / 2;
  // Degrees of latitude grow with the latitude on a web map; within one frame hardly.
  const grown = across / ratio / (top - bottom);
  const [latitude, half] = [(south + north) / 2, ((north - south) / 2) * grown];
  return {
    south: latitude - half,
    west: middle - across / 2,
    north: latitude + half,
    east: middle + across / 2,
  };
}
