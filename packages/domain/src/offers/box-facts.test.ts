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
  namedBoxes,
  portsPhrase,
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
    expect(fullPrice(pop)).toBe('29,99\u00a0€/mois pendant 12\u00a0mois, puis 39,99\u00a0€/mois');
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
      'Offre sans engagement, sous réserve d’éligibilité à la fibre\u00a0: 29,99\u00a0€/mois pendant 12\u00a0mois, puis 39,99\u00a0€/mois. Le prix de promotion vaut pour une première souscription, ou un retour six mois au moins après une résiliation. Mise en service\u00a0: 49\u00a0€. Box et player prêtés, à rendre en fin de contrat.',
    );
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
