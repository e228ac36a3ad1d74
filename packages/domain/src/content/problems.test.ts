import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import contest from '../../../../content/contest.json' with { type: 'json' };
import reviews from '../../../../content/reviews.json' with { type: 'json' };
import { DEFAULT_BRAND } from '../brand.ts';
import type { ContentCall } from './calls.ts';
import { lineInText, problemsIn, type ProblemsOptions, stepsOf, textProblems } from './problems.ts';
import { sampleCatalogue } from './sample-catalogue.fixture.ts';

type Files = Partial<Record<ContentCall, unknown>>;
const OFFERS = 'box-comparator';
const [box] = sampleCatalogue.boxes;
const [service] = sampleCatalogue.services;

/** What is said of the offers and some files; each is written on lines, unless it is a text already. */
function told(files: Files, options: ProblemsOptions = {}): string[] {
  const written = Object.entries({ [OFFERS]: sampleCatalogue, ...files }).map(
    ([call, json]) =>
      [
        call as ContentCall,
        typeof json === 'string' ? json : JSON.stringify(json, null, 2),
      ] as const,
  );
  return problemsIn(new Map(written), DEFAULT_BRAND, options);
}

const faq = (...items: object[]) => ({
  title: 'Vos questions',
  items: items.map((item, index) => ({
    id: `q${index}`,
    question: `Sujet ${index}`,
    answer: 'Rien à dire.',
    ...item,
  })),
});
const asks = (answer: string) => faq({ answer });
const offers = (changes: object) => ({ ...sampleCatalogue, ...changes });
/** A box by its periods, as offers are written. */
const priced = (...prices: object[]) => ({
  [OFFERS]: boxWith({
    price: undefined,
    priceDuration: undefined,
    priceAfter: undefined,
    prices,
  }),
});
const boxWith = (changes: object) => offers({ boxes: [{ ...box, ...changes }] });

test('nothing is said of content that is right', () => {
  expect(told({ 'home/faq': asks('La {product} Pop coûte {pop.price}.') })).toEqual([]);
});

describe('a text that is no JSON is told by its line and by what it lacks', () => {
  test.each([
    ['{"a": 1\n"b": 2}', '2: il manque une virgule avant cette ligne'],
    ['{\n"a" 1}', '2: il manque deux-points entre un champ et sa valeur'],
    ['[1,\n]', '2: il manque une valeur, ou une virgule est de trop avant elle'],
    ['', '1: il manque une valeur, ou une virgule est de trop avant elle'],
    ['{"a": 1,\n}', '2: il manque le nom d’un champ, ou une virgule est de trop avant lui'],
    ['{"a": [1]\n', '2: une accolade n’est pas fermée'],
    ['[1\n', '2: un crochet n’est pas fermé'],
    ['{}\n{}', '2: quelque chose suit la fin du fichier'],
    ['{"a":\n"b\n}', '2: un guillemet n’est pas fermé'],
    ['{"a": "\\x"}', '1: une barre oblique inverse n’est suivie de rien de connu'],
    ['{"a": "\u0001"}', '1: un caractère de contrôle est dans un texte'],
    ['{} // b', '1: un commentaire n’a pas sa place ici'],
    [
      '{"a": oui}',
      '1: un mot est sans guillemets, ou un guillemet droit est dans un texte\u00a0: «\u00a0…\u00a0» s’y écrit',
    ],
    ['[1.]', '1: ce n’est pas du JSON'],
    [
      '\ufeff{}',
      '1: un caractère invisible (U+FEFF) précède le texte\u00a0: enregistrez le fichier en UTF-8 «\u00a0sans BOM\u00a0»',
    ],
    [
      '{"a":29,99}',
      '1: un nombre s’écrit sans virgule\u00a0: 2999, en centimes, pour 29,99\u00a0€\u00a0; 48.85 pour une latitude',
    ],
    ['{"a":  29,99}', expect.stringContaining('1: un nombre s’écrit sans virgule')],
    ['{"a": b,\n"c": 29}', expect.stringContaining('1: un mot est sans guillemets')],
    ['{"a": [1,2}', '1: il manque une virgule avant cette ligne'],
    ['{"a": [ ,99]}', '1: il manque une valeur, ou une virgule est de trop avant elle'],
  ])('%j', (text, problem) => {
    const said = textProblems('ici.json', text);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^ici\.json:/);
    expect(said[0]?.slice('ici.json:'.length)).toEqual(problem);
  });

  test('and whatever it is, it is read or told', () => {
    const pieces = fc.constantFrom(
      ...'{}[]:,"\\ \n\t0-1.eu\u00a0\u000b\ufeff',
      '"a"',
      'true',
      '//',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const isJson = () => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        };
        const problems = textProblems('a.json', text).filter((one) => !/deux fois/.test(one));
        expect(problems).toHaveLength(isJson() ? 0 : 1);
      }),
    );
  });

  test('the other files are judged meanwhile', () => {
    expect(told({ 'home/faq': '{', 'tv/faq': asks('{pop.prix}') })).toEqual([
      'content/home/faq.json:1: une accolade n’est pas fermée',
      expect.stringContaining('content/tv/faq.json:7: items.0.answer: {pop.prix} n’existe pas'),
    ]);
  });
});

