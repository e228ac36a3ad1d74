import { expect, test } from 'vitest';
import { namesWithRoom } from './map-names.ts';

const picture = { width: 300, height: 100, pixel: 1 };
const placed = (...places: [name: string, x: number, y: number][]) =>
  namesWithRoom(
    places.map(([name, x, y]) => ({ name, x, y })),
    picture,
  ).map(({ name, isBefore }) => [name, isBefore ? 'before' : 'after']);

test('a name stands after its dot', () => {
  expect(placed(['Lyon', 100, 50])).toEqual([['Lyon', 'after']]);
});

test('a name that would leave the picture stands before its dot', () => {
  expect(placed(['Nice', 280, 50])).toEqual([['Nice', 'before']]);
});

test('a name that would lie over the one after its dot stands before it', () => {
  expect(placed(['Lyon', 150, 50], ['Vienne', 130, 50])).toEqual([
    ['Lyon', 'after'],
    ['Vienne', 'before'],
  ]);
});

test('the first ones have their names, and those that no side has room for have none', () => {
  expect(placed(['Paris', 100, 50], ['Nanterre', 80, 52], ['Bobigny', 105, 48])).toEqual([
    ['Paris', 'after'],
    ['Nanterre', 'before'],
  ]);
});

test('a name stands on the side where it hides fewer marks, its own aside', () => {
  const towns = [{ name: 'Amiens', x: 150, y: 50 }];
  const sideWith = (...marks: { x: number; y: number }[]) =>
    namesWithRoom(towns, { ...picture, marks }).map(({ isBefore }) => isBefore);
  const [own, after, before] = [150, 190, 110].map((x) => ({ x, y: 50 }));
  if (!own || !after || !before) throw new Error('no marks');
  expect(sideWith(own)).toEqual([false]);
  expect(sideWith(own, after)).toEqual([true]);
  expect(sideWith(own, after, before)).toEqual([false]);
});

test('on a smaller screen a pixel is more of the picture, and fewer names have room', () => {
  const places = [
    { name: 'Lille', x: 60, y: 20 },
    { name: 'Amiens', x: 60, y: 50 },
    { name: 'Rouen', x: 60, y: 80 },
  ];
  expect(namesWithRoom(places, picture)).toHaveLength(3);
  expect(namesWithRoom(places, { ...picture, pixel: 2 }).map(({ name }) => name)).toEqual([
    'Lille',
    'Rouen',
  ]);
});
