import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BOX_CODES,
  BOXES,
  Catalogue,
  channelCounts,
  MOBILE_PLANS,
} from '@vitrine/domain/box-offer';
import { heldAt } from '@vitrine/domain/content/life';
import { FAMILY_MAX_PLANS } from '@vitrine/domain/offers/family-bill';
import { type RouteName, routeNamed, routeNames } from '@vitrine/domain/routes';
import { root } from '../support/root.ts';

/** The figures and names of the specification, written here once more: content that drifts from them is found. */

const textOf = (call: string) => readFileSync(join(root, 'content', `${call}.json`), 'utf8');
const catalogue = Catalogue.parse(heldAt(JSON.parse(textOf('box-comparator')), new Date()));
const box = (codeName: string) => {
  const found = catalogue.boxes.find((one) => one.codeName === codeName);
  if (!found) throw new Error(`no box ${codeName}`);
  return found;
};

describe('the boxes', () => {
  test.each([
    ['box-5g', 2999, 12, 3999],
    ['pop', 2999, 12, 3999],
    ['v8s', 2399, null, null],
    ['v6', 1999, 12, 2999],
    ['v9', 4999, 12, 5999],
    ['v9s', 3999, 12, 4999],
  ])('%s costs %i for %s months, then %s', (code, price, priceDuration, priceAfter) => {
    expect(box(code)).toMatchObject({ price, priceDuration, priceAfter });
  });

  test.each([
    ['box-5g', 5000, 700, 'Wi-Fi 6 ou 7', 300],
    ['pop', 5000, 900, 'Wi-Fi 7', 300],
    ['v8s', 5000, 900, 'Wi-Fi 7', null],
    ['v6', 1000, 900, 'Wi-Fi 5', 300],
    ['v9', 8000, 8000, 'Wi-Fi 7', 340],
    ['v9s', 8000, 8000, 'Wi-Fi 7', 340],
  ])(
    '%s downloads %i, uploads %i, has %s and %s channels',
    (code, download, upload, wifi, count) => {
      expect(box(code)).toMatchObject({ download, upload, wifi, includedChannelsNumber: count });
    },
  );

  test('are all without commitment, with 10 € off a plan for 12 months, then 4 €', () => {
    for (const offer of catalogue.boxes)
      expect(offer).toMatchObject({
        commitment: 'Sans engagement',
        mobilePlanDiscount: 1000,
        mobilePlanDiscountDuration: 12,
        mobilePlanDiscountAfter: 400,
      });
  });

  test('have the codes and names of the specification', () => {
    expect([...BOX_CODES].sort()).toEqual(['box-5g', 'pop', 'v6', 'v8s', 'v9', 'v9s']);
    expect(BOXES).toEqual([
      'POP',
      'POP_S',
      'DELTA',
      'ULTRA',
      'ULTRA_ESSENTIAL',
      'ULTRA_LIMITED_EDITION',
      'ULTRA_ESSENTIAL_LIMITED_EDITION',
      'REVOLUTION_LIGHT',
      'BOX_5G',
    ]);
    expect(MOBILE_PLANS).toEqual(['FORFAIT_2_EUROS', 'FORFAIT_{product}']);
  });

  test('the smallest count of channels is shown with the list, the largest in its description', () => {
    expect(channelCounts(catalogue)).toEqual({ smallest: 300, largest: 340 });
    expect(textOf('pages/liste-chaines')).toContain('{boxes.smallestChannels} chaînes');
    expect(JSON.parse(textOf('layout/pages'))['liste-chaines'].description).toContain(
      '{boxes.largestChannels} chaînes',
    );
  });
});

test('what is sold beside the boxes costs what the specification says', () => {
  const services = Object.fromEntries(catalogue.services.map((one) => [one.key, one]));
  expect(services['apple-tv-plus']).toMatchObject({ price: 999, startsAt: false });
  expect(services['disney-plus']).toMatchObject({ price: 699, startsAt: true });
  expect(services['netflix']).toMatchObject({ price: 799, startsAt: true });
  expect(catalogue.productTv).toMatchObject({ name: '{product} TV', channelsNumber: 160 });
});

test('the other counts are those of the specification, and texts say them', () => {
  expect(catalogue.figures).toMatchObject({
    'tv-by-canal.channelsNumber': 46,
    'tv-packs.count': 50,
    'replays.count': 100,
    'shops.count': 150,
    'cafeyn.titles': 1000,
    'proxi.smallestTeam': 8,
    'proxi.largestTeam': 10,
  });
  expect(FAMILY_MAX_PLANS).toBe(4);
  expect(textOf('contest')).toContain('100 paires de baskets');
  expect(JSON.parse(textOf('shops')).shops.length).toBeGreaterThan(150);
});

test('pages are counted under names of one case, among them those of the specification', () => {
  const names = new Set(routeNames.map((name) => routeNamed(name).tracking));
  for (const name of names)
    expect(name.replace('{product}', '')).toBe(name.replace('{product}', '').toLowerCase());
  const specified: Partial<Record<RouteName, string>> = {
    home: 'homepage',
    'box-pop': '{line}-pop',
    'box-pop-s': '{line}-pop-s',
    'box-5g': 'box-5g',
    'repeteur-wifi': 'repeteur-wifi',
    'fibre-optique': 'fibre-optique',
    family: '{product}-family',
    '404': '404',
    'wifi-7': 'wifi-7',
  };
  for (const [name, tracking] of Object.entries(specified))
    expect(routeNamed(name as RouteName).tracking).toBe(tracking);
});

test('wherever calls are said to be unlimited, their limit is with the legal notices', () => {
  const { mentions } = JSON.parse(textOf('legal-notices/all')) as {
    mentions: { text: string; pages: string[] }[];
  };
  const limit = mentions.find(({ text }) => text.includes('{calls.limit}'));
  const sold = mentions.filter(({ text }) =>
    catalogue.boxes.some(({ key, facts }) => facts.calls && text.includes(`{${key}.conditions}`)),
  );
  const places = new Set(['telephone', ...sold.flatMap(({ pages }) => pages)]);
  expect([...places].filter((page) => !limit?.pages.includes(page))).toEqual([]);
  expect(textOf('pages/telephone')).toContain('{calls.limit}');
});

test('applications that no store has are neither counted nor said to be free', () => {
  const { apps } = JSON.parse(textOf('companion-apps')) as {
    apps: Record<string, { ios: string | null; android: string | null }>;
  };
  expect(Object.values(apps).every(({ ios, android }) => ios === null && android === null)).toBe(
    true,
  );
  expect(textOf('pages/vos-applications')).not.toMatch(/\b(?:six|gratuite?s?)\b/i);
});

test('a telephone that nobody sells is said to be an example', () => {
  expect(catalogue.smartphones.map(({ key }) => key)).toEqual(['smartphone-5g']);
  expect(JSON.parse(textOf('pages/telephone')).smartphone.story.text).toContain(
    'Donnée d’exemple\u00a0: ce modèle et son prix',
  );
});
