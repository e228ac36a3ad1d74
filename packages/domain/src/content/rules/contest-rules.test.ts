import { describe, expect, test } from 'vitest';
import { contestRules } from './contest-rules.ts';
import { problemsOf } from './sample-set.fixture.ts';

const contest = {
  code: 'contest-corail',
  opensAt: '2026-09-01T08:00:00Z',
  closesAt: '2026-10-01T21:59:59Z',
  minimumAge: 18,
  zone: 'metropole',
  title: '100 paires de baskets à gagner',
  prize: '100 paires de baskets couleur corail',
  territory: 'En France métropolitaine.',
  sections: [{ text: 'Le jeu est gratuit.' }, { text: 'Toute personne majeure peut jouer.' }],
  winners: 100,
  capacity: null as number | null,
};
type Contest = Omit<typeof contest, 'sections'> & { prizes?: unknown[]; sections: unknown[] };

/** Of the second of two contests: the first is right. */
const judge =
  (rule: string) =>
  (changes: Partial<Contest> = {}) =>
    problemsOf(contestRules, rule, {
      files: { contest: { contests: [contest, { ...contest, ...changes }] } },
    });

describe('a contest', () => {
  const problems = judge('un jeu finit avant que ses participations soient effacées');

  test('is over, winners’ answers included, before its first entry is erased', () => {
    expect(problems()).toEqual([]);
    expect(problems({ closesAt: '2027-08-01T21:59:59Z' })).toEqual([
      {
        file: 'contest',
        record: 'contests.1.closesAt',
        why: expect.stringMatching(
          /^du début du jeu à la réponse des gagnants il y a \d+ jours, et/,
        ),
      },
    ]);
  });

  test('may last to the day on which its first entry is erased, and no longer', () => {
    const lengthOf = (closesAt: string) =>
      /il y a (\d+) jours, .* effacée après (\d+)\u00a0: fermez-le/.exec(
        problems({ closesAt })[0]?.why ?? '',
      );
    const tooLong = lengthOf('2027-08-01T08:00:00Z');
    const [days, kept] = [Number(tooLong?.[1]), Number(tooLong?.[2])];
    expect(days).toBeGreaterThan(kept);
    const DAY_MS = 24 * 60 * 60 * 1_000;
    const last = Date.parse('2027-08-01T08:00:00Z') - (days - kept) * DAY_MS;
    expect(problems({ closesAt: new Date(last).toISOString() })).toEqual([]);
    // A day that has begun counts.
    const later = lengthOf(new Date(last + 60_000).toISOString());
    expect(later?.slice(1)).toEqual([String(kept + 1), String(kept)]);
  });
});

describe('the rules of a contest', () => {
  const problems = judge('un règlement dit qui peut participer');
  const said = (text: string, changes: Partial<Contest> = {}) =>
    problems({ sections: [{ text: 'Le jeu est gratuit.' }, { text }], ...changes });

  test.each([
    ['au moins 16 ans', 16],
    ['plus de 21 ans', 21],
    ['dès 15 ans', 15],
    ['âgée de 16 ans', 16],
    ['Âgés de 9 ans', 9],
    ['16 ans au moins', 16],
    ['16 ans révolus', 16],
    ['pour les 16 ans et plus', 16],
  ])('ask for the age that entries are judged by: « %s »', (text, age) => {
    expect(said(`Joueurs ${text}.`)).toEqual([
      {
        file: 'contest',
        record: 'contests.1.sections.1.text',
        why: `demande ${age} ans, et minimumAge est 18\u00a0: changez l’un ou l’autre`,
      },
    ]);
    expect(said(`Joueurs ${text}.`, { minimumAge: age })).toEqual([]);
  });

  test.each(['Les joueurs majeurs.', 'Une personne majeure.', 'Majeur seulement.'])(
    'ask for full age: « %s »',
    (text) => {
      expect(said(text)).toEqual([]);
      expect(said(text, { minimumAge: 16 })).toMatchObject([
        { why: expect.stringMatching(/^demande 18 ans, et minimumAge est 16/) as string },
      ]);
    },
  );

  test('may speak of other years, and of what is major', () => {
    expect(said('Valable 5 ans. La majeurette compte.', { minimumAge: 16 })).toEqual([]);
  });

  test('name no other territory than entries come from', () => {
    expect(problems({ territory: 'La France, OUTRE-MER compris.' })).toEqual([
      {
        file: 'contest',
        record: 'contests.1.territory',
        why: 'dit «\u00a0OUTRE-MER compris\u00a0», et zone est «\u00a0metropole\u00a0»\u00a0: changez l’un ou l’autre',
      },
    ]);
    expect(problems({ zone: 'france' })).toMatchObject([
      {
        record: 'contests.1.territory',
        why: expect.stringMatching(/^dit «\u00a0métropolitaine\u00a0», et zone est «\u00a0france/),
      },
    ]);
    expect(problems({ zone: 'france', territory: 'La France, outre-mer compris.' })).toEqual([]);
    expect(said('La Corse, outre-mer compris, joue.')).toMatchObject([
      { record: 'contests.1.sections.1.text' },
    ]);
  });
});

describe('prizes', () => {
  const problems = judge('un jeu a autant de gagnants que de lots');

  test('are as many as winners, in the title and in the prize', () => {
    expect(problems()).toEqual([]);
    expect(problems({ winners: 50, title: 'Des baskets à gagner' })).toEqual([
      {
        file: 'contest',
        record: 'contests.1.prize',
        why: 'dit 100, et winners est 50\u00a0: changez l’un ou l’autre',
      },
    ]);
    expect(problems({ title: '99 paires à gagner' })).toMatchObject([
      { record: 'contests.1.title' },
    ]);
  });

  test('are not counted by a number that stands elsewhere, or that is part of a word', () => {
    expect(problems({ title: 'Gagnez 5 places', prize: '2e jeu : des baskets' })).toEqual([]);
  });

  test('of several kinds are counted by themselves', () => {
    expect(problems({ winners: 50, prizes: [] })).toEqual([]);
  });

  test('are no more than those who may enter', () => {
    expect(problems({ capacity: 100 })).toEqual([]);
    expect(problems({ capacity: 99 })).toEqual([
      {
        file: 'contest',
        record: 'contests.1.capacity',
        why: '99 personnes peuvent participer, et il y a 100 gagnants\u00a0: mettez-en plus, ou null',
      },
    ]);
  });
});
