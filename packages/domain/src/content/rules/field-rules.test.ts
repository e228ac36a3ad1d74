import { describe, expect, test } from 'vitest';
import { FIELD_RULES } from './field-rules.ts';
import { photoRules } from './photo-rules.ts';
import { problemsOf, valuesOf } from './sample-set.fixture.ts';

type Sample = Parameters<typeof problemsOf>[2];
const judge = (rule: string) => (sample: Sample) => problemsOf(FIELD_RULES, rule, sample);
const reasons = (problems: readonly { why: string }[]) => problems.map(({ why }) => why);

/** What a rule says of fields of one file. */
const ofFields = (rule: string, file = 'home/faq') => {
  return (fields: Parameters<typeof valuesOf>[1]) =>
    judge(rule)({ values: valuesOf(file, fields) });
};
const ofText = (rule: string) => (written: string) => judge(rule)({ texts: [written] });

test('photos are judged with the fields', () => {
  for (const rule of photoRules) expect(FIELD_RULES).toContain(rule);
});

describe('two items of a list', () => {
  const problems = ofFields('deux éléments d’une liste ont deux noms');

  test.each(['id', 'key', 'code'])('have two names: %s', (field) => {
    expect(problems({ [`items.0.${field}`]: 'a', [`items.12.${field}`]: 'a' })).toEqual([
      {
        file: 'home/faq',
        record: `items.12.${field}`,
        why: '«\u00a0a\u00a0» est déjà pris\u00a0: donnez-en un autre, comme «\u00a0a-2\u00a0»',
      },
    ]);
    expect(problems({ [`0.${field}`]: 'a', [`1.${field}`]: 'a' })).toHaveLength(1);
    expect(problems({ [`items.0.${field}`]: 'a', [`items.12.${field}`]: 'b' })).toEqual([]);
  });

  test.each([
    ['of two lists', 'items.0.id', 'others.1.id'],
    ['of one inside each', 'items.0.parts.0.id', 'items.1.parts.0.id'],
    ['by two fields', 'items.0.id', 'items.1.key'],
    ['by what is no name', 'items.0.title', 'items.1.title'],
    ['of which one is in a record', 'items.1.id', 'items.0.link.id'],
    ['that are records', 'one.id', 'two.id'],
    ['that are records with a number', 'step1.id', 'step2.id'],
    ['that are lists of names', 'items.0.id.0', 'items.0.id.1'],
  ])('may share a name: %s', (_what, one, other) => {
    expect(problems({ [one]: 'a', [other]: 'a' })).toEqual([]);
  });

  test('are of one file', () => {
    const one = valuesOf('a', { 'items.0.id': 'a' });
    const other = valuesOf('b', { 'items.1.id': 'a' });
    expect(
      judge('deux éléments d’une liste ont deux noms')({ values: [...one, ...other] }),
    ).toEqual([]);
  });
});

describe('an amount', () => {
  const problems = ofFields('un montant est vraisemblable, en centimes');

  test.each(['price', 'priceAfter', 'amount', 'mobilePlanDiscount', 'mobilePlanDiscountAfter'])(
    'is at most 2 000 €: %s',
    (field) => {
      const record = `boxes.0.${field}`;
      expect(problems({ [record]: 200_000 })).toEqual([]);
      expect(problems({ [record]: 300_050 })).toEqual([
        {
          file: 'home/faq',
          record,
          why: '300050 centimes, ce serait 3\u202f000,5\u00a0€. Exemple\u00a0: 29,99\u00a0€ s’écrit 2999',
        },
      ]);
      expect(problems({ [record]: '300050' })).toEqual([]);
    },
  );

  test.each(['download', 'prices', 'fullprice', 'mobilePlanDiscountAfterwards'])(
    'is not what is called otherwise: %s',
    (field) => {
      expect(problems({ [field]: 300_000 })).toEqual([]);
    },
  );
});

