import { expect, test } from 'vitest';
import { drawBrandMark } from './brand-mark.ts';

test('the mark fills its square, in its colour, and leaves the pen as it was', () => {
  const done: unknown[][] = [];
  const pen = new Proxy({} as Parameters<typeof drawBrandMark>[0], {
    get:
      (_target, name) =>
      (...values: unknown[]) => {
        done.push([name, ...values]);
        return pen;
      },
  });
  const mark = { origin: 8, side: 80, path: 'M0 0', dot: { x: 1, y: 2, radius: 3 } };
  drawBrandMark(pen, { mark, colour: '#cd1e25' }, { x: 10, y: 20, side: 40 });
  expect(done).toEqual([
    ['save'],
    ['translate', 10, 20],
    ['scale', 0.5],
    ['translate', -8, -8],
    ['fillColor', '#cd1e25'],
    ['path', 'M0 0'],
    ['fill'],
    ['circle', 1, 2, 3],
    ['fill'],
    ['restore'],
  ]);
});
