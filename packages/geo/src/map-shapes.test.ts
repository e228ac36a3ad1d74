import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRing, encodeRing } from './map-shapes.ts';

test('a ring comes back within half a thousandth of a degree', () => {
  const triangle = [
    [2.3514, 48.8566],
    [4.8357, 45.764],
    [-1.5536, 47.2184],
    [2.3514, 48.8566],
  ] as const;
  const points = decodeRing(encodeRing(triangle) ?? []);
  expect(points).toEqual([
    [48.857, 2.351],
    [45.764, 4.836],
    [47.218, -1.554],
  ]);
});

test('a ring without surface is dropped', () => {
  expect(encodeRing([[1, 1]])).toBeNull();
  expect(
    encodeRing([
      [1, 1],
      [1.0001, 1],
      [1, 1],
    ]),
  ).toBeNull();
});

test('rounding never drifts along a long ring', () => {
  const point = fc.tuple(
    fc.double({ min: -60, max: 60, noNaN: true }),
    fc.double({ min: -60, max: 60, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 200 }), (points) => {
      const ring = encodeRing(points);
      const last = ring && decodeRing(ring).at(-1);
      const near = points.some(
        ([x, y]) => !last || (Math.abs(x - last[1]) < 0.00051 && Math.abs(y - last[0]) < 0.00051),
      );
      expect(near).toBe(true);
    }),
  );
});
