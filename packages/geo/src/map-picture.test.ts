import { expect, test } from 'vitest';
import { pathData, PICTURE_SIZE } from './map-picture.ts';
import { encodeRing, type LongitudeLatitude } from './map-shapes.ts';

function shapeOf(...points: LongitudeLatitude[]) {
  return [encodeRing(points) ?? []];
}

test('the picture is the mainland, taller than its degrees say: as web maps draw it', () => {
  const { width, height } = PICTURE_SIZE;
  expect(width).toBe(888);
  expect(height).toBeGreaterThan((51.1 - 41.3) * 60 * 1.4);
});

test('a shape is drawn from the corner, in whole steps', () => {
  expect(pathData(shapeOf([-5.2, 51.1], [-4.2, 51.1], [-4.2, 50.1]))).toBe('M0 0l60 0 0 95z');
});

test('steps too small for the picture are left out, and shapes that have no other', () => {
  expect(pathData(shapeOf([0, 48], [0.001, 48], [1, 48], [1, 47]))).toMatch(
    /^M312 \d+l60 0 0 \d+z$/,
  );
  expect(pathData(shapeOf([0, 48], [0.001, 48], [0.001, 48.001]))).toBe('');
});

test('what lies far away is not in the picture', () => {
  expect(pathData(shapeOf([55.4, -21], [55.8, -21], [55.8, -21.4]))).toBe('');
});