describe('a field written twice', () => {
  const twice = (name: string) =>
    `le champ «\u00a0${name}\u00a0» est écrit deux fois\u00a0: gardez-en un`;

  test('is told on its second line, in a list or a record of any depth', () => {
    const text = '{"a": [{"b": 1,\n"b": 2}],\n"c": {"d": {"e": 1, "f": 1,\n"e": 2}},\n"a": 3}';
    expect(textProblems('ici.json', text).toSorted()).toEqual([
      `ici.json:2: ${twice('b')}`,
      `ici.json:4: ${twice('e')}`,
      `ici.json:5: ${twice('a')}`,
    ]);
  });

  test('is none where two records, or a record and its part, have it', () => {
    expect(
      textProblems('ici.json', '{"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}, "a", "a"]}'),
    ).toEqual([]);
  });

  test('is told once of a line on which it is written three times', () => {
    expect(told({ 'home/faq': `{"title": "a", "title": "b", "title": "c"}` })).toEqual([
      `content/home/faq.json:1: ${twice('title')}`,
      expect.stringContaining('items: ce champ manque'),
    ]);
  });
});

describe('an amount that nobody would ask', () => {
  const tiny = (field: string, cents: number, euros: string) =>
    expect.stringMatching(
      new RegExp(
        `^content/box-comparator\\.json:\\d+: boxes\\.0\\.prices\\.${field}: ${cents} centimes, ce serait ${euros}\u00a0€\\. Exemple\u00a0: ${cents}\u00a0€ s’écrit ${cents * 100}$`,
      ),
    );

  test('is told of every period, past and planned', () => {
    expect(
      told(
        priced(
          { from: '2020-01-01', price: 30 },
          { from: '2021-01-01', price: 2999, duration: 12, after: 89 },
          { from: '2099-01-01', price: 1 },
        ),
      ),
    ).toEqual([
      tiny('0.price', 30, '0,30'),
      tiny('1.after', 89, '0,89'),
      tiny('2.price', 1, '0,01'),
    ]);
  });

  test('is neither nothing, nor ninety cents, nor what is no number of cents', () => {
    expect(told(priced({ from: '2020-01-01', price: 0 }))).toEqual([]);
    expect(told(priced({ from: '2020-01-01', price: 90 }))).toEqual([]);
    for (const price of [29.99, -5, '30'])
      expect(told(priced({ from: '2020-01-01', price }))).toEqual([
        expect.not.stringContaining('ce serait'),
      ]);
  });

  test('is no number of something else', () => {
    const prices = [{ from: '2020-01-01', price: 2999, duration: 12, after: 3999 }];
    expect(told(priced(...prices))).toEqual([]);
  });
});

describe('a figure that does not exist', () => {
  test('is told with those that the same offer has', () => {
    const sold = { ...service, key: 'film', includedWith: [] };
    const files = { [OFFERS]: offers({ services: [sold] }) };
    expect(
      told({ ...files, 'home/faq': asks('{film.prix} et {filme.price}, {film.price}') }),
    ).toEqual([
      'content/home/faq.json:7: items.0.answer: {film.prix} n’existe pas. Il y a\u00a0: {film.price}',
      'content/home/faq.json:7: items.0.answer: {filme.price} n’existe pas\u00a0: aucune offre n’a la clé «\u00a0filme\u00a0»',
    ]);
    expect(told({ 'home/faq': asks('{fee-activation.prix}') })).toEqual([
      expect.stringMatching(/Il y a\u00a0: \{fee-activation\.amount\}$/),
    ]);
    expect(told({ 'home/faq': asks('{boxes.prix}') })).toEqual([
      expect.stringMatching(/: \{boxes\.smallestPrice\}, \{boxes\.smallestChannels\}, /),
    ]);
  });

  test('is told in the offers too, where it hides no other fault, and once of a text that has it twice', () => {
    const files = { [OFFERS]: boxWith({ claim: '{pop.prix} ou {pop.prix}' }) };
    expect(told({ ...files, 'home/faq': asks('Pour 29,99\u00a0€.') })).toEqual([
      expect.stringMatching(/^content\/box-comparator\.json:\d+: boxes\.0\.claim: \{pop\.prix\} n/),
      expect.stringContaining('items.0.answer: écrit «\u00a029,99\u00a0€\u00a0»'),
    ]);
  });
});

