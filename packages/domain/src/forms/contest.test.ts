import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../content/contest.ts';
import {
  ageOn,
  answerKey,
  canonicalMailbox,
  contestState,
  entrantIdentities,
  isInZone,
  isRightAnswer,
} from './contest.ts';

describe('the state of a contest', () => {
  const contest = {
    opensAt: '2026-03-01T08:00:00Z',
    closesAt: '2026-04-01T22:00:00Z',
    capacity: 3,
  };
  test.each([
    ['2026-03-01T07:59:59.999Z', 0, 'upcoming'],
    ['2026-03-01T08:00:00Z', 0, 'open'],
    ['2026-04-01T21:59:59.999Z', 2, 'open'],
    ['2026-03-02T08:00:00Z', 3, 'full'],
    ['2026-04-01T22:00:00Z', 0, 'closed'],
    ['2026-04-01T22:00:00Z', 3, 'closed'],
  ])('at %s with %i entries it is %s', (now, entries, state) => {
    expect(contestState(contest, new Date(now), entries)).toBe(state);
  });
  test('without a capacity it is never full', () => {
    const endless = { ...contest, capacity: null };
    expect(contestState(endless, new Date('2026-03-02T00:00:00Z'), 1e9)).toBe('open');
  });
});

test.each([
  ['2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['2008-02-29', '2026-03-01T12:00:00Z', 18],
  ['2000-11-15', '2026-11-15T00:00:00Z', 26],
  ['2000-12-01', '2026-11-15T00:00:00Z', 25],
  ['2000-10-31', '2026-11-15T00:00:00Z', 26],
  // Past midnight in Paris, the evening before in UTC.
  ['2008-11-15', '2026-11-14T23:30:00Z', 18],
  ['2009-01-01', '2026-12-31T23:30:00Z', 18],
  ['2008-11-15', '2026-11-14T22:30:00Z', 17],
])('born on %s, on %s one is %i', (birthDate, now, age) => {
  expect(ageOn(birthDate, new Date(now))).toBe(age);
});

test.each([
  ['75013', true, true],
  ['20000', true, true],
  ['59800', true, true],
  ['97400', false, true],
  ['98800', false, true],
  ['98000', false, false],
])('%s is of the mainland: %s, of France: %s', (postcode, isMainland, isFrance) => {
  expect([isInZone(postcode, 'metropole'), isInZone(postcode, 'france')]).toEqual([
    isMainland,
    isFrance,
  ]);
});

test.each([
  ['Jean.Dupont+jeu@Gmail.com', 'jeandupont@gmail.com'],
  ['jean.dupont@googlemail.com', 'jeandupont@gmail.com'],
  ['Jean.Dupont+2@exemple.fr', 'jean.dupont@exemple.fr'],
  [' jean@exemple.fr ', 'jean@exemple.fr'],
  ['jean@Société.fr', 'jean@xn--socit-esab.fr'],
  ['jean@xn--socit-esab.fr', 'jean@xn--socit-esab.fr'],
  ['jean@', 'jean@'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox);
});

test('one person keeps an identity whatever the address or the accents', () => {
  const person = {
    email: 'a@b.fr',
    firstName: 'Élodie',
    lastName: 'Le Goff',
    birthDate: '1990-01-01',
    postcode: '75011',
  };
  const again = { ...person, email: 'other@b.fr', firstName: 'elodie', lastName: 'LE-GOFF' };
  const shared = entrantIdentities(again).filter((id) => entrantIdentities(person).includes(id));
  expect(shared).toHaveLength(1);
});

test('two people whose names have no Latin letter are two', () => {
  const person = { email: 'a@b.fr', birthDate: '1990-01-01', postcode: '75011' };
  const one = entrantIdentities({ ...person, firstName: '伟', lastName: '李' });
  const other = { ...person, email: 'c@d.fr', firstName: 'Анна', lastName: 'Жукова' };
  expect(entrantIdentities(other).filter((id) => one.includes(id))).toEqual([]);
});

describe('the answer to a puzzle', () => {
  const sha256 = (text: string) => [...text].toReversed().join('');
  const words = { title: 'Le message', caption: 'Lisez.', lit: 'allumée', and: 'et' };
  const message = { kind: 'hidden-message', word: 'rendez-vous', ...words } as const;
  const garden = { title: 'Le jardin', caption: 'Cherchez.', description: 'Deux œufs.' };
  const eggs = { kind: 'eggs', eggs: 2, ...garden } as const;
  const question = {
    kind: 'question' as const,
    accepted: [sha256(answerKey('Marie Curie'))],
  } satisfies Puzzle;

  test.each([
    ['the word, whatever its case, accents and hyphens', message, ' Rendez VOUS ', true],
    ['the word without its hyphen', message, 'rendezvous', true],
    ['another word', message, 'demogorgon', false],
    ['nothing', message, undefined, false],
    ['as many eggs as are hidden', eggs, '2', true],
    ['one egg too many', eggs, '3', false],
    ['a sealed answer', question, 'marie-curie', true],
    ['the seal itself', question, question.accepted[0], false],
    ['anything, where nothing is asked', undefined, undefined, true],
  ])('%s', (_what, puzzle, given, isRight) => {
    expect(isRightAnswer(puzzle, given, sha256)).toBe(isRight);
  });
});

test('a name is one however it is spaced, and where it ends matters', () => {
  const born = { birthDate: '1990-05-17', postcode: '75013', email: 'a@exemple.fr' };
  const person = (firstName: string, lastName: string) =>
    entrantIdentities({ ...born, firstName, lastName })[1];
  expect(person('Anne - Marie', ' Le  Goff.')).toBe(person('Anne-Marie', 'Le Goff'));
  expect(person('(Anne)', 'Goff')).toBe(person('Anne', 'Goff'));
  expect(person('Anne', 'Marie Goff')).not.toBe(person('Anne Marie', 'Goff'));
  expect(person('Anne', 'Marie')).not.toBe(person('An', 'neMarie'));
});

test('names in other scripts are told apart', () => {
  const born = { birthDate: '1990-05-17', postcode: '75013' };
  const person = (lastName: string, firstName: string) =>
    entrantIdentities({ ...born, lastName, firstName, email: 'a@exemple.fr' })[1];
  expect(person('李', '娜')).not.toBe(person('王', '伟'));
  expect(person('Иванова', 'Анна')).not.toBe(person('Петрова', 'Ольга'));
  expect(person('NŒL', 'Élodie')).toBe(person('Noel', 'elodie'));
});
