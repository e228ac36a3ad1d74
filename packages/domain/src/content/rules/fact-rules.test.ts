import { describe, expect, test } from 'vitest';
import { factRules } from './fact-rules.ts';
import { problemsOf } from './sample-set.fixture.ts';

const OFFERS = 'box-comparator';
const facts = { player: true, calls: true, diskSlots: 4, wifiBands: [2.4, 5, 6] };
const ultra = {
  key: 'ultra',
  name: 'Freebox Ultra',
  priceAfter: 4_999 as number | null,
  download: 8_000,
  upload: 8_000,
  wifi: 'Wi-Fi 7',
  includedChannelsNumber: 280 as number | null,
  facts,
};
/** Has nothing of what texts may say of a box. */
const small = {
  ...ultra,
  key: 'ultra-s',
  name: 'Freebox Ultra S',
  priceAfter: null,
  upload: 900,
  wifi: 'Wi-Fi 6',
  includedChannelsNumber: null,
  facts: { player: false, calls: false, diskSlots: 0, wifiBands: [2.4, 5] },
};
const services = [
  { key: 'netflix', name: 'Netflix', includedWith: ['ultra-s'] },
  { key: 'netflix-standard', name: 'Netflix Standard', includedWith: ['ultra'] },
];

type Sample = Parameters<typeof problemsOf>[2];
const judge = (rule: string, boxes: readonly unknown[]) => {
  const files = { [OFFERS]: { boxes, services } };
  return (sample: Pick<Sample, 'texts' | 'values'>) =>
    problemsOf(factRules, rule, { files, ...sample });
};
/** What is denied in a text of questions. */
const quoted = (problems: readonly { why: string }[]) =>
  problems.map(({ why }) => /^dit «\u00a0(.*?)\u00a0» de/.exec(why)?.[1]);

describe('what a sentence says of a box', () => {
  const problems = judge('rien ne contredit les faits d’une box', [ultra, small]);
  const said = (...texts: NonNullable<Sample['texts']>) => problems({ texts });

  test('is not denied by its facts', () => {
    expect(said('La Freebox Ultra S a un player.')).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: 'dit «\u00a0player\u00a0» de Freebox Ultra S, dont les faits disent le contraire',
      },
    ]);
    expect(said('La Freebox Ultra a un player.')).toEqual([]);
  });

  test.each([
    ['Sa télécommande', 'télécommande'],
    ['Les Appels illimités', 'Appels illimités'],
    ['Une ligne fixe', 'ligne fixe'],
    ['Le téléphone fixe', 'téléphone fixe'],
    ['Vers les fixes', 'Vers les fixes'],
    ['Un serveur', 'serveur'],
    ['Des disques', 'disques'],
    ['Un emplacement de disque', 'emplacement de disque'],
    ['Quatre emplacements de disque', 'emplacements de disque'],
    ['Des chaînes', 'chaînes'],
    ['Le Wi-Fi 7', 'Wi-Fi 7'],
    ['Trois bandes', 'Trois bandes'],
    ['Un débit dans les deux sens', 'dans les deux sens'],
    ['Un débit symétrique', 'symétrique'],
    ['Des débits symétriques', 'symétriques'],
  ])('« %s » holds of one box and is denied by the other', (claim, words) => {
    expect(quoted(said(`${claim} avec la Freebox Ultra S.`))).toEqual([words]);
    expect(said(`${claim} avec la Freebox Ultra.`)).toEqual([]);
  });

  test('bands are counted as they are, whatever the box', () => {
    expect(said('Deux bandes avec la Freebox Ultra S.')).toEqual([]);
    expect(quoted(said('Une bande avec la Freebox Ultra.'))).toEqual(['Une bande']);
    expect(quoted(said('Quatre bandes avec la Freebox Ultra.'))).toEqual(['Quatre bandes']);
    expect(quoted(said('Cinq bandes avec la Freebox Ultra.'))).toEqual(['Cinq bandes']);
    const single = { ...small, facts: { ...small.facts, wifiBands: [2.4] } };
    const judged = judge('rien ne contredit les faits d’une box', [single]);
    expect(judged({ texts: ['Une bande avec la Freebox Ultra S.'] })).toEqual([]);
  });

  test('Wi-Fi is of one generation, however it is written', () => {
    expect(said('Le wi-fi 7 avec la Freebox Ultra.')).toEqual([]);
    expect(said('Le WI-FI 6 avec la Freebox Ultra S.')).toEqual([]);
    expect(quoted(said('Le wi-fi 6 avec la Freebox Ultra.'))).toEqual(['wi-fi 6']);
  });

  test('a word that contains one of these is another', () => {
    expect(said('Les joueurs et leurs cd-players, l’observeur, avec la Freebox Ultra S.')).toEqual(
      [],
    );
  });

  test.each([
    'Sans player',
    'Ni player',
    'Pas de player',
    'Aucun player',
    'Aucune télécommande',
    'Le player manque',
    'Un player, non',
    'Plus de player',
    'Elle n’a qu’un player en option',
    'Si votre box en a, le player',
    'Comme celles qui en ont, un player',
    'Pour passer à un player',
  ])('« %s » claims nothing', (denial) => {
    expect(said(`${denial} avec la Freebox Ultra S.`)).toEqual([]);
  });

  test.each([
    'Un prix qui ne change pas',
    'Le prix ne changera pas',
    'Elle n’a pas de promotion',
    'Le même prix la première année et les suivantes',
  ])('« %s » is said where no other price follows', (claim) => {
    expect(quoted(said(`${claim} avec la Freebox Ultra.`))).toHaveLength(1);
    expect(said(`${claim} avec la Freebox Ultra S.`)).toEqual([]);
  });

  test('a service is included with the boxes that include it', () => {
    expect(quoted(said('Netflix est inclus avec la Freebox Ultra.'))).toEqual(['Netflix inclus']);
    expect(said('Netflix est inclus avec la Freebox Ultra S.')).toEqual([]);
    expect(said('Netflix avec la Freebox Ultra.')).toEqual([]);
    // Names that formula, not the other.
    expect(said('Netflix Standard est incluse avec la Freebox Ultra.')).toEqual([]);
    expect(quoted(said('Netflix Standard, inclus avec la Freebox Ultra S.'))).toEqual([
      'Netflix Standard inclus',
    ]);
    expect(said('Netflix et ses séries en direct, incluses avec la Freebox Ultra.')).toEqual([]);
    expect(said('Les chaînes de Netflix sont incluses avec la Freebox Ultra.')).toEqual([]);
  });

  test('several claims of a sentence are each said', () => {
    expect(
      quoted(said('Un player, un serveur, Netflix Standard inclus : Freebox Ultra S.')),
    ).toEqual(['player', 'serveur', 'Netflix Standard inclus']);
  });
});

