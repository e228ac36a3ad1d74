import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { OWN_TOKENS, validContent } from '../content/client.ts';
import { sampleCatalogue } from '../content/sample-catalogue.fixture.ts';
import sheetPage from '../../../../content/pages/fiche-information.json' with { type: 'json' };
import { informationSheet } from './information-sheet.ts';

const catalogue = validContent('box-comparator', sampleCatalogue, DEFAULT_BRAND, OWN_TOKENS);
const { boxes } = catalogue;
const { sheet: texts } = sheetPage;

test('a sheet says the price, its duration, what comes after, every fee and both totals', () => {
  const [pop] = boxes;
  const lines = pop
    ? informationSheet(pop, catalogue, texts).sections.flatMap((section) => section.lines)
    : [];
  expect(lines).toEqual(
    expect.arrayContaining([
      { label: 'Pendant 12\u00a0mois', value: '29,99\u00a0€/mois' },
      { label: 'Ensuite', value: '39,99\u00a0€/mois' },
      { label: 'Mise en service', value: '49\u00a0€. Une fois.' },
      { label: 'Coût total sur 24\u00a0mois, mise en service incluse', value: '888,76\u00a0€' },
      {
        label: 'Minimal',
        value: '1,5\u00a0Gbit/s en téléchargement, 270\u00a0Mbit/s en envoi',
      },
    ]),
  );
});

test('an offer without promotion has one price, and no TV is said', () => {
  const popS = boxes[1];
  const lines = popS
    ? informationSheet(popS, catalogue, texts).sections.flatMap((section) => section.lines)
    : [];
  expect(lines).toContainEqual({ label: 'Prix mensuel', value: '19,99\u00a0€/mois' });
  expect(lines.some(({ label }) => label === 'Ensuite')).toBe(false);
  expect(lines).toContainEqual({ label: 'Télévision', value: 'Non incluse' });
});
