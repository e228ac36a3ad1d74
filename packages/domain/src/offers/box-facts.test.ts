import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { OWN_TOKENS, validContent } from '../content/client.ts';
import { sampleCatalogue } from '../content/sample-catalogue.fixture.ts';
import { numberWord } from '../french.ts';
import { fullPrice } from '../price.ts';
import { factsProblem } from './box-facts.ts';
import {
  bandsInGigahertz,
  bandsPhrase,
  conditions,
  familyConditions,
  includedServices,
  namedBoxes,
  portsPhrase,
  productTvPrice,
  qualityPhrase,
  screensPhrase,
  tvPhrase,
  tvSentence,
} from './box-phrases.ts';

const catalogue = validContent('box-comparator', sampleCatalogue, DEFAULT_BRAND, OWN_TOKENS);
const boxNamed = (key: string) => {
  const found = catalogue.boxes.find((offer) => offer.key === key);
  if (!found) throw new Error(`no box ${key}`);
  return found;
};
const pop = boxNamed('pop');
const popS = boxNamed('pop-s');
const box5g = {
  ...pop,
  facts: { ...pop.facts, player: false, tvApplication: 'channels' as const },
};

describe('facts that cannot be true together', () => {
  test.each([
    ['channels with a player', pop, /^$/],
    ['no channels, no player', popS, /^$/],
    ['channels through the application', box5g, /^$/],
    ['a player without channels', { ...pop, includedChannelsNumber: null }, /sans chaînes/],
    [
      'channels with neither player nor application',
      { ...pop, facts: { ...pop.facts, player: false } },
      /par le player/,
    ],
    [
      'no channels beside an application that has them',
      { ...popS, facts: { ...popS.facts, tvApplication: 'channels' as const } },
      /sans chaînes/,
    ],
    ['a server without disks', { ...pop, server: { title: 'a' } }, /emplacements/],
    ['disks without a server', { ...pop, facts: { ...pop.facts, diskSlots: 4 } }, /emplacements/],
  ])('%s', (_what, offer, problem) => {
    expect(factsProblem(offer) ?? '').toMatch(problem);
  });

  test('stop the offers with the field named', () => {
    const [first, ...others] = sampleCatalogue.boxes;
    const wrong = {
      ...sampleCatalogue,
      boxes: [{ ...first, facts: { ...first?.facts, player: false } }, ...others],
    };
    expect(() => validContent('box-comparator', wrong, DEFAULT_BRAND, OWN_TOKENS)).toThrow(
      'boxes.0.facts',
    );
  });
});

