import { expect, test } from 'vitest';
import { frameOf, MAINLAND_PICTURE, mapPicture } from './map-picture.ts';
import { encodeRing, type LongitudeLatitude } from './map-shapes.ts';

const { path } = MAINLAND_PICTURE;

function shapeOf(...points: LongitudeLatitude[]) {
  return [encodeRing(points) ?? []];
}

test('the picture is the mainland, taller than its degrees say: as web maps draw it', () => {
  const { width, height } = MAINLAND_PICTURE;
  expect(width).toBe(924);
  expect(height).toBeGreaterThan((51.1 - 41.3) * 60 * 1.4);
});

test('a shape is drawn from the corner, in whole steps', () => {
  expect(path(shapeOf([-5.5, 51.1], [-4.5, 51.1], [-4.5, 50.1]))).toBe('M0 0l60 0 0 95z');
});

test('steps too small for the picture are left out, and shapes that have no other', () => {
  expect(path(shapeOf([0, 48], [0.001, 48], [1, 48], [1, 47]))).toMatch(/^M330 \d+l60 0 0 \d+z$/);
  expect(path(shapeOf([0, 48], [0.001, 48], [0.001, 48.001]))).toBe('');
});

test('what lies far away is not in the picture', () => {
  expect(path(shapeOf([55.4, -21], [55.8, -21], [55.8, -21.4]))).toBe('');
});

test('a picture of a place is as large as asked, and leaves out what does not touch it', () => {
  const square = shapeOf([4, 45], [5, 45], [5, 46], [4, 46]);
  expect(frameOf(square)).toEqual({ south: 45, west: 4, north: 46, east: 5 });
  const picture = mapPicture(frameOf(square), 100);
  expect(picture.width).toBe(100);
  expect(picture.at([46, 4])).toEqual([0, 0]);
  // Its corners are all outside, and yet it is in the way.
  expect(picture.path(shapeOf([3, 44], [6, 44], [6, 47], [3, 47]))).not.toBe('');
  expect(picture.path(shapeOf([6, 45], [7, 45], [7, 46]))).toBe('');
});