describe('a character that cannot be seen', () => {
  const problems = ofFields('aucun caractère invisible');

  test.each([
    ['\u0000', '0000'],
    ['\t', '0009'],
    ['\u000b', '000B'],
    ['\r', '000D'],
    ['\u001f', '001F'],
    ['\u007f', '007F'],
    ['\u009f', '009F'],
    ['\u200b', '200B'],
    ['\ufeff', 'FEFF'],
  ])('%j is refused', (character, code) => {
    expect(problems({ 'items.0.answer': `avant${character}après` })).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: `contient un caractère invisible (U+${code}), entre «\u00a0avant\u00a0» et «\u00a0après\u00a0»\u00a0: effacez-le`,
      },
    ]);
  });

  test('what stands around it is shown, not all', () => {
    expect(reasons(problems({ title: `${'a'.repeat(30)}bc\u0000d${'e'.repeat(30)}` }))).toEqual([
      expect.stringContaining(
        `entre «\u00a0${'a'.repeat(22)}bc\u00a0» et «\u00a0d${'e'.repeat(22)}\u00a0»`,
      ),
    ]);
    expect(reasons(problems({ title: '\u0000' }))).toEqual([
      expect.stringContaining('entre «\u00a0\u00a0» et «\u00a0\u00a0»'),
    ]);
  });

  test('is neither the end of a line, nor a space, nor a number', () => {
    expect(problems({ title: 'Été\n\u00a0~ €', count: 12 })).toEqual([]);
  });
});

describe('a text', () => {
  const problems = ofFields('un texte tient dans sa place');

  test.each<[string, number]>([
    ['label', 160],
    ['title', 160],
    ['name', 160],
    ['question', 160],
    ['answer', 6_000],
    ['titles', 6_000],
    ['subtitle', 6_000],
  ])('of a field called %s has at most %i characters', (field, most) => {
    const text = `${'a'.repeat(most - 24)}${'b'.repeat(24)}`;
    expect(problems({ [field]: text })).toEqual([]);
    expect(problems({ [field]: `${text}c` })).toEqual([
      {
        file: 'home/faq',
        record: field,
        why: `${most + 1} caractères, au plus ${most} ici\u00a0: il doit finir au plus tard après «\u00a0…${'b'.repeat(24)}\u00a0»`,
      },
    ]);
  });

  test('has no length where it is a number', () => {
    expect(problems({ count: 12 })).toEqual([]);
  });
});

describe('a text as a typesetter would write it', () => {
  const problems = ofText('typographie française');

  test('has its spaces and its apostrophes', () => {
    expect(problems('L’été\u00a0?')).toEqual([]);
    expect(problems('L’été ?')).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: 'espace ou apostrophe à corriger près de «\u00a0L’été ?\u00a0»\u00a0: npm run typography le fait',
      },
    ]);
  });

  test('is shown around the first fault, on one line', () => {
    expect(reasons(problems('0123456789\nmots avant ? puis d’autres mots ?'))).toEqual([
      expect.stringContaining('près de «\u00a09 mots avant ? puis d’au\u00a0»'),
    ]);
    expect(reasons(problems('😀😀😀😀😀😀😀😀😀😀😀😀😀😀 mots ? puis'))).toEqual([
      expect.stringContaining('près de «\u00a0😀😀😀😀😀😀😀 mots ? puis\u00a0»'),
    ]);
  });
});

describe('a link', () => {
  const problems = judge('un lien mène à une page du site');
  const CONTEST = '/freebox/jeu-concours/corail/';
  const to = (address: string, calls: readonly string[] = ['contest']) =>
    problems({
      files: Object.fromEntries(calls.map((call) => [call, {}])),
      values: [
        ...valuesOf('home/faq', { 'items.0.link.href': address }),
        ...valuesOf('contest', {
          'contests.0.pages.0.path': CONTEST,
          'contests.0.pages.0.place': '/jeu-concours/autre/',
        }),
        ...valuesOf('layout/redirects', { 'redirects.0.path': '/jeu-concours/avant/' }),
      ],
    });

  test.each([
    '/freebox/netflix/',
    '/freebox/netflix/?box=pop#formules',
    '/freebox/#formules',
    '/boutiques/?ville=nice',
    '/.well-known/security.txt',
    CONTEST,
    `${CONTEST}?a#b`,
    'https://exemple.fr/nulle-part/',
    '#formules',
    'mailto:nom@exemple.fr',
  ])('leads to a page, or elsewhere: %s', (address) => {
    expect(to(address)).toEqual([]);
  });

  test.each([
    '/nulle-part/',
    '/nulle-part/?a=/freebox/',
    '/a/.well-known/security.txt',
    '/.well-known',
    '/jeu-concours/autre/',
    '/jeu-concours/avant/',
    '/freebox/jeu-concours/tennis/#a',
  ])('leads to no page: %s', (address) => {
    expect(to(address)).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.link.href',
        why: `aucune page n’a l’adresse «\u00a0${address}\u00a0». Exemple\u00a0: /freebox/nos-offres-freebox/`,
      },
    ]);
  });

  test('to a contest is not missed while contests are not judged', () => {
    expect(to('/freebox/jeu-concours/tennis/', [])).toEqual([]);
  });

  test('is in a field of its own, or in a text', () => {
    const fields = ofFields('un lien mène à une page du site');
    expect(
      fields({
        'items.0.answer': 'Voyez [ici](/ici/), puis [là](/freebox/), et [là-bas](/la-bas/).',
        'items.1.answer': '/nulle-part/',
        'items.2.href': 12,
      }).map(({ record, why }) => [record, /«\u00a0(.*)\u00a0»/.exec(why)?.[1]]),
    ).toEqual([
      ['items.0.answer', '/ici/'],
      ['items.0.answer', '/la-bas/'],
    ]);
  });
});

