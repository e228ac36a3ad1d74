import { describe, expect, test } from 'vitest';
import { REVIEWS_PER_PAGE } from '../../reviews.ts';
import { recordRules } from './record-rules.ts';
import { problemsOf } from './sample-set.fixture.ts';

type Sample = Parameters<typeof problemsOf>[2];
const judge = (rule: string) => (sample: Sample) => problemsOf(recordRules, rule, sample);
const said = (problems: readonly { record: string; why: string }[]) =>
  problems.map(({ record, why }) => `${record}: ${why}`);

describe('what begins and ends', () => {
  const problems = judge('les dates sont dans l’ordre');
  const period = (
    from: string,
    until: string,
    [start, end] = ['from', 'until'],
    file = 'contest',
  ) =>
    problems({
      texts: [
        { file, record: start ?? '', written: from },
        { file, record: end ?? '', written: until },
      ],
    });

  test.each([
    ['contests.0.opensAt', 'contests.0.closesAt'],
    ['items.2.from', 'items.2.until'],
    ['from', 'until'],
  ])('ends after it begins: %s, %s', (...records) => {
    expect(period('2027-01-01', '2027-01-02', records)).toEqual([]);
    for (const end of ['2026-12-31', '2027-01-01'])
      expect(period('2027-01-01', end, records)).toEqual([
        {
          file: 'contest',
          record: records[0],
          why: `${records[1]?.split('.').at(-1)} (${end}) n’est pas après ${records[0]?.split('.').at(-1)} (2027-01-01)\u00a0: une fin vient après son début. Exemple\u00a0: 2028-01-01`,
        },
      ]);
  });

  test('is one record of one file', () => {
    const dates = ['2027-01-02', '2027-01-01'] as const;
    expect(period(...dates, ['items.0.from', 'items.1.until'])).toEqual([]);
    expect(period(...dates, ['items.0.from', 'items.0.closesAt'])).toEqual([]);
    expect(period(...dates, ['items.0.wherefrom', 'items.0.whereuntil'])).toEqual([]);
    expect(
      problems({
        texts: [
          { file: 'a', record: 'from', written: dates[0] },
          { file: 'b', record: 'until', written: dates[1] },
        ],
      }),
    ).toEqual([]);
  });

  test('is told with its year, of several in the text', () => {
    expect(said(period('2027-01-01T2028', '2026-01-01'))).toEqual([]);
    expect(said(period('2027-01-01T10:00:00.2028Z', '2026-01-01'))).toEqual([
      expect.stringMatching(/Exemple\u00a0: 2028-01-01T10:00:00\.2028Z$/),
    ]);
  });
});

describe('the history of a contest', () => {
  const problems = (version: number, ...history: [version: number, date: string][]) =>
    judge('les dates sont dans l’ordre')({
      files: {
        contest: {
          contests: [
            {
              code: 'corail',
              version,
              history: history.map(([number, date]) => ({ version: number, date })),
            },
          ],
        },
      },
    });

  test('goes back from the version in force', () => {
    expect(problems(3, [3, '2027-03-01'], [2, '2027-02-01'], [1, '2027-02-01'])).toEqual([]);
    expect(problems(4, [3, '2027-03-01'], [3, '2027-03-01'])).toEqual([
      {
        file: 'contest',
        record: 'contests.corail.history',
        why: 'la version en vigueur est 4, l’historique commence à 3',
      },
    ]);
  });

  test.each<[number, string]>([
    [1, '2027-02-02'],
    [2, '2027-02-01'],
    [3, '2027-01-01'],
  ])('goes back in versions and in dates: %i of %s after 2 of 1 February', (version, date) => {
    expect(said(problems(3, [3, '2027-03-01'], [2, '2027-02-01'], [version, date]))).toEqual([
      `contests.corail.history: la version ${version} n’est pas antérieure à la suivante`,
    ]);
  });

  test('is judged where there are contests', () => {
    expect(judge('les dates sont dans l’ordre')({})).toEqual([]);
  });
});