describe('a field that its schema refuses', () => {
  test('is told with its line, its place and what is expected', () => {
    expect(told({ 'home/faq': faq({}, { id: 'É', question: '' }) })).toEqual([
      expect.stringMatching(
        /^content\/home\/faq\.json:10: items\.1\.id: «\u00a0É\u00a0» n’a pas la forme/,
      ),
      'content/home/faq.json:11: items.1.question: ce texte est vide. Attendu\u00a0: au moins un mot',
    ]);
  });

  test('is told by the line of what is around it where it is not written', () => {
    expect(told({ 'home/faq': '\n{"items":\n  [{"id": "a",\n  "answer": "b"}]}' })).toEqual([
      'content/home/faq.json:2: title: ce champ manque. Attendu\u00a0: un texte, entre guillemets',
      'content/home/faq.json:3: items.0.question: ce champ manque. Attendu\u00a0: un texte, entre guillemets',
    ]);
    expect(told({ 'home/faq': '[]' })).toEqual([
      'content/home/faq.json:1: une liste n’est pas un objet, entre accolades',
    ]);
  });

  test('is judged as it is read, with its figures and the brand', () => {
    const long = { ...service, key: 'film', name: 'Film'.repeat(10) };
    expect(told({ [OFFERS]: offers({ services: [long] }), 'home/faq': faq({ id: '{product}' }) }))
      // The brand writes its name with a capital.
      .toEqual([expect.stringContaining('items.0.id: «\u00a0Free\u00a0» n’a pas la forme')]);
    // A figure that does not exist is a word: nothing more is said of its field.
    expect(told({ 'home/faq': faq({ id: '{pop.prix}' }) })).toHaveLength(1);
  });

  test('is told while there are no offers, and figures are not', () => {
    const files = new Map<ContentCall, string>([
      ['home/faq', JSON.stringify(faq({ id: '{pop.prix}', question: '' }))],
    ]);
    expect(problemsIn(files, DEFAULT_BRAND)).toEqual([
      expect.stringContaining('items.0.question: ce texte est vide'),
      'content/box-comparator.json: ce fichier manque',
    ]);
    expect(told({ [OFFERS]: '{', 'home/faq': asks('{pop.prix}') })).toEqual([
      'content/box-comparator.json:1: une accolade n’est pas fermée',
    ]);
  });
});

