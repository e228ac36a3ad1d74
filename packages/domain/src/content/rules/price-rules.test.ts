import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../brand.ts';
import page from '../../../../../content/pages/comparer-nos-offres-{line}.json' with { type: 'json' };
import { OWN_TOKENS, validContent } from '../client.ts';
import { sampleCatalogue } from '../sample-catalogue.fixture.ts';
import { priceRules, totalProblems } from './price-rules.ts';
import { problemsOf } from './sample-set.fixture.ts';

type Sample = Parameters<typeof problemsOf>[2];
const OFFERS = 'box-comparator';

/** Reads as a rule named in French: what it says, by file and record. */
const judge = (rule: string) => (sample: Sample) => problemsOf(priceRules, rule, sample);
const reasons = (problems: readonly { why: string }[]) => problems.map(({ why }) => why);

describe('a pack that contains another', () => {
  const problems = judge('un bouquet qui en contient un autre ne coûte pas moins');
  const pack = (key: string, price: number) => ({ key, name: `Bouquet ${key}`, price });
  const channel = (number: number, ...packs: string[]) => ({ number, packs });
  const sample = (packs: unknown[], channels: unknown[], services: unknown[] = []) => ({
    files: {
      'tv/channels': { channels },
      'tv/channel-packs': { packs },
      [OFFERS]: { services },
    },
  });
  const CHANNELS = [channel(1, 'grand', 'petit'), channel(2, 'grand')];

  test('does not cost less', () => {
    expect(problems(sample([pack('petit', 800), pack('grand', 799)], CHANNELS))).toEqual([
      {
        file: 'tv/channel-packs',
        record: 'grand',
        why: 'contient toutes les chaînes de Bouquet petit (8\u00a0€) pour 7,99\u00a0€',
      },
    ]);
  });

  test('may cost as much', () => {
    expect(problems(sample([pack('petit', 800), pack('grand', 800)], CHANNELS))).toEqual([]);
  });

  test('may cost less than one of which it lacks a channel', () => {
    const others = [...CHANNELS, channel(3, 'petit')];
    expect(problems(sample([pack('petit', 800), pack('grand', 799)], others))).toEqual([]);
  });

  test('costs what its service costs, and is not sold without it', () => {
    const sold = { key: 'grand', name: 'Bouquet grand', service: 'tout' };
    const service = { key: 'tout', price: 799, includedWith: [] };
    const packs = [pack('petit', 800), sold];
    expect(problems(sample(packs, CHANNELS, [service]))).toHaveLength(1);
    expect(problems(sample(packs, CHANNELS))).toEqual([]);
  });
});

describe('instalments', () => {
  const problems = judge('les mensualités font le prix');
  const monthly = (price: number, of = 'tablette') => ({
    key: 'tablette-mensuelle',
    price,
    instalments: { of, count: 12 },
  });
  const sample = (...services: unknown[]) => ({ files: { [OFFERS]: { services } } });
  const whole = { key: 'tablette', price: 12_000 };

  test('add up to the price that is paid at once', () => {
    expect(problems(sample(whole, monthly(1_000)))).toEqual([]);
    expect(problems(sample(whole, monthly(999)))).toEqual([
      {
        file: OFFERS,
        record: 'services.tablette-mensuelle',
        why: '12 × 9,99\u00a0€ font 119,88\u00a0€, et le prix de tablette est 120\u00a0€',
      },
    ]);
  });

  test('are of something that is sold', () => {
    expect(reasons(problems(sample(whole, monthly(1_000, 'montre'))))).toEqual([
      '12 × 10\u00a0€ font 120\u00a0€, et le prix de montre est inconnu',
    ]);
  });
});

