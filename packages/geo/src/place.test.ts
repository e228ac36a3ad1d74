import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, formatDistance } from './distance.ts';
import { isOverseas, isPlace, placesOf } from './place.ts';

const feature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.39, 45.43] },
  properties: {
    label: '4 Rue Victor Hugo 42000 Saint-Étienne',
    type: 'housenumber',
    citycode: '42218',
    city: 'Saint-Étienne',
    postcode: '42000',
    context: '42, Loire, Auvergne-Rhône-Alpes',
  },
};

describe('places of an answer', () => {
  test('are read with what eligibility needs', () => {
    const [place] = placesOf({ features: [feature] });
    expect(place).toMatchObject({ citycode: '42218', precise: true, department: 'Loire' });
    expect(isPlace(place)).toBe(true);
    expect(isPlace(JSON.parse(JSON.stringify(place)))).toBe(true);
  });

  test('garbage gives no place and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(placesOf(answer)).toEqual([]);
        expect(placesOf({ features: [answer] })).toEqual([]);
        expect(isPlace(answer)).toBe(false);
      }),
    );
    const bad = { ...feature, properties: { ...feature.properties, citycode: '<b>' } };
    expect(placesOf({ features: [bad, feature] })).toHaveLength(1);
  });
});

test.each([
  ['97411', true],
  ['98818', true],
  ['2A004', false],
  ['42218', false],
])('%s is overseas: %s', (citycode, overseas) => {
  expect(isOverseas({ citycode })).toBe(overseas);
});

describe('distances', () => {
  test('from Paris to Lyon is about 390 km, there and back', () => {
    const paris = { longitude: 2.35, latitude: 48.86 };
    const lyon = { longitude: 4.84, latitude: 45.76 };
    expect(distanceKm(paris, lyon)).toBeGreaterThan(385);
    expect(distanceKm(paris, lyon)).toBeLessThan(396);
    expect(distanceKm(lyon, paris)).toBeCloseTo(distanceKm(paris, lyon));
  });

  test('read in metres, then kilometres', () => {
    expect([0.01, 0.84, 0.974, 0.976, 0.999, 3.42, 4, 128.4].map(formatDistance)).toEqual([
      '50\u00a0m',
      '850\u00a0m',
      '950\u00a0m',
      '1\u00a0km',
      '1\u00a0km',
      '3,4\u00a0km',
      '4\u00a0km',
      '128\u00a0km',
    ]);
  });
});