describe('offers that are wrong hide nothing of what is written about them', () => {
  const mark = { 'home/faq': asks('{pop.prix}') };
  const isMarkTold = (catalogue: object) =>
    told({ ...mark, [OFFERS]: catalogue }).some((one) => one.includes('{pop.prix} n’existe pas'));

  test.each<[what: string, catalogue: object]>([
    ['a price in euros', boxWith({ price: 29.99 })],
    ['a price in words', boxWith({ price: 'cher' })],
    ['a price below nothing', boxWith({ price: -1 })],
    ['a speed of nothing', boxWith({ download: 0 })],
    ['a name that is a number', boxWith({ name: 12 })],
    ['an empty name', boxWith({ name: '' })],
    ['a truth that is a word', boxWith({ soldOut: 'oui' })],
    ['a text that is missing', boxWith({ wifi: undefined })],
    ['a list that is a word', offers({ services: 'aucun' })],
    ['a figure that is a word', offers({ figures: { 'cafeyn.titles': 'beaucoup' } })],
    ['a field that is misspelt', boxWith({ wify: 'Wi-Fi 7' })],
    ['fields that are misspelt', offers({ prix: 1, fee: 2 })],
    ['a word that is not foreseen', boxWith({ network: 'câble' })],
    ['a number beyond all', boxWith({ upload: 2 ** 60 })],
    ['an amount after no duration', boxWith({ priceDuration: null, priceAfter: 3999 })],
    ['a duration without what follows', boxWith({ priceDuration: 12, priceAfter: null })],
    ['a fault behind a fault', boxWith({ wifi: '', priceDuration: 'un an', priceAfter: null })],
  ])('%s', (_what, catalogue) => {
    expect(isMarkTold(catalogue)).toBe(true);
  });

  test('but what cannot be guessed leaves figures unjudged', () => {
    expect(isMarkTold(offers({ boxes: 'aucune' }))).toBe(false);
    expect(isMarkTold([])).toBe(false);
  });

  test.each([
    ['120,00\u00a0€', []],
    ['120', []],
    [0.001, ['0,01\u00a0€']],
    ['cher', ['1\u00a0€']],
    [-3, ['0\u00a0€']],
  ])('a price written %j counts as it was most likely meant', (price, otherwise) => {
    const whole = { ...service, key: 'tablette', price };
    const monthly = {
      ...service,
      key: 'tablette-mensuelle',
      price: 1_000,
      instalments: { of: 'tablette', count: 12 },
    };
    const problems = told({ [OFFERS]: offers({ services: [whole, monthly] }) });
    expect(
      problems.flatMap((one) => /prix de tablette est (.*) \(règle/.exec(one)?.[1] ?? []),
    ).toEqual(otherwise);
  });
});

describe('where a rule finds something', () => {
  const pack = (key: string, price: number) => ({
    key,
    name: `Bouquet ${key}`,
    description: 'Des chaînes.',
    theme: 'sport',
    price,
  });
  const channel = (number: number) => ({
    number,
    name: `Chaîne ${number}`,
    category: 'tous',
    quality: 'HD',
    includedIn: [],
    packs: ['grand', 'petit'],
    replay: false,
  });
  const instalments = (key: string) => ({
    ...service,
    key,
    price: 1_000,
    instalments: { of: 'tablette', count: 12 },
  });

  test('it is told with its line, its place and the rule', () => {
    const [problem, ...others] = told({
      [OFFERS]: offers({ services: [service, instalments('mensuelle')] }),
    }).filter((one) => one.includes('mensualités'));
    expect(problem).toMatch(
      /^content\/box-comparator\.json:\d+: services\.1: .* \(règle «\u00a0les mensualités font le prix\u00a0»\)$/,
    );
    expect(others).toEqual([]);
  });

  test('a record that it calls by its name is told by its place in its list', () => {
    const problems = told({
      'tv/channels': { channels: [channel(1)] },
      'tv/channel-packs': { packs: [pack('petit', 800), pack('grand', 700)] },
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^content\/tv\/channel-packs\.json:10: packs\.1: contient toutes/),
      ]),
    );
  });

  test('a record of the second list, or with an id or a code, is told by its place too', () => {
    const [first, second] = reviews.reviews;
    const problems = told({
      reviews: { ...reviews, reviews: [first, { ...second, publishedOn: '2000-01-01' }] },
      'home/reviews': reviews,
      contest: { ...contest, contests: contest.contests.map((one) => ({ ...one, version: 99 })) },
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^content\/reviews\.json:\d+: reviews\.1: publié le 2000-01-01/),
        expect.stringMatching(/^content\/contest\.json:\d+: contests\.0\.history: la version/),
        expect.stringMatching(/^content\/contest\.json:\d+: contests\.1\.history: la version/),
      ]),
    );
  });

  test('what a file that cannot be read would hold is not missed', () => {
    const unread = { 'tv/channels': { channels: [channel(1)] }, 'tv/channel-packs': '{' };
    expect(told(unread)).toEqual([
      'content/tv/channel-packs.json:1: une accolade n’est pas fermée',
    ]);
  });

  test('a record that is called like its list is told by its place too', () => {
    const problems = told({ [OFFERS]: offers({ services: [service, instalments('services')] }) });
    expect(problems.filter((one) => one.includes('mensualités'))).toEqual([
      expect.stringMatching(/: services\.1: /),
    ]);
  });

  test('a file that is refused is left to what its schema says', () => {
    const problems = told({ 'home/faq': { ...asks('Pour 29,99\u00a0€.'), titre: 'a' } });
    expect(problems).toEqual([
      expect.stringContaining('«\u00a0titre\u00a0»\u00a0: champ inconnu'),
      expect.stringContaining('items.0.answer: écrit «\u00a029,99\u00a0€\u00a0»'),
    ]);
  });

  test('words and places are judged by whoever knows them', () => {
    const files = { 'home/faq': asks('Une maisson.') };
    expect(told(files)).toEqual([]);
    expect(told(files, { isKnown: (word) => word !== 'maisson' })).toEqual([
      expect.stringMatching(
        /items\.0\.answer: «\u00a0maisson\u00a0» .*\(règle «\u00a0orthographe\u00a0»\)$/,
      ),
    ]);
    const simbox = {
      id: 'a',
      place: 'Tabac',
      street: '1 rue',
      postcode: '13090',
      city: 'Aix',
      citycode: '13001',
      longitude: 5.4,
      latitude: 43.5,
    };
    const simboxes = { simboxes: { sample: false, simboxes: [simbox] } };
    expect(told(simboxes)).toEqual([]);
    expect(told(simboxes, { findTown: () => undefined })).toEqual([
      expect.stringMatching(
        /simboxes\.0\.citycode: aucune commune .*une boutique est dans sa commune/,
      ),
    ]);
  });

  test('photos are judged by their files', () => {
    const photos = { photos: { photos: [{ name: 'noel', file: 'noel.jpg' }] } };
    expect(told(photos)).toEqual([expect.stringContaining('noel.jpg n’existe pas')]);
    const photoFiles = new Map([['noel.jpg', { problem: 'format' as const }]]);
    expect(told(photos, { photoFiles })).toEqual([
      expect.stringContaining('noel.jpg n’est pas une photo'),
    ]);
  });
});