describe('a review that no one wrote', () => {
  const seal = { src: 'verified', alt: 'Avis vérifié' };
  const review = (changes: object = {}) => ({
    id: 'a',
    publicationInfos: { mention: 'Avis d’exemple', main: 'Claire M.' },
    verifiedReviewLogo: { src: 'example', alt: 'Avis d’exemple' },
    ...changes,
  });
  const sealed = review({ verifiedReviewLogo: seal });
  const problems = (sample: string | null, all: readonly object[], home: readonly object[] = []) =>
    judge('un avis d’exemple ne se dit pas vérifié')({
      files: {
        reviews: { sample, verifiedReviewLogo: seal, reviews: all },
        'home/reviews': { sample, verifiedReviewLogo: seal, reviews: home },
      },
    });

  test('does not bear the seal of those that a service verified', () => {
    expect(problems('Données d’exemple.', [review()], [review()])).toEqual([]);
    expect(problems('Données d’exemple.', [review(), { ...sealed, id: 'b' }])).toMatchObject([
      { file: 'reviews', record: 'b' },
    ]);
    expect(problems('Données d’exemple.', [], [sealed])).toMatchObject([
      { file: 'home/reviews', record: 'a' },
    ]);
  });

  test.each([
    ['its drawing', { verifiedReviewLogo: { src: 'verified', alt: 'Avis' } }],
    ['its words', { verifiedReviewLogo: { src: 'example', alt: 'Avis vérifié' } }],
    ['its words in the mention', { publicationInfos: { mention: 'Avis vérifié', main: '' } }],
  ])('nor %s alone', (_part, changes) => {
    expect(said(problems('Données d’exemple.', [review(changes)]))).toHaveLength(1);
  });

  test('is no example once the reviews are real', () => {
    expect(problems(null, [sealed], [sealed])).toEqual([]);
  });
});

describe('a review', () => {
  const review = (id: string, changes: object = {}) => ({
    id,
    rating: 5,
    box: 'Freebox Pop',
    experiencedOn: '2026-01-15',
    publishedOn: '2026-04-15',
    url: `/avis/?page=1#${id}`,
    ...changes,
  });
  const problems = (all: readonly object[], home: readonly object[] = [], months?: number) =>
    judge('un avis suit son expérience du délai annoncé')({
      files: {
        'box-comparator': {
          boxes: [{ name: 'Freebox Ultra' }, { name: 'Freebox Pop' }],
          figures: months === undefined ? {} : { 'reviews.invitationMonths': months },
        },
        reviews: { reviews: all },
        'home/reviews': { reviews: home },
      },
    });

  test('is published some months after what it tells', () => {
    const late = review('a');
    expect(problems([late], [late], 3)).toEqual([]);
    const early = review('a', { publishedOn: '2026-04-14' });
    expect(problems([early], [], 3)).toEqual([
      { file: 'reviews', record: 'a', why: 'publié le 2026-04-14, avant le 2026-04-15' },
    ]);
    expect(problems([early], [], 2)).toEqual([]);
    expect(problems([review('a', { publishedOn: '2026-01-14' })])).toHaveLength(1);
    expect(problems([review('a', { publishedOn: '2026-01-15' })])).toEqual([]);
  });

  test.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-08-05', 5, '2027-01-05'],
  ])('told on %s is published %i months later from %s', (experiencedOn, months, earliest) => {
    const published = (publishedOn: string) =>
      problems([review('a', { experiencedOn, publishedOn })], [], months);
    expect(published(earliest)).toEqual([]);
    expect(said(published('2026-08-01'))).toEqual([
      `a: publié le 2026-08-01, avant le ${earliest}`,
    ]);
  });

  test('speaks of a box that is sold', () => {
    expect(problems([review('a', { box: 'Freebox Crystal' })])).toEqual([
      {
        file: 'reviews',
        record: 'a',
        why: 'parle de «\u00a0Freebox Crystal\u00a0», qui n’est pas vendue',
      },
    ]);
  });

  test('leads to the page of all reviews on which it is, the newest first', () => {
    const many = Array.from({ length: REVIEWS_PER_PAGE }, (_item, index) => review(`n${index}`));
    const old = review('a', { publishedOn: '2026-04-01', url: '/avis/?page=2#a' });
    expect(problems([old, ...many])).toEqual([]);
    expect(problems([{ ...old, url: '/avis/?page=1#a' }, ...many])).toEqual([
      {
        file: 'reviews',
        record: 'a',
        why: 'son adresse (url) ne mène pas à la page 2 des avis, où il est\u00a0: elle finit par «\u00a0?page=2#a\u00a0»',
      },
    ]);
  });

  test('is the same on the home page as among all', () => {
    expect(problems([review('a')], [review('a', { rating: 4 }), review('b')])).toEqual([
      {
        file: 'home/reviews',
        record: 'a',
        why: 'n’est pas le même que dans content/reviews.json\u00a0: recopiez-le',
      },
      {
        file: 'home/reviews',
        record: 'b',
        why: 'n’est plus dans content/reviews.json\u00a0: retirez-le ici aussi',
      },
    ]);
  });
});