describe('a total', () => {
  const box = { key: 'pop', priceDuration: 6 };
  const fees = [
    { key: 'activation', always: true },
    { key: 'resiliation', always: false },
  ];
  /** 6 months at 29,99 €, then 39,99 €, and 49 € once. */
  const shown = {
    price: '29,99\u00a0€/mois',
    after: '39,99\u00a0€/mois',
    'cost-12': '468,88\u00a0€',
    'cost-24': '948,76\u00a0€',
    'fee-activation': '49\u00a0€',
    'fee-resiliation': '59\u00a0€',
  };
  const problems = (changes: Record<string, string> = {}, boxes: unknown[] = [box]) =>
    totalProblems(
      { boxes, fees } as never,
      Object.entries({ ...shown, ...changes }).map(([id, value]) => ({
        id,
        values: boxes.map(() => value),
      })) as never,
    );

  test('is the months at each price, and each fee that everyone pays', () => {
    expect(problems()).toEqual([]);
    expect(problems({ 'cost-24': '1\u00a0007,76\u00a0€' })).toEqual([
      {
        file: OFFERS,
        record: 'boxes.pop',
        why: 'le total sur 24 mois montre 1\u00a0007,76\u00a0€, ses parties font 948,76\u00a0€',
      },
    ]);
    expect(reasons(problems({ 'cost-12': '468,87\u00a0€' }))).toEqual([
      'le total sur 12 mois montre 468,87\u00a0€, ses parties font 468,88\u00a0€',
    ]);
  });

  test('is all at one price for a box without promotion, or with one that is longer', () => {
    const lasting = { 'cost-12': '408,88\u00a0€', 'cost-24': '768,76\u00a0€', after: '' };
    expect(problems(lasting, [{ key: 'pop', priceDuration: null }])).toEqual([]);
    expect(problems(lasting, [{ key: 'pop', priceDuration: 36 }])).toEqual([]);
  });

  test('that is not shown is none', () => {
    expect(reasons(problems({ 'cost-12': 'sur demande' }))).toEqual([
      'le total sur 12 mois montre 0\u00a0€, ses parties font 468,88\u00a0€',
    ]);
  });

  test('leaves out no fee of which the comparator has no line', () => {
    const fees = [{ key: 'activation', always: true }];
    const rows = [{ id: 'cost-12', values: ['49\u00a0€'] }];
    const problems = totalProblems({ boxes: [box], fees } as never, rows as never);
    expect(reasons(problems)).toContain(
      'le total sur 12 mois montre 49\u00a0€, ses parties font 0\u00a0€',
    );
  });

  test('of the comparator counts each fee as it shows it', () => {
    const problemsWith = (...amounts: number[]) => {
      const fees = amounts.map((amount) => ({ ...sampleCatalogue.fees[0], amount }));
      const offers = validContent(OFFERS, { ...sampleCatalogue, fees }, DEFAULT_BRAND, OWN_TOKENS);
      const files = { [OFFERS]: offers, 'pages/comparer-nos-offres-{line}': page };
      return judge('un total est la somme de ce qui est montré')({ files });
    };
    expect(problemsWith(4_900)).toEqual([]);
    // Under one name only the first is found again.
    expect(problemsWith(4_900, 100)).toHaveLength(4);
  });

  test('is judged for each box', () => {
    expect(problems({ 'cost-12': '1\u00a0€' }, [box, { ...box, key: 'ultra' }])).toMatchObject([
      { record: 'boxes.pop' },
      { record: 'boxes.ultra' },
    ]);
  });
});

describe('the discount on mobile plans', () => {
  const problems = judge('la remise sur les forfaits est la même avec toutes les box');
  const box = (name: string, mobilePlanDiscount: number) => ({
    name,
    mobilePlanDiscount,
    mobilePlanDiscountDuration: null,
    mobilePlanDiscountAfter: null,
  });
  const sample = (...boxes: unknown[]) => ({ files: { [OFFERS]: { boxes } } });

  test('is the same with every box', () => {
    expect(problems(sample(box('Pop', 1_000), box('Ultra', 1_000)))).toEqual([]);
    expect(problems(sample(box('Pop', 1_000), box('Light', 1_000), box('Ultra', 500)))).toEqual([
      {
        file: OFFERS,
        record: 'boxes.2.mobilePlanDiscount',
        why: 'est de 5\u00a0€/mois avec Ultra, et de 10\u00a0€/mois avec Pop',
      },
    ]);
  });
});