describe('content that has a life', () => {
  const now = new Date('2027-01-01T12:00:00Z');

  test('is told by its place in the file, past items counted', () => {
    const past = { until: '2020-01-01' };
    expect(told({ 'home/faq': faq(past, past, { question: '' }) }, { now })).toEqual([
      expect.stringMatching(/^content\/home\/faq\.json:18: items\.2\.question: ce texte est vide/),
    ]);
  });

  test('is told by the line of a period, and by the field that pages read', () => {
    const files = priced(
      { from: '2020-01-01', price: 2999 },
      { from: '2026-01-01', price: 'cher' },
    );
    const lines = JSON.stringify(files[OFFERS], null, 2).split('\n');
    const line = lines.findIndex((text) => text.includes('cher')) + 1;
    expect(told(files, { now })).toEqual([
      expect.stringMatching(
        new RegExp(`^content/box-comparator\\.json:${line}: boxes\\.0\\.price: «\u00a0cher\u00a0»`),
      ),
    ]);
  });

  test('is told where it cannot be read', () => {
    const both = faq({ from: 'hier' }, { until: '2027-13-01' });
    expect(told({ 'home/faq': both }, { now })).toEqual([
      expect.stringMatching(
        /^content\/home\/faq\.json:8: items\.0\.from: «\u00a0hier\u00a0» n’est pas une date/,
      ),
      expect.stringMatching(/items\.1\.until: «\u00a02027-13-01\u00a0» n’est pas une date/),
    ]);
  });

  test('is judged at the hours at which it changes, which are named', () => {
    const planned = faq(
      { answer: '{pop.prix}' },
      { from: '2027-02-01T08:00', answer: '{pop.cout}' },
      { until: '2027-03-01', answer: '{pop.tarif}' },
      { from: '2026-02-01' },
    );
    expect(told({ 'home/faq': planned }, { now })).toEqual([
      expect.stringMatching(/items\.0\.answer: \{pop\.prix\} .*\}$/),
      expect.stringMatching(/items\.2\.answer: \{pop\.tarif\} .*\}$/),
      expect.stringMatching(
        /items\.1\.answer: \{pop\.cout\} .* \(à partir du 2027-02-01 à 08:00\)$/,
      ),
    ]);
  });

  test('what goes is missed from the day after its last', () => {
    const until = { until: '2027-03-01' };
    expect(told({ 'home/faq': faq(until, until) }, { now })).toEqual([
      expect.stringMatching(
        /^content\/home\/faq\.json:3: items: .*au moins 1 \(à partir du 2027-03-02 à 00:00\)$/,
      ),
    ]);
  });

  test('holds now unless a moment is named', () => {
    const past = { from: '2019-01-01', until: '2020-01-01' };
    expect(told({ 'home/faq': faq({}, { ...past, question: '' }) })).toEqual([]);
  });
});

describe('a field by its steps', () => {
  const text = '\n{\n"a": [\n{"b": 1},\n{"b": {\n"c": 2}}]}';

  test.each<[path: (string | number)[], line: number]>([
    [[], 2],
    [['a'], 3],
    [['a', 0, 'b'], 4],
    [['a', 1], 5],
    [['a', 1, 'b', 'c'], 6],
    [['a', 1, 'b', 'none', 'more'], 5],
    [['none'], 2],
  ])('%j stands on line %i, or what is around it', (path, line) => {
    expect(lineInText(text, path)).toBe(line);
  });

  test('stands at the beginning of a text that is none', () => {
    expect(lineInText('', ['a'])).toBe(1);
  });

  test('is a number in a list, and a word that has one is a word', () => {
    expect(stepsOf('items.12.answer')).toEqual(['items', 12, 'answer']);
    expect(stepsOf('a1.2b.wifi-7')).toEqual(['a1', '2b', 'wifi-7']);
  });
});