describe('a question', () => {
  type Asked = readonly [file: string, question: string, answer?: string];
  const problems = (...asked: Asked[]) =>
    judge('une question n’a qu’une réponse')({
      texts: asked.flatMap(([file, question, answer]) => [
        { file, record: 'questions.0.question', written: question },
        ...(answer === undefined ? [] : [{ file, record: 'questions.0.answer', written: answer }]),
      ]),
    });

  test('has one answer on all pages', () => {
    expect(
      problems(['home/faq', 'Combien de box ?', 'Neuf.'], ['tv/faq', 'Combien de box ?', 'Dix.']),
    ).toEqual([
      {
        file: 'tv/faq',
        record: 'questions.0.question',
        why: '«\u00a0Combien de box ?\u00a0» a une autre réponse dans content/home/faq.json',
      },
    ]);
    expect(
      problems(['home/faq', 'Combien de box ?', 'Neuf.'], ['tv/faq', 'Combien de box ?', 'Neuf.']),
    ).toEqual([]);
    expect(problems(['home/faq', 'Combien ?'], ['tv/faq', 'Combien ?'])).toEqual([]);
    expect(problems(['home/faq', 'Combien ?', 'Neuf.'], ['tv/faq', 'Combien ?'])).toHaveLength(1);
  });

  test.each([
    ['Puis-je garder mon numéro de téléphone fixe ?', 'Est-ce que je garde mon numéro fixe ?'],
    ['Vais-je conserver mon numéro ?', 'Garderai-je mon numéro ?'],
    ['Quel est le prix de la Pop ?', 'Que coûte la Pop ?'],
    ['Quel tarif a la Pop ?', 'LA POP COUTE ?'],
    ['La TV est-elle comprise ?', 'Est-ce que la télévision est incluse ?'],
    ['Le fixe inclut quoi ?', 'Quoi, compris avec le fixe ?'],
    ['Les box incluses ?', 'Quelles box sont inclus ?'],
    ['Comment résilier ?', 'Et la résiliation ?'],
    ['Suis-je engagé ?', 'Suis-je engage ?'],
    ['Engagement ?', 'Y suis-je engagé ?'],
    ['Pop et pop ?', 'Pop ?'],
    ['Où est la {line} ?', 'Où est-elle ?'],
    ['Ultra ou Pop ?', 'Pop ou Ultra ?'],
    ['CANAL+ ?', 'Canal plus ?'],
  ])('« %s » asks what « %s » does', (one, other) => {
    expect(problems(['home/faq', one, 'Oui.'], ['tv/faq', other, 'Non.'])).toHaveLength(1);
  });

  test.each([
    ['Où est mon téléphone ?', 'Où suis-je ?'],
    ['Wi-Fi 6 ?', 'Wi-Fi 7 ?'],
    ['Une question d’argent ?', 'Une question ?'],
    ['Pop Ultra ?', 'Popultra ?'],
    ['Le téléphone mobile ?', 'Le mobile ?'],
  ])('« %s » does not ask what « %s » does', (one, other) => {
    expect(problems(['home/faq', one, 'Oui.'], ['tv/faq', other, 'Non.'])).toEqual([]);
  });

  test('is a field of this name, with the answer beside it', () => {
    const text = (record: string, written: string) => ({ record, written });
    const rule = judge('une question n’a qu’une réponse');
    const one = [text('question', 'Quoi ?'), text('answer', 'Oui.')];
    const another = (field: string) => [text(`b.${field}`, 'Quoi ?'), text('b.answer', 'Non.')];
    expect(rule({ texts: [...one, ...another('question')] })).toHaveLength(1);
    for (const field of ['title', 'subquestion', 'question.label'])
      expect(rule({ texts: [...one, ...another(field)] })).toEqual([]);
  });
});

