import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { expect, test, vi } from 'vitest';

vi.mock('#build/config.ts', () => ({
  config: { siteUrl: 'https://exemple.fr', brand: { name: 'Free', slug: 'freebox' } },
}));
const { boxProduct, faqPage } = await import('./structured-data.ts');

const file = join(import.meta.dirname, '../../../../content/box-comparator.json');
const { boxes } = validContent(
  'box-comparator',
  JSON.parse(readFileSync(file, 'utf8')),
  DEFAULT_BRAND,
  OWN_TOKENS,
);

type Price = { price: string; billingDuration?: number; billingStart?: number };
type Product = { offers: { price: string; priceSpecification: Price[] } };
const productOf = (key: string) => {
  const box = boxes.find((candidate) => candidate.key === key);
  if (!box) throw new Error(`no box ${key}`);
  return boxProduct(box, '/page/', false) as Product;
};

test('search engines are told the price of the month, in euros', () => {
  expect(boxes.map(({ key }) => [key, productOf(key).offers.price])).toEqual([
    ['ultra', '49.99'],
    ['ultra-essentiel', '39.99'],
    ['pop', '29.99'],
    ['pop-s', '23.99'],
    ['revolution-light', '19.99'],
    ['box-5g', '29.99'],
  ]);
});

test('and the price after the promotion, from the month it starts', () => {
  expect(productOf('pop').offers.priceSpecification).toMatchObject([
    { price: '29.99', billingDuration: 12 },
    { price: '39.99', billingStart: 12 },
  ]);
  expect(productOf('pop-s').offers.priceSpecification).toMatchObject([{ price: '23.99' }]);
  expect(productOf('pop-s').offers.priceSpecification).toHaveLength(1);
});

test('questions are told as a FAQPage, their answers in plain text', () => {
  expect(
    faqPage([
      {
        id: 'raccordement',
        question: 'Combien de temps dure le raccordement\u00a0?',
        answer: 'Comptez **deux heures**, en votre présence',
      },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Combien de temps dure le raccordement\u00a0?',
        acceptedAnswer: { '@type': 'Answer', text: 'Comptez deux heures, en votre présence' },
      },
    ],
  });
});