describe('phrases made from the facts', () => {
  test('a price with its life', () => {
    expect(fullPrice(pop)).toBe(
      '29,99\u00a0€/mois pendant 12\u00a0mois, puis\u00a039,99\u00a0€/mois',
    );
    expect(fullPrice(popS)).toBe('19,99\u00a0€/mois');
    expect(fullPrice({ ...pop, priceAfter: 0 })).toBe('29,99\u00a0€/mois pendant 12\u00a0mois');
  });

  test('how the channels come', () => {
    expect(tvPhrase(pop, catalogue)).toBe('300 chaînes avec le player TV');
    expect(tvPhrase(box5g, catalogue)).toBe('300 chaînes avec l’application Free TV');
    expect(tvPhrase(popS, catalogue)).toBe('Sans TV');
    expect(tvSentence(popS, catalogue)).toMatch(
      /^La Freebox Pop S n’inclut pas la TV\u00a0: ni player, ni chaînes\. .*Free TV.*160 chaînes, sans supplément\.$/,
    );
    expect(tvSentence(box5g, catalogue)).toContain('pas de player dans le colis');
    expect(tvSentence(pop, catalogue)).toContain('300');
    expect(tvSentence(box5g, catalogue)).toContain('300');
    expect(tvSentence(box5g, catalogue)).toContain('Free TV');
  });

  test('what the application costs to who has no TV', () => {
    expect(productTvPrice(catalogue)).toBe('sans supplément');
    const paid = { ...catalogue, productTv: { ...catalogue.productTv, price: 299 } };
    expect(productTvPrice(paid)).toBe('à 2,99\u00a0€/mois');
  });

  test('services are included by the month, with the boxes that they name', () => {
    const [service] = catalogue.services;
    if (!service) throw new Error('the sample has a service');
    const monthly = { ...service, includedWith: ['pop'] };
    const yearly = { ...monthly, period: 'year' } as unknown as typeof monthly;
    expect(includedServices(pop, [service, monthly, yearly])).toEqual([monthly]);
    expect(includedServices(popS, [monthly])).toEqual([]);
  });

  test('the family’s discount names the plans that have it, and without a box there is none', () => {
    const [plan] = catalogue.mobilePlans;
    if (!plan) throw new Error('the sample has a plan');
    const plain = { ...plan, name: 'Forfait 2 €', discounted: false };
    const text = familyConditions({ ...catalogue, mobilePlans: [plain, plan] });
    expect(text).toContain('10\u00a0€/mois pendant 12\u00a0mois, puis\u00a04\u00a0€/mois');
    expect(text).toContain('quatre');
    expect(text).toContain('Forfait Free 5G');
    expect(text).not.toContain('Forfait 2 €');
    expect(familyConditions({ ...catalogue, boxes: [] })).toBe('');
  });

  test('pictures as shops call them', () => {
    const plan = { screens: 1, advertising: false };
    expect(qualityPhrase({ ...plan, quality: 'HD' })).toBe('Full HD');
    expect(qualityPhrase({ ...plan, quality: 'UHD' })).toBe('4K');
  });

  test('sockets, bands and screens', () => {
    const facts = {
      ...pop.facts,
      ports: [
        { kind: 'ethernet' as const, count: 4, speed: 2500 },
        { kind: 'sfp' as const, count: 1, speed: 10_000 },
        { kind: 'usb' as const, count: 1 },
      ],
    };
    expect(portsPhrase(facts, catalogue)).toBe(
      'quatre prises Ethernet à 2,5\u00a0Gbit/s, une prise SFP+ à 10\u00a0Gbit/s et une prise USB',
    );
    expect(bandsPhrase(facts, catalogue)).toBe('trois bandes');
    expect(bandsInGigahertz(facts)).toBe('2,4, 5 et 6\u00a0GHz');
    expect(screensPhrase({ quality: 'HD', screens: 2, advertising: true }, catalogue)).toBe(
      'Deux écrans en même temps',
    );
    expect(screensPhrase({ quality: 'HD', screens: 1, advertising: true }, catalogue)).toBe(
      'Un écran',
    );
  });

  test('the conditions name price, promotion, both fees and the equipment', () => {
    expect(conditions(pop, catalogue)).toBe(
      'Offre sans engagement, sous réserve d’éligibilité à la fibre\u00a0: 29,99\u00a0€/mois pendant 12\u00a0mois, puis\u00a039,99\u00a0€/mois. Le prix de promotion vaut pour une première souscription, ou un retour six mois au moins après une résiliation. Mise en service\u00a0: 49\u00a0€. Box et player prêtés, à rendre en fin de contrat.',
    );
    const [activation] = catalogue.fees;
    if (!activation) throw new Error('the sample has a fee');
    const fees = [
      { ...activation, key: 'unreturned' as const, label: 'Non-restitution', amount: 40_000 },
      { ...activation, key: 'termination' as const, label: 'Résiliation', amount: 5_900 },
      activation,
    ];
    const small = conditions(pop, { ...catalogue, fees });
    expect(small).toContain(' Mise en service\u00a0: 49\u00a0€. Résiliation\u00a0: 59\u00a0€. ');
    expect(small).toContain('400\u00a0€');
    expect(small).not.toContain('Non-restitution\u00a0:');
    expect(conditions(popS, catalogue)).toContain(
      'sans TV, sous réserve d’éligibilité à la fibre\u00a0: 19,99\u00a0€/mois, prix sans promotion.',
    );
  });

  test.each([
    [['Freebox Ultra'], 'la Freebox Ultra'],
    [['Freebox Ultra', 'Freebox Pop'], 'les Freebox Ultra et Pop'],
    [['Freebox Pop', 'Freebox Pop S', 'Box 5G'], 'les Freebox Pop et Pop S et la Box 5G'],
  ])('%s are named as %s', (names, phrase) => {
    expect(namedBoxes(names.map((name) => ({ name })))).toBe(phrase);
  });

  test('numbers are words up to twelve', () => {
    expect([1, 4, 12, 13].map((count) => numberWord(count))).toEqual([
      'un',
      'quatre',
      'douze',
      '13',
    ]);
  });
});