describe('the days within which equipment is returned', () => {
  const problems = judge('le délai de restitution est celui des offres');
  const inText = (written: string) => problems({ texts: [written] });

  test.each([
    ['Rendez la box sous 15 jours.', '15 jours'],
    ['À rendre en quinze\u00a0jours.', 'quinze\u00a0jours'],
    ['Une box rendue en dix jours.', 'dix jours'],
    ['Deux box rendues en vingt jours.', 'vingt jours'],
    ['Rendu en trente jours.', 'trente jours'],
    ['Rendus en quarante jours.', 'quarante jours'],
    ['La RESTITUTION en 5 JOURS.', '5 JOURS'],
    ['Restituez-la en 5 jours.', '5 jours'],
    ['Renvoyez-la en 5 jours.', '5 jours'],
  ])('are not written: « %s »', (text, days) => {
    expect(inText(text)).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: `écrit «\u00a0${days}\u00a0»\u00a0; prenez {return.days}`,
      },
    ]);
  });

  test.each([
    'Rendez la box sous {return.days} jours.',
    'La box arrive en 5 jours.',
    'La box arrive en 5 jours. Rendez l’autre.',
    'Rendez-vous dans 5 jours.',
    'Vendue en 5 jours.',
    'Prendre la box en 5 jours.',
    'Rendez la box, 5 journées.',
    'Rendez la box A5 jours.',
  ])('are not said by « %s »', (text) => {
    expect(inText(text)).toEqual([]);
  });

  test('are not written where a step says when, of what another field returns', () => {
    const step = (field: string, file = 'pages/demenagement', record = 'steps.1') => [
      { file: 'pages/demenagement', record: 'steps.1.title', written: 'Rendez la box' },
      { file, record: `${record}.${field}`, written: 'Dans les 15 jours' },
    ];
    expect(problems({ texts: step('when') })).toEqual([
      {
        file: 'pages/demenagement',
        record: 'steps.1.when',
        why: 'écrit «\u00a015 jours\u00a0»\u00a0; prenez {return.days}',
      },
    ]);
    expect(problems({ texts: step('detail') })).toEqual([]);
    expect(problems({ texts: step('when', 'pages/autre') })).toEqual([]);
    expect(problems({ texts: step('when', 'pages/demenagement', 'steps.2') })).toEqual([]);
  });
});

const box = (key: string, player: boolean) => ({ key, name: `Box ${key}`, facts: { player } });
const partner = ({
  banner = {},
  steps = [] as string[],
  availableOn = ['ultra', 'pop-s', '5g'],
  items = 'Netflix chez vous',
  faq = 'Vos questions sur Netflix',
}) => ({
  files: {
    'box-comparator': { boxes: [box('ultra', true), box('pop-s', false), box('5g', false)] },
    'partners/netflix/banner': {
      logo: 'Netflix',
      subscription: { title: 'Abonnez-vous à Netflix', steps, availableOn },
      ...banner,
    },
    'partners/netflix/items': { title: items },
    'partners/netflix/faq': { title: faq },
    'home/faq': { title: 'Vos questions' },
  },
});

describe('a heading of a partner', () => {
  const problems = judge('un titre de partenaire le nomme');

  test('names it', () => {
    expect(problems(partner({}))).toEqual([]);
    expect(problems(partner({ items: 'Chez vous', faq: 'Vos questions' }))).toEqual([
      {
        file: 'partners/netflix/items',
        record: 'title',
        why: '«\u00a0Chez vous\u00a0» ne dit pas Netflix',
      },
      {
        file: 'partners/netflix/faq',
        record: 'title',
        why: '«\u00a0Vos questions\u00a0» ne dit pas Netflix',
      },
    ]);
  });

  test('names it above its subscription, and its formulas where it has some', () => {
    const formulas = { title: 'Trois formules' };
    const subscription = { title: 'Abonnez-vous' };
    expect(said(problems(partner({ banner: { formulas, subscription } })))).toEqual([
      'subscription.title: «\u00a0Abonnez-vous\u00a0» ne dit pas Netflix',
      'formulas.title: «\u00a0Trois formules\u00a0» ne dit pas Netflix',
    ]);
    expect(problems(partner({ banner: { formulas: { title: 'Netflix, en trois' } } }))).toEqual([]);
  });
});

describe('a step that needs the player', () => {
  const problems = judge('une étape n’exige pas un player absent');

  test.each(['Depuis le player.', 'Avec la TÉLÉCOMMANDE.'])(
    'is none where a box without one can have the service: « %s »',
    (step) => {
      expect(problems(partner({ steps: ['Abonnez-vous.', step] }))).toEqual([
        {
          file: 'partners/netflix/banner',
          record: 'subscription.steps.1',
          why: 'passe par le player, que Box pop-s, Box 5g n’a pas',
        },
      ]);
      expect(said(problems(partner({ steps: [step], availableOn: ['ultra', '5g'] })))).toEqual([
        'subscription.steps.0: passe par le player, que Box 5g n’a pas',
      ]);
      expect(problems(partner({ steps: [step], availableOn: ['ultra'] }))).toEqual([]);
    },
  );

  test.each([
    'Depuis le player, ou un téléviseur connecté.',
    'Depuis le player ou l’application.',
    'Depuis le player ou un MOBILE.',
    'Depuis le player ou l’Apple TV 4K.',
    'Les cd-players.',
  ])('may give another way: « %s »', (step) => {
    expect(problems(partner({ steps: [step] }))).toEqual([]);
  });
});
