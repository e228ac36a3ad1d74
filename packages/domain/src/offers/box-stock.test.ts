import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { OWN_TOKENS, validContent } from '../content/client.ts';
import { sampleCatalogue } from '../content/sample-catalogue.fixture.ts';
import { BoxStock, soldOutBoxes, withStock } from './box-stock.ts';

const catalogue = validContent('box-comparator', sampleCatalogue, DEFAULT_BRAND, OWN_TOKENS);
const soldOutOf = ({ boxes }: typeof catalogue) =>
  boxes.filter(({ soldOut }) => soldOut).map(({ codeName }) => codeName);

test('every box is on sale until someone says otherwise', () => {
  expect(soldOutOf(catalogue)).toEqual([]);
  expect(withStock(catalogue, [])).toBe(catalogue);
});

test('a box that the stock does not have is sold out, and only that one', () => {
  const stock = BoxStock.parse({
    boxes: [
      { code: 'pop', available: false },
      { code: 'v9', available: true },
    ],
  });
  expect(soldOutBoxes(stock)).toEqual(['pop']);
  expect(soldOutOf(withStock(catalogue, soldOutBoxes(stock)))).toEqual(['pop']);
});

test('a stock cannot put back on sale what content sold out', () => {
  const [first, ...others] = catalogue.boxes;
  if (!first) throw new Error('the sample has boxes');
  const ended = { ...catalogue, boxes: [{ ...first, soldOut: true }, ...others] };
  expect(soldOutOf(withStock(ended, ['v8s']))).toContain(first.codeName);
});