describe('a speed and a price in one sentence', () => {
  const problems = judge('un débit et un prix dans une phrase sont de la même box');
  const box = (key: string, price: number, network: string, channels: number | null) => ({
    key,
    price,
    network,
    includedChannelsNumber: channels,
  });
  const boxes = [
    box('box-5g', 1_999, '5G', null),
    box('ultra', 4_999, 'fibre', 280),
    box('pop', 3_999, 'fibre', 180),
    box('light', 2_999, 'fibre', null),
  ];
  const said = (...texts: NonNullable<Sample['texts']>) =>
    problems({ files: { [OFFERS]: { boxes } }, texts });

  test('belong to one box', () => {
    expect(said('Jusqu’à {pop.download} pour {pop.price}.')).toEqual([]);
    expect(said('{pop.upload}, à {pop.priceAfter} ou {pop.fullPrice}.')).toEqual([]);
    expect(said('Jusqu’à {ultra.download} pour {pop.price}.')).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: 'joint ultra, pop à une autre box\u00a0: Jusqu’à {ultra.download} pour {pop.price}.',
      },
    ]);
    expect(said('{pop.includedChannelsNumber} chaînes, dès {ultra.price}.')).toHaveLength(1);
    expect(said('{pop.upload} pour {pop.price}, ou {ultra.price} avec plus.')).toHaveLength(1);
    expect(said('{pop.upload} ou {ultra.upload} pour {pop.price}.')).toHaveLength(1);
  });

  test('may differ in two sentences, and alone go with anything', () => {
    expect(said('Jusqu’à {ultra.download}. Dès {pop.price}.')).toEqual([]);
    expect(said('{pop.price} ou {ultra.price}.')).toEqual([]);
    expect(said('{pop.download} ou {ultra.download}.')).toEqual([]);
    expect(said('{netflix.price} avec {pop.download}.')).toEqual([]);
    expect(said('Rien à payer.')).toEqual([]);
  });

  test('the smallest price is that of the cheapest box, of all or of fibre', () => {
    expect(said('{box-5g.download} dès {boxes.smallestPrice}.')).toEqual([]);
    expect(said('{light.download} dès {boxes.smallestPrice}.')).toHaveLength(1);
    expect(said('{light.download} dès {fibre.smallestPrice}.')).toEqual([]);
    expect(said('{box-5g.download} dès {fibre.smallestPrice}.')).toHaveLength(1);
    const without = { files: { [OFFERS]: { boxes: boxes.slice(0, 1) } } };
    const texts = ['{box-5g.download} dès {fibre.smallestPrice}.'];
    expect(problems({ ...without, texts })).toEqual([]);
  });

  test('the largest number of channels is that of the box with the most', () => {
    expect(said('{boxes.largestChannels} chaînes pour {ultra.price}.')).toEqual([]);
    expect(said('{boxes.largestChannels} chaînes pour {pop.price}.')).toEqual([
      expect.objectContaining({
        why: expect.stringContaining('joint ultra, pop à une autre box') as string,
      }),
    ]);
  });
});

describe('beside the smallest price', () => {
  const problems = judge('à côté de «\u00a0dès\u00a0», rien que toutes les box n’aient');
  const said = (written: string) => problems({ texts: [written] });

  test.each(['fibre', 'TV', 'télé', 'player', 'Wi-Fi', 'téléphone', 'appels', 'serveur'])(
    '« %s » is not said: not every box has it',
    (word) => {
      const sentence = `Avec ${word.toUpperCase()} dès {boxes.smallestPrice}.`;
      expect(said(`Bonjour. ${sentence}`)).toEqual([
        {
          file: 'home/faq',
          record: 'items.0.answer',
          why: `dit «\u00a0${word.toUpperCase()}\u00a0» dans la phrase du plus petit prix\u00a0: la box qui le coûte ne l’a peut-être pas`,
        },
      ]);
    },
  );

  test('words that contain these, other sentences and other prices say nothing of all boxes', () => {
    expect(said('Une box dès {boxes.smallestPrice}.')).toEqual([]);
    expect(said('Les serveurs et la télévision dès {boxes.smallestPrice}.')).toEqual([]);
    expect(said('Une box dès {boxes.smallestPrice}. La fibre arrive.')).toEqual([]);
    expect(said('La fibre à {pop.price}.')).toEqual([]);
  });
});