describe('a link as it is written', () => {
  const problems = ofFields('un lien s’ouvre');

  test('is one', () => {
    expect(
      problems({
        'items.0.answer': 'Voyez [ici](/ici/), ![une box](box-pop/hero) ou [là](https://a.fr).',
        'items.1.answer': 'Ni crochet ni adresse.',
        'items.2.answer': 12,
      }),
    ).toEqual([]);
  });

  test.each([
    ['[ici](http://exemple.fr)', 'http://exemple.fr'],
    ['[ici](/ici/) puis [là](la.html)', 'la.html'],
    ['![une box](box_pop)', 'box_pop'],
    ['[ici]()', ''],
  ])('would be read as it is: %s', (written, address) => {
    expect(problems({ 'items.0.answer': written })).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: `«\u00a0${address}\u00a0» ne s’ouvrirait pas\u00a0: l’adresse d’un lien commence par /, #, https://, mailto:… ou tel:…`,
      },
    ]);
  });
});

describe('a mark', () => {
  const problems = ofText('une mise en forme commence et finit');

  test.each(['Un mot **fort** et un __léger__.', 'Sans marque.', 'Une * seule, un_trait.'])(
    'begins and ends: %s',
    (written) => {
      expect(problems(written)).toEqual([]);
    },
  );

  test.each([
    ['Un mot **fort.', '**'],
    ['Un mot léger__.', '__'],
    ['Un **mot** très **fort.', '**'],
  ])('would be read as it is: %s', (written, mark) => {
    expect(problems(written)).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: `«\u00a0${mark}\u00a0» se lirait tel quel\u00a0: il en faut deux, de part et d’autre des mots`,
      },
    ]);
  });
});

describe('the part of a page to which a link leads', () => {
  const problems = judge('un lien mène à une partie de page qui existe');
  const to = (address: string) =>
    problems({
      values: [
        ...valuesOf('home/faq', { 'items.0.href': address, 'items.0.id': 'debit' }),
        ...valuesOf('contest', { 'contests.0.code': 'corail', 'contests.0.name': 'tennis' }),
      ],
    });

  test.each([
    '#formules',
    '/freebox/netflix/#formules',
    '/freebox/#debit',
    '#corail',
    '/freebox/netflix/',
    'https://exemple.fr/#tennis',
    'tel:+33#1044',
  ])('is one of the page, a record’s, or elsewhere: %s', (address) => {
    expect(to(address)).toEqual([]);
  });

  test('is told with what begins alike, else with those of pages', () => {
    expect(to('/freebox/netflix/#formats')).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.href',
        why: 'aucune partie d’une page ne s’appelle «\u00a0formats\u00a0». Il y a\u00a0: forfaits, formules',
      },
    ]);
    expect(reasons(to('#debits'))).toEqual([expect.stringMatching(/Il y a\u00a0: debit$/)]);
    expect(reasons(to('#tennis'))).toEqual([
      expect.stringMatching(/«\u00a0tennis\u00a0»\. Il y a\u00a0: a-la-carte, abonnement, /),
    ]);
    expect(reasons(to('#zzz#a'))).toEqual([expect.stringContaining('«\u00a0zzz#a\u00a0»')]);
  });
});