describe('the box that a sentence speaks of', () => {
  const problems = judge('rien ne contredit les faits d’une box', [ultra, small]);
  const deniedIn = (sample: Pick<Sample, 'texts' | 'values'>) => quoted(problems(sample));

  test('is the one that it names, whole or by what follows « Freebox »', () => {
    expect(deniedIn({ texts: ['L’Ultra S a un player.'] })).toEqual(['player']);
    expect(deniedIn({ texts: ['L’Ultra a un player.'] })).toEqual([]);
    const judged = judge('rien ne contredit les faits d’une box', [small]);
    const others = ['L’Ultra S1 a un player.', 'La PUltra S a un player.'];
    expect(judged({ texts: others })).toEqual([]);
    expect(deniedIn({ texts: ['Un player.'] })).toEqual([]);
    expect(deniedIn({ texts: ['L’Ultra S est là. Un player aussi.'] })).toEqual([]);
    expect(deniedIn({ texts: ['L’Ultra S et l’Ultra, avec un player.'] })).toEqual([]);
    expect(deniedIn({ texts: ['L’Ultra S, oui, l’Ultra S a un player.'] })).toEqual(['player']);
  });

  test('is named in what a reader reads, not in what is written', () => {
    const written = 'La {line} Ultra S a un player.';
    expect(deniedIn({ texts: [{ written, filled: 'La Freebox Ultra S a un player.' }] })).toEqual([
      'player',
    ]);
  });

  test('a name with signs is no pattern', () => {
    const plus = { ...small, key: 'plus', name: 'Freebox (Plus+)' };
    const judged = judge('rien ne contredit les faits d’une box', [plus]);
    expect(quoted(judged({ texts: ['La (Plus+) a un player.'] }))).toEqual(['player']);
    expect(judged({ texts: ['La Pluss a un player.'] })).toEqual([]);
  });

  test('is that of its page and of its questions', () => {
    const offer = (file: string, record = 'offer') => ({
      file,
      record,
      field: 'offer',
      value: 'ultra-s',
    });
    const text = (file: string, written = 'Le player est là.') => ({ file, written });
    const values = [offer('boxes/ultra-s/page')];
    expect(
      problems({ values, texts: [text('boxes/ultra-s/page'), text('boxes/ultra-s/faq')] }),
    ).toMatchObject([{ file: 'boxes/ultra-s/page' }, { file: 'boxes/ultra-s/faq' }]);
    expect(deniedIn({ values, texts: [text('boxes/ultra/page')] })).toEqual([]);
    expect(
      deniedIn({ values, texts: [text('boxes/ultra-s/page', 'L’Ultra a un player.')] }),
    ).toEqual([]);
    const elsewhere = [
      offer('boxes/ultra-s/page', 'stories.0.offer'),
      offer('boxes/ultra-s/pages'),
      offer('my/boxes/ultra-s/page'),
    ];
    const texts = [text('boxes/ultra-s/page'), text('boxes/ultra-s/faq')];
    expect(deniedIn({ values: elsewhere, texts })).toEqual([]);
  });

  test('is that of a review, and of an offer', () => {
    const about = (record: string, written: string) => ({ file: 'reviews', record, written });
    const texts = [
      about('reviews.3.box', 'Freebox Ultra S'),
      about('reviews.3.review', 'Le serveur est bien.'),
      about('reviews.4.review', 'Le serveur est bien.'),
      about('boxes.12.name', 'Freebox Ultra S'),
      about('boxes.12.claim', 'Le player est là.'),
      about('reviews.30.review', 'Le player est là.'),
    ];
    expect(problems({ texts }).map(({ record }) => record)).toEqual([
      'reviews.3.review',
      'boxes.12.claim',
    ]);
    const unknown = [
      about('reviews.3.box', 'Une autre box'),
      about('reviews.3.review', 'Le serveur est bien.'),
    ];
    expect(deniedIn({ texts: unknown })).toEqual([]);
    const title = [
      about('reviews.3.title', 'Freebox Ultra S'),
      about('reviews.3.review', 'Le serveur est bien.'),
    ];
    expect(deniedIn({ texts: title })).toEqual([]);
    const nested = [
      about('reviews.3.box', 'Freebox Ultra S'),
      about('more.reviews.3.review', 'Le serveur est bien.'),
      about('more.reviews.5.box', 'Freebox Ultra S'),
      about('reviews.6.boxes', 'Freebox Ultra S'),
      about('reviews.5.review', 'Le serveur est bien.'),
      about('reviews.6.review', 'Le serveur est bien.'),
    ];
    expect(deniedIn({ texts: nested })).toEqual([]);
  });

  test('is that which an advice is for', () => {
    const advised = { ...small, key: 'pop-s', name: 'Freebox Pop S' };
    const judged = judge('rien ne contredit les faits d’une box', [advised]);
    const reason = (file: string, record: string) => ({ file, record, written: 'Des chaînes.' });
    const CHOOSER = 'pages/aidez-moi-a-choisir';
    const record = 'chooser.advice.noTv.reasons.0';
    expect(judged({ texts: [reason(CHOOSER, record)] })).toHaveLength(1);
    expect(judged({ texts: [reason('home/faq', record)] })).toEqual([]);
    expect(judged({ texts: [reason(CHOOSER, 'chooser.advice.unknown.reasons.0')] })).toEqual([]);
    expect(judged({ texts: [reason(CHOOSER, 'chooser.advice.noTv.title')] })).toEqual([]);
    expect(judged({ texts: [reason(CHOOSER, `former.${record}`)] })).toEqual([]);
  });
});

describe('« la plus rapide »', () => {
  const rule = 'la plus rapide l’est seule';
  const said = (downloads: readonly number[], written: string, file = 'home/carousel') =>
    judge(
      rule,
      downloads.map((download) => ({ download })),
    )({ texts: [{ file, record: 'slides.0.tag', written }] });

  test('is said where one box is', () => {
    expect(said([1_000, 8_000, 5_000], 'La plus rapide')).toEqual([]);
    expect(said([8_000, 5_000, 8_000], 'C’est la plus rapide !')).toEqual([
      {
        file: 'home/carousel',
        record: 'slides.0.tag',
        why: 'dit d’une box qu’elle est la plus rapide\u00a0: une autre l’est autant',
      },
    ]);
    expect(said([8_000, 8_000], 'Voilà plus rapide, la plus rapidement du monde')).toEqual([]);
  });

  test('is said by the comparator of those compared', () => {
    expect(said([8_000, 8_000], 'La plus rapide', 'pages/comparer-nos-offres-{line}')).toEqual([]);
  });
});
