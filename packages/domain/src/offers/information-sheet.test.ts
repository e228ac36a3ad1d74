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

test('a box on the mobile network promises no other speed than its maximum', () => {
  const [pop] = boxes;
  if (!pop) throw new Error('the sample has boxes');
  const lines = informationSheet({ ...pop, network: '5g' }, catalogue, texts).sections[1]?.lines;
  expect(lines?.slice(0, 3)).toEqual([
    { label: texts.maximal, value: '5\u00a0Gbit/s en téléchargement, 900\u00a0Mbit/s en envoi' },
    { label: texts.normal, value: texts.onAir.normal },
    { label: texts.minimal, value: texts.onAir.minimal },
  ]);
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

test('the same lines in the same order for every offer, so that they compare', () => {
  const [pop] = boxes;
  if (!pop) throw new Error('the sample has boxes');
  const [price, ...sections] = informationSheet(pop, catalogue, texts).sections;
  expect(price?.title).toBe(texts.price);
  expect(sections.map(({ title, lines }) => [title, ...lines.map(({ label }) => label)])).toEqual([
    [texts.speeds, texts.maximal, texts.normal, texts.minimal, texts.wifi],
    [
      texts.included,
      texts.tv,
      texts.services,
      texts.calls,
      texts.mobile,
      texts.parcel,
      texts.ports,
    ],
    [texts.term, texts.commitment, texts.notice],
  ]);
  const valueOf = (wanted: string) =>
    sections.flatMap(({ lines }) => lines).find(({ label }) => label === wanted)?.value;
  expect(valueOf(texts.wifi)).toBe('Wi-Fi 7');
  expect(valueOf(texts.tv)).toBe('300 chaînes avec le player TV');
  expect(valueOf(texts.services)).toBe(texts.noService);
  expect(valueOf(texts.calls)).toBe(
    'Appels illimités vers les fixes et les mobiles en France\u00a0; vers les fixes, 99 correspondants différents par mois au plus',
  );
  expect(valueOf(texts.mobile)).toBe(
    '10\u00a0€/mois pendant 12\u00a0mois, puis\u00a04\u00a0€/mois',
  );
  expect(valueOf(texts.parcel)).toBe('La box et le câble');
  expect(valueOf(texts.ports)).toBe('Deux prises Ethernet à 2,5\u00a0Gbit/s');
  expect(valueOf(texts.commitment)).toBe('Sans engagement');
  expect(valueOf(texts.notice)).toBe(texts.noticeTime);
});

test('a server, included services and a fee that may be avoided are where they belong', () => {
  const [pop] = boxes;
  if (!pop) throw new Error('the sample has boxes');
  const services = catalogue.services.map((service) => ({ ...service, includedWith: ['pop'] }));
  const [first] = catalogue.fees;
  if (!first) throw new Error('the sample has a fee');
  const fees = [
    first,
    { ...first, key: 'unreturned' as const, label: 'Non-restitution', always: false },
  ];
  const lines = informationSheet(
    { ...pop, server: { title: 'Serveur de 2 To', description: 'Chez vous.' } },
    { ...catalogue, services, fees },
    texts,
  ).sections.flatMap((section) => section.lines);
  expect(lines).toContainEqual({ label: texts.server, value: 'Serveur de 2 To' });
  expect(lines).toContainEqual({ label: texts.services, value: 'Netflix' });
  expect(lines).toContainEqual({ label: 'Non-restitution', value: '49\u00a0€. Une fois.' });
  // As without it.
  expect(lines).toContainEqual({
    label: 'Coût total sur 24\u00a0mois, mise en service incluse',
    value: '888,76\u00a0€',
  });
});