describe('an entry price', () => {
  const problems = judge('un prix d’entrée est celui de la formule décrite');
  const service = (key: string, price: number, changes: object = {}) => ({
    key,
    name: `Formule ${key}`,
    price,
    startsAt: false,
    period: 'month',
    ...changes,
  });
  const essential = service('netflix', 599, {
    startsAt: true,
    video: { quality: 'HD', screens: 2 },
  });
  const standard = service('standard', 1_399, { video: { quality: 'UHD', screens: 4 } });
  const files = (banner: unknown, ...services: unknown[]) => ({
    [OFFERS]: { services },
    ...(banner === null ? {} : { 'partners/netflix/banner': banner }),
  });
  const said = (written: string, ...services: unknown[]) =>
    problems({ files: files(null, ...services), texts: [written] });

  test('stands beside the quality and the screens of its formula', () => {
    const both = [essential, standard];
    expect(said('Deux écrans dès {netflix.price}.', ...both)).toEqual([]);
    expect(said('En 4K dès {netflix.price}.', ...both)).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: 'dit «\u00a04K\u00a0», la formule est en Full HD',
      },
    ]);
    expect(reasons(said('Quatre écrans, en 4K, dès {netflix.price}.', ...both))).toEqual([
      'dit «\u00a04K\u00a0», la formule est en Full HD',
      'dit «\u00a0quatre écrans\u00a0», la formule en donne deux',
    ]);
    expect(said('Un écran dès {netflix.price}.', ...both)).toHaveLength(1);
    expect(reasons(said('12 écrans dès {netflix.price}.', ...both))).toEqual([
      'dit «\u00a012 écrans\u00a0», la formule en donne deux',
    ]);
  });

  test('says nothing where it is not, nor of a formula without quality or that is no entry', () => {
    const both = [essential, standard];
    expect(said('En 4K.', ...both)).toEqual([]);
    expect(said('En 4K dès {canal.price}.', ...both)).toEqual([]);
    expect(said('Deux écrans pour {standard.price}.', ...both)).toEqual([]);
    expect(said('En 4K dès {canal.price}.', service('canal', 999, { startsAt: true }))).toEqual([]);
    expect(said('Le modèle X4K2, dès {netflix.price}.', ...both)).toEqual([]);
  });

  const choice = (key: string, ...details: string[]) => ({ service: key, details });
  const banner = (entry: string | null, ...choices: unknown[]) => ({
    service: entry,
    formulas: { choices },
  });
  const shown = (page: unknown, ...services: unknown[]) =>
    problems({ files: files(page, ...services) });

  test('is the lowest of the formulas that are paid each month', () => {
    const page = banner('netflix', choice('netflix'), choice('standard'));
    expect(shown(page, essential, standard)).toEqual([]);
    expect(shown(page, essential, { ...standard, price: 599 })).toEqual([]);
    expect(shown(page, essential, { ...standard, price: 598 })).toEqual([
      {
        file: 'partners/netflix/banner',
        record: 'service',
        why: 'le prix d’entrée n’est pas le plus bas\u00a0: Formule standard coûte moins',
      },
    ]);
    expect(shown(page, essential, { ...standard, price: 598, period: 'once' })).toEqual([]);
    expect(shown(page, { ...essential, startsAt: false }, { ...standard, price: 598 })).toEqual([]);
  });

  test('a banner without formulas, without a service, or with one that is not there says none', () => {
    expect(shown({ service: 'netflix' }, essential)).toEqual([]);
    expect(shown(banner(null, choice('standard')), essential, standard)).toEqual([]);
    expect(shown(banner('netflix', choice('autre', 'En 4K')), essential)).toEqual([]);
  });

  test('each formula has its own quality and screens', () => {
    const page = banner(
      'netflix',
      choice('netflix', 'Full HD', 'Deux écrans en même temps'),
      choice('standard', '4K', 'Deux écrans en même temps'),
    );
    expect(shown(page, essential, standard)).toEqual([
      {
        file: 'partners/netflix/banner',
        record: 'formulas.choices.1',
        why: 'dit «\u00a0deux écrans\u00a0», la formule en donne quatre',
      },
    ]);
  });
});

describe('what only the offers write', () => {
  const prices = judge('un prix ou un débit ne s’écrit que dans les offres');
  const counts = judge('un nombre que les offres donnent ne s’écrit que là');

  test.each([
    ['29,99 €', 'La Pop coûte 29,99 €/mois.'],
    ['30€', 'Dès 30€.'],
    ['5 euros', 'Il reste 5 euros.'],
    ['1 euro', 'Pour 1 euro.'],
    ['1 centime', 'Ou 1 centime.'],
    ['20 centimes', 'Soit 20 centimes par appel.'],
    ['8 Gbit/s', 'Jusqu’à 8 Gbit/s.'],
    ['2,5 Gbit/s', 'Un port à 2,5 Gbit/s.'],
    ['1,25 Gbit/s', 'La moitié, soit 1,25 Gbit/s.'],
    ['700Mbit/s', 'Au moins 700Mbit/s.'],
  ])('%s is taken from them', (figure, written) => {
    expect(prices({ texts: [written] })).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: `écrit «\u00a0${figure}\u00a0»\u00a0; prenez un jeton tel que {pop.price}`,
      },
    ]);
    expect(prices({ texts: [{ file: OFFERS, written }] })).toEqual([]);
  });

  test.each(['Sans frais.', 'En 24 heures.', '5 eurosport', '3 centimètres', 'La {pop.price}.'])(
    '%s is no price and no speed',
    (written) => {
      expect(prices({ texts: [written] })).toEqual([]);
    },
  );

  test.each([
    ['280 chaînes', 'Plus de 280 chaînes.'],
    ['1 000 journaux', 'Lisez 1 000 journaux.'],
    ['8 à 10 conseillers', 'De 8 à 10 conseillers.'],
    ['3 bouquets', 'Et 3 bouquets.'],
    ['200 boutiques', 'Nos 200 boutiques.'],
    ['4 forfaits', 'Jusqu’à 4 forfaits.'],
  ])('« %s » is counted by them', (figure, written) => {
    expect(reasons(counts({ texts: [written] }))).toEqual([
      `écrit «\u00a0${figure}\u00a0»\u00a0; prenez un jeton tel que {tv-packs.count} ou {family.plans}`,
    ]);
    expect(counts({ texts: [{ file: OFFERS, written }] })).toEqual([]);
  });

  test.each(['Quatre chaînes.', '{tv-packs.count} bouquets', '2 forfaitsX', '3 écrans'])(
    '« %s » is no such number',
    (written) => {
      expect(counts({ texts: [written] })).toEqual([]);
    },
  );
});
