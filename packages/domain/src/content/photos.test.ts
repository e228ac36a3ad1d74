import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriedName, pictureNamed } from '../picture-entry.ts';
import { CROP_NAMES, cropOf, CROPS, GRID, groundOf, namesUsed, withPhotos } from './photos.ts';

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
});
