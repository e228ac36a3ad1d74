import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsToBeginnings } from './edit-distance.ts';

/** As it is defined, with no thought of how long it takes. */
function edits(typed: string, target: string): number {
  if (typed === '' || target === '') return typed.length + target.length;
  const [a, b] = [typed.slice(0, -1), target.slice(0, -1)];
  const ways = [
    edits(a, target) + 1,
    edits(typed, b) + 1,
    edits(a, b) + (typed.at(-1) === target.at(-1) ? 0 : 1),
  ];
  if (typed.length > 1 && typed.slice(-2) === [target.at(-1), target.at(-2)].join(''))
    ways.push(edits(a.slice(0, -1), b.slice(0, -1)) + 1);
  return Math.min(...ways);
}

describe('the edits that turn what was typed into each beginning of a name', () => {
  test.each([
    ['tf1', 'tf1', [3, 2, 1, 0]],
    ['', 'arte', [0, 1, 2]],
    ['art', 'arte', [3, 2, 1, 0, 1]],
    ['atre', 'arte', [4, 3, 2, 2, 1]],
    ['ca', 'ab', [2, 1, 2]],
    ['', '', [0]],
  ])('%j, %j', (typed, target, expected) => {
    expect(editsToBeginnings(typed, target, 2)).toEqual(expected);
  });

  test('are as few as can be, as far as they are asked for', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, target, limit) => {
        const within = (count: number) => (count > limit ? 'more' : count);
        const all = Array.from({ length: target.length + 1 }, (_, length) =>
          within(edits(typed, target.slice(0, length))),
        );
        const found = editsToBeginnings(typed, target, limit);
        const none = all.every((count) => count === 'more');
        expect(found?.map(within) ?? null).toEqual(
          none ? null : all.slice(0, typed.length + limit + 1),
        );
      }),
    );
  });

  test('are not looked for in what is far too short or too long', () => {
    expect(editsToBeginnings('bonjour', 'bon', 2)).toBeNull();
    expect(editsToBeginnings('a', 'abcdefgh', 1)).toEqual([1, 0, 1]);
  });
});
