import { decodeRing, encodeRing, type Shape } from '@vitrine/geo/map-shapes';
import { expect, test } from 'vitest';
import { simplifyTogether } from './simplify.ts';

const shape = (...points: [number, number][]): Shape => [encodeRing(points) ?? []];
const pointsOf = (drawn: Shape | undefined) => (drawn ?? []).flatMap(decodeRing).map(String);

// Two squares, the border between them (x = 1) a fine zigzag.
const zigzag: [number, number][] = Array.from({ length: 9 }, (_, at) => [
  1 + (at % 2) / 500,
  (at + 1) / 10,
]);
const west = shape([0, 0], [1, 0], ...zigzag, [1, 1], [0, 1]);
const east = shape([1, 0], [2, 0], [2, 1], [1, 1], ...zigzag.toReversed());

test('a border is straightened alike for both neighbours', () => {
  const { left, right } = simplifyTogether({ left: west, right: east }, 0.01);
  expect(pointsOf(left)).toHaveLength(4);
  expect(pointsOf(right)).toHaveLength(4);
  const shared = pointsOf(left).filter((point) => pointsOf(right).includes(point));
  expect(shared.toSorted()).toEqual(['0,1', '1,1']);
});

test('what is larger than the tolerance stays', () => {
  const { left } = simplifyTogether({ left: west }, 0.0005);
  expect(new Set(pointsOf(left))).toEqual(new Set(pointsOf(west)));
});

test('an islet smaller than the tolerance stays as it is', () => {
  const islet = shape([5, 5], [5.004, 5], [5.004, 5.004], [5, 5.004]);
  expect(simplifyTogether({ islet }, 0.1)['islet']).toEqual(islet);
});
