import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriedName, pictureNamed } from '../picture-entry.ts';
import {
  CROP_NAMES,
  cropOf,
  CROPS,
  GRID,
  groundOf,
  hexOf,
  namesUsed,
  photoNames,
  Photos,
  withPhotos,
} from './photos.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const focus = fc.record({
  x: fc.integer({ min: 0, max: 100 }),
  y: fc.integer({ min: 0, max: 100 }),
});

describe('a crop', () => {
  test('is inside its picture, has its shape, and keeps what must stay in it', () => {
    fc.assert(
      fc.property(size, focus, fc.constantFrom(...CROP_NAMES), (whole, point, crop) => {
        const { left, top, width, height } = cropOf(whole, crop, point);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(whole.width);
        expect(top + height).toBeLessThanOrEqual(whole.height);
        const shape = CROPS[crop].width / CROPS[crop].height;
        expect(Math.abs(width - height * shape)).toBeLessThanOrEqual(shape);
        const [x, y] = [(whole.width * point.x) / 100, (whole.height * point.y) / 100];
        expect(x).toBeGreaterThanOrEqual(left - 1);
        expect(x).toBeLessThanOrEqual(left + width + 1);
        expect(y).toBeGreaterThanOrEqual(top - 1);
        expect(y).toBeLessThanOrEqual(top + height + 1);
      }),
    );
  });

  test('stands in the middle unless something else is said', () => {
    expect(cropOf({ width: 2000, height: 900 }, 'large')).toEqual({
      left: 200,
      top: 0,
      width: 1600,
      height: 900,
    });
    expect(cropOf({ width: 2000, height: 900 }, 'large', { x: 100, y: 0 }).left).toBe(400);
  });

  test('gives words the colour of its start, not of its end', () => {
    const colours = Array.from({ length: GRID * GRID }, (_, cell) =>
      cell % GRID < GRID / 2 ? '#102030' : '#ffffff',
    );
    const file = { width: 1600, height: 900, colours };
    expect(groundOf(file, cropOf(file, 'large'))).toBe('#102030');
    expect(groundOf({ ...file, colours: [null, ...colours.slice(1)] }, cropOf(file, 'large'))).toBe(
      undefined,
    );
  });
});

test('words stand on the cells whose middle is in the first part of a crop', () => {
  // Middles are at 0.5, 1.5… from the left, and at 1, 3… from the top.
  const [size, part] = [
    { width: GRID, height: 2 * GRID },
    { left: 1.5, top: 3, width: 5, height: 4 },
  ];
  const isUnder = (cell: number) =>
    [1, 2, 3].includes(cell % GRID) && [1, 2, 3].includes(Math.floor(cell / GRID));
  const cells = Array.from({ length: GRID * GRID }, (_, cell) => cell);
  const colours = cells.map((cell) => (isUnder(cell) ? '#0a0b0c' : '#ffffff'));
  expect(groundOf({ ...size, colours }, part)).toBe('#0a0b0c');
  const seenThrough = (hole: number) =>
    groundOf({ ...size, colours: colours.with(hole, null as never) }, part) === undefined;
  expect(cells.filter(seenThrough)).toEqual(cells.filter(isUnder));
  expect(groundOf({ ...size, colours }, { ...part, height: 0.5, top: 3.5 })).toBeUndefined();
});

test('the colour of several cells is between them', () => {
  const colours = Array.from({ length: GRID * GRID }, (_, cell) =>
    cell < (GRID * GRID) / 2 ? '#002000' : '#10ff01',
  );
  const size = { width: GRID, height: GRID };
  expect(groundOf({ ...size, colours }, { left: 0, top: 0, ...size })).toBe('#089001');
  expect(hexOf([0, 10.4, 254.5])).toBe('#000aff');
});

test('a photo has a name in small letters, a file of a kind that is shown, and a point in it', () => {
  const isRight = (photo: object) =>
    Photos.safeParse({ photos: [{ name: 'noel', file: 'noel.jpg', ...photo }] }).success;
  const good = ['noel.jpg', 'noel-2.jpeg', 'a.png', 'a.webp', 'a.avif'];
  const bad = ['Noel.jpg', 'a/noel.jpg', 'noel.gif', 'noel.jpg.exe', '.jpg', 'noeljpg'];
  expect([...good, ...bad].filter((file) => isRight({ file }))).toEqual(good);
  for (const focus of [{ x: 0, y: 100 }, undefined]) expect(isRight({ focus })).toBe(true);
  for (const focus of [{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 0.5, y: 0 }, { x: 0 }])
    expect(isRight({ focus })).toBe(false);
  expect(isRight({ name: 'Noël' })).toBe(false);
  expect(isRight({ alt: 'Un sapin' })).toBe(false);
});

test('a photo has a name for each of its crops', () => {
  expect(
    photoNames([
      { name: 'noel', file: 'a.jpg' },
      { name: 'ete', file: 'b.jpg' },
    ]),
  ).toEqual(['noel/large', 'noel/mobile', 'noel/carte', 'ete/large', 'ete/mobile', 'ete/carte']);
});

test('a name carries all that the manifest would say', () => {
  const known = {
    name: 'noel/large',
    width: 1600,
    height: 900,
    widths: [640, 1600],
    version: 'ab',
  };
  expect(pictureNamed({}, carriedName(known))).toEqual(known);
  const withGround = { ...known, ground: '#102030' };
  expect(pictureNamed({}, carriedName(withGround))).toEqual(withGround);
  expect(pictureNamed({}, 'noel/large')).toBeUndefined();
});

test('a photo is known by its name in a field and in a text, and nothing else changes', () => {
  const content = {
    image: { src: 'noel/large', alt: 'noel/large, la photo' },
    text: 'Voir ![Le sapin](noel/carte) et ![autre](scenes/tv) ou [ici](/noel/carte)',
  };
  const names = new Map([
    ['noel/large', 'L'],
    ['noel/carte', 'C'],
  ]);
  expect(withPhotos(content, names)).toEqual({
    image: { src: 'L', alt: 'noel/large, la photo' },
    text: 'Voir ![Le sapin](C) et ![autre](scenes/tv) ou [ici](/noel/carte)',
  });
  expect([...namesUsed(content, new Set([...names.keys(), 'noel/mobile']))].sort()).toEqual([
    'noel/carte',
    'noel/large',
  ]);
  expect(withPhotos(content, new Map())).toBe(content);
});
