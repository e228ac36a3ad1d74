import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from './brand.ts';
import { OWN_TOKENS, validContent } from './content/client.ts';
import { sampleCatalogue } from './content/sample-catalogue.fixture.ts';
import { fillContent, fillText, tokensOf, UnknownTokenError } from './content-tokens.ts';

const catalogue = validContent('box-comparator', sampleCatalogue, DEFAULT_BRAND, OWN_TOKENS);
const tokens = tokensOf(catalogue);
const fill = (text: string) => fillText(text, DEFAULT_BRAND, tokens);

describe('tokens', () => {
  test.each([
    ['{pop.price}', '29,99\u00a0€'],
    ['{pop.fullPrice}', '29,99\u00a0€/mois pendant 12\u00a0mois, puis\u00a039,99\u00a0€/mois'],
    ['{pop.download} / {pop.upload}', '5\u00a0Gbit/s / 900\u00a0Mbit/s'],
    ['{pop.mobilePlanDiscount}', '10\u00a0€/mois pendant 12\u00a0mois, puis\u00a04\u00a0€/mois'],
    ['{boxes.smallestPrice}', '19,99\u00a0€'],
    ['{fibre.smallestPrice}', '19,99\u00a0€'],
    ['{boxes.largestChannels}', '300'],
    ['{product-tv.channelsNumber} chaînes sur {product} TV', '160 chaînes sur Free TV'],
    ['{netflix.price}', '7,99\u00a0€'],
    ['{fee-activation.amount}', '49\u00a0€'],
    ['{muted} reste', '{muted} reste'],
  ])('%s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  test('say of a box and a service what the offers say of them', () => {
    const [pop, popS] = catalogue.boxes;
    const [service] = catalogue.services;
    if (!pop || !popS || !service) throw new Error('the sample has two boxes and a service');
    const full = {
      ...service,
      includedWith: ['pop'],
      video: { quality: 'HD' as const, screens: 2, advertising: true },
      instalments: { of: 'other', count: 20 },
    };
    const said = Object.fromEntries(
      tokensOf({
        ...catalogue,
        figures: { 'cafeyn.titles': 1000 },
        boxes: [
          { ...pop, facts: { ...pop.facts, diskSlots: 4 } },
          { ...popS, facts: { ...popS.facts, calls: false } },
        ],
        services: [full],
      }),
    );
    for (const [name, text] of Object.entries(said)) said[name] = text.replaceAll('\u00a0', ' ');
    expect(said).toMatchObject({
      'boxes.count': 'deux',
      'boxes.smallestChannels': '300',
      'boxes.withPlayer': 'la Freebox Pop',
      'boxes.withTv': 'la Freebox Pop',
      'boxes.withCalls': 'la Freebox Pop',
      'boxes.withoutCalls': 'la Freebox Pop S',
      'boxes.withDisks': 'la Freebox Pop',
      'family.plans': 'quatre',
      'product-tv.price': 'sans supplément',
      'cafeyn.titles': '1 000',
      'pop.priceLife': 'Un prix de promotion au départ',
      'pop-s.priceLife': 'Un prix qui ne change pas',
      'pop-s.priceSentence': 'La Freebox Pop S n’a pas de promotion : elle reste à 19,99 €/mois.',
      'pop.priceSentence': expect.stringMatching(/^La Freebox Pop est à 29,99 €\/mois pendant/),
      'pop.tv': '300 chaînes avec le player TV',
      'pop.tvSentence': '300 chaînes sont incluses, avec un player TV et sa télécommande.',
      'pop.calls': 'Appels illimités vers les fixes et les mobiles en France',
      'pop.wifi': 'Wi-Fi 7',
      'pop.wifiBands': 'trois bandes',
      'pop.wifiGigahertz': '2,4, 5 et 6 GHz',
      'pop.ports': 'deux prises Ethernet à 2,5 Gbit/s',
      'pop.diskSlots': 'quatre',
      'pop.services': 'Netflix',
      'pop.includedChannelsNumber': '300',
      'netflix.boxes': 'la Freebox Pop',
      'netflix.quality': 'Full HD',
      'netflix.screens': 'Deux écrans en même temps',
      'netflix.months': '20',
    });
    expect(said['pop.conditions']).toContain(said['promotion.eligibility']);
    expect(said['calls.limit']).toBe('99 correspondants différents par mois');
    expect(said['family.conditions']).toContain(`${said['family.plans']} lignes`);
    for (const none of ['pop-s.diskSlots', 'pop-s.services', 'pop-s.includedChannelsNumber'])
      expect(said).not.toHaveProperty([none]);
    expect([...tokens.keys()].filter((name) => name.startsWith('netflix.'))).toEqual([
      'netflix.price',
    ]);
  });

  test('a box that is sold out makes no other dearer than the smallest price', () => {
    const [pop, popS] = catalogue.boxes;
    if (!pop || !popS) throw new Error('the sample has two boxes');
    const cheaper = { ...pop, key: 'cheaper', price: 999 };
    const rankWhen = (soldOut: boolean) =>
      tokensOf({ ...catalogue, boxes: [pop, popS, { ...cheaper, soldOut }] }).get('pop.priceRank');
    const { smallest, small } = catalogue.phrases.priceRank;
    expect([rankWhen(false), rankWhen(true)]).toEqual([small, smallest]);
  });

  test('a box that is sold out is not the cheapest to have, unless all are', () => {
    const smallest = (isSoldOut: (price: number) => boolean, text = '{boxes.smallestPrice}') => {
      const boxes = catalogue.boxes.map((box) => ({ ...box, soldOut: isSoldOut(box.price) }));
      const sold = tokensOf({ ...catalogue, boxes });
      return fillText(text, DEFAULT_BRAND, sold);
    };
    expect(smallest((price) => price === 1999)).toBe('29,99\u00a0€');
    expect(smallest(() => true)).toBe('19,99\u00a0€');
    expect(smallest((price) => price === 1999, '{fibre.smallestPrice}')).toBe('29,99\u00a0€');
  });

  test('the fibre does not begin at the price of a box that has none', () => {
    const [first, ...others] = catalogue.boxes;
    if (!first) throw new Error('the sample has boxes');
    const boxes = [{ ...first, network: '5g' as const, price: 99 }, ...others];
    const cheap = tokensOf({ ...catalogue, boxes });
    expect(fillText('{boxes.smallestPrice}', DEFAULT_BRAND, cheap)).toBe('0,99\u00a0€');
    expect(fillText('{fibre.smallestPrice}', DEFAULT_BRAND, cheap)).toBe('19,99\u00a0€');
    const none = catalogue.boxes.map((box) => ({ ...box, network: '5g' as const }));
    expect(tokensOf({ ...catalogue, boxes: none }).has('fibre.smallestPrice')).toBe(false);
  });

  test.each(['{pop.colour}', '{popp.price}', '{pop.priceAfter}'])('%s is unknown', (text) => {
    expect(() => fill(text)).toThrow(UnknownTokenError);
  });

  test('the offers’ own texts take their figures from the offers', () => {
    expect(catalogue.boxes[0]?.claim).toBe('La fibre jusqu’à 5\u00a0Gbit/s.');
  });

  test('every string of a content file is filled, and nothing else changes', () => {
    expect(
      fillContent({ a: ['{product}', 1, null], b: { c: true } }, DEFAULT_BRAND, tokens),
    ).toEqual({
      a: ['Free', 1, null],
      b: { c: true },
    });
  });
});
