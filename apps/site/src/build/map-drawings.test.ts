import { departmentOf } from '@vitrine/geo/municipality';
import { beforeAll, expect, test } from 'vitest';
import { loadEnvironment } from '../../environment.ts';
import type { Render } from './render.ts';

let render: Render;

beforeAll(async () => {
  loadEnvironment();
  const { createRender } = await import('./render.ts');
  const { developmentFolders, developmentState } = await import('./development.ts');
  render = await createRender(developmentState(), developmentFolders);
});

test('every shop is shown in its department, beside its neighbours and the towns people know', async () => {
  const { surroundingsOf } = await import('./surroundings.ts');
  const { coveredDepartment } = await import('./coverage.ts');
  const { prefectureOf } = await import('./fibre-map.ts');
  const { shopsOf } = await import('./shops.ts');
  const { shops } = await shopsOf(render);
  const named = shops.filter((shop) => {
    const map = surroundingsOf(render, shop);
    expect(map.place.name).toBe(shop.city);
    expect(map.department).toMatch(/^M/);
    expect(map.neighbours).toMatch(/^M/);
    const towns = [map.place, ...map.prefectures];
    const isOutside = ({ x, y }: { x: number; y: number }) =>
      x < 0 || x > map.width || y < 0 || y > map.height;
    expect(towns.filter(isOutside)).toEqual([]);
    const code = departmentOf(shop.citycode).toLowerCase();
    const { name } = prefectureOf(coveredDepartment(render, code));
    return towns.some((town) => town.name === name);
  });
  // In a suburb the two names would lie one over the other.
  expect(named.length / shops.length).toBeGreaterThan(0.8);
});

test('the map of the country names large prefectures all over it, fewer on a phone', async () => {
  const { mapTowns } = await import('./fibre-map.ts');
  const towns = mapTowns(render);
  const onPhones = towns.filter(({ isMinor }) => !isMinor).map(({ name }) => name);
  expect(onPhones).toEqual(expect.arrayContaining(['Paris', 'Marseille', 'Lyon', 'Lille']));
  expect(onPhones.length).toBeLessThan(10);
  expect(towns.length).toBeGreaterThan(2 * onPhones.length);
});

test('the five departments overseas stand beside it, each as large as the others', async () => {
  const { mapInsets } = await import('./fibre-map.ts');
  const insets = mapInsets(render);
  expect(insets.map(({ code }) => code)).toEqual(['971', '972', '973', '974', '976']);
  for (const { width, height, path } of insets) {
    expect(Math.max(width, height)).toBe(160);
    expect(path).toMatch(/^M/);
  }
});
