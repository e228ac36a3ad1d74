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
