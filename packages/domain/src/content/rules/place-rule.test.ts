import { describe, expect, test } from 'vitest';
import { shopPlaces } from './place-rule.ts';
import { problemsOf } from './sample-set.fixture.ts';

const AIX = { name: 'Aix', postcodes: ['13080', '13090'], longitude: 5.4, latitude: 43.5 };
const NAME = 'une boutique est dans sa commune';
const here = { citycode: '13001', postcode: '13090', longitude: 5.5, latitude: 43.4 };

const rules = [shopPlaces((citycode) => (citycode === '13001' ? AIX : undefined))];
const problems = (changes: object) =>
  problemsOf(rules, NAME, { files: { shops: { shops: [here, { ...here, ...changes }] } } });
const told = (field: string, why: string) => ({
  file: 'shops',
  record: `shops.1.${field}`,
  why: why.replaceAll('~', '\u00a0'),
});

describe('a shop', () => {
  test('is in its town, or near', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ longitude: 6.4, latitude: 42.5 })).toEqual([]);
  });

  test('is in a town that there is', () => {
    expect(problems({ citycode: '13100', postcode: '75001', latitude: 0 })).toEqual([
      told(
        'citycode',
        'aucune commune n’a le code INSEE «~13100~»~: ce n’est pas toujours le code postal. Exemple~: 13001 pour Aix-en-Provence',
      ),
    ]);
  });

  test('has a postcode of around', () => {
    expect(problems({ postcode: '13621' })).toEqual([]);
    expect(problems({ postcode: '14090' })).toEqual([
      told('postcode', '14090 ne va pas avec le code INSEE 13001 (Aix). Il y a~: 13080, 13090'),
    ]);
    const two = { ...AIX, postcodes: ['75116', '13080'] };
    const files = { shops: { shops: [here] } };
    expect(problemsOf([shopPlaces(() => two)], NAME, { files })).toEqual([]);
  });

  test.each<[object, field: string, found: number, town: number]>([
    [{ latitude: 44.6 }, 'latitude', 44.6, 43.5],
    [{ latitude: 42.4 }, 'latitude', 42.4, 43.5],
    [{ longitude: 6.5 }, 'longitude', 6.5, 5.4],
    [{ longitude: -5.4 }, 'longitude', -5.4, 5.4],
  ])('is not far from its town: %j', (changes, field, found, town) => {
    expect(problems(changes)).toEqual([
      told(
        field,
        `${found} est loin de sa commune (Aix~: ${town})~; latitude et longitude sont peut-être échangées`,
      ),
    ]);
  });
});

test('so is a distributor of SIM cards, and neither is missed', () => {
  const simboxes = [{ ...here, latitude: 5.5, longitude: 43.4 }];
  expect(
    problemsOf(rules, NAME, { files: { simboxes: { simboxes } } }).map(({ file, record }) => [
      file,
      record,
    ]),
  ).toEqual([
    ['simboxes', 'simboxes.0.latitude'],
    ['simboxes', 'simboxes.0.longitude'],
  ]);
  expect(problemsOf(rules, NAME, {})).toEqual([]);
});
