import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  capitalised,
  firstOfMonth,
  formatDay,
  formatDayOf,
  initialsOf,
  listed,
  listedInSentence,
  of,
  ofPlace,
  toPlace,
} from './french.ts';

test.each([
  ['Claire M.', 'CM'],
  ['élodie', 'É'],
  ['Jean-Luc de la Tour', 'JD'],
  ['Claire  Martin', 'CM'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('places', () => {
  test.each([
    ['Le Havre', 'au Havre', 'du Havre'],
    ['Les Lilas', 'aux Lilas', 'des Lilas'],
    ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
    ['L’Isle-Adam', 'à L’Isle-Adam', 'de L’Isle-Adam'],
    ['Saint-Étienne', 'à Saint-Étienne', 'de Saint-Étienne'],
    ['Évry-Courcouronnes', 'à Évry-Courcouronnes', 'd’Évry-Courcouronnes'],
    ['Hyères', 'à Hyères', 'd’Hyères'],
    ['Houilles', 'à Houilles', 'de Houilles'],
    ['Yvetot', 'à Yvetot', 'd’Yvetot'],
    ['Yenne', 'à Yenne', 'de Yenne'],
    ['Ouistreham', 'à Ouistreham', 'de Ouistreham'],
    ['Lespinasse', 'à Lespinasse', 'de Lespinasse'],
    ['Œting', 'à Œting', 'd’Œting'],
  ])('%s: %s, %s', (place, to, from) => {
    expect(toPlace(place)).toBe(to);
    expect(ofPlace(place)).toBe(from);
  });

  test('a sentence that begins with a place begins with a capital', () => {
    expect(capitalised(toPlace('Le Havre'))).toBe('Au Havre');
    expect(capitalised(toPlace('Épinal'))).toBe('À Épinal');
  });
});

describe('people', () => {
  test.each([
    ['Élodie', 'd’Élodie'],
    ['Inès P.', 'd’Inès P.'],
    ['Claire M.', 'de Claire M.'],
    ['Hélène', 'd’Hélène'],
    ['Hassan', 'de Hassan'],
    ['Yanis', 'de Yanis'],
    ['Yvette', 'd’Yvette'],
  ])('the review of %s: %s', (name, text) => {
    expect(of(name)).toBe(text);
  });
});

describe('lists', () => {
  test('are read as a sentence', () => {
    expect(listed([])).toBe('');
    expect(listed(['Pop'])).toBe('Pop');
    expect(listed(['Pop', 'Ultra'])).toBe('Pop et Ultra');
    expect(listed(['un', 'deux', 'trois'])).toBe('un, deux et trois');
  });

  test('only the first label keeps its capital', () => {
    expect(listedInSentence(['La Freebox Ultra', 'Le player TV', 'Un câble'])).toBe(
      'La Freebox Ultra, le player TV et un câble',
    );
  });

  test('acronyms keep their capitals inside a sentence', () => {
    expect(listedInSentence(['Un câble', 'USB-C', 'À part'])).toBe('Un câble, USB-C et à part');
  });

  test('an elided article is a word like another', () => {
    expect(listedInSentence(['Un câble', 'L’alimentation'])).toBe('Un câble et l’alimentation');
  });

  test('every item of a list is in it once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-d]{3,6}$/), { minLength: 1 }), (items) => {
        expect(listed(items).split(/, | et /u)).toEqual(items);
      }),
    );
  });
});

describe('dates', () => {
  test.each([
    ['2027-02-01', '1er\u00a0février 2027'],
    ['2027-02-11', '11\u00a0février 2027'],
    ['2026-08-01', '1er\u00a0août 2026'],
    ['2026-08-21', '21\u00a0août 2026'],
  ])('%s is %s', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });

  test('an instant has the day that it falls on in Paris', () => {
    expect(formatDayOf(new Date('2026-07-31T22:30:00Z'))).toBe('1er\u00a0août 2026');
  });

  test('the first is an ordinal in the middle of a sentence too', () => {
    expect(firstOfMonth('samedi 1 août 2026')).toBe('samedi 1er août 2026');
    expect(firstOfMonth('samedi 11 août 2026')).toBe('samedi 11 août 2026');
  });
});

test('the day of an instant is read, and what is no day is refused', () => {
  expect(formatDay('2027-02-01T10:00:00Z')).toBe('1er\u00a0février 2027');
  expect(() => formatDay('demain')).toThrow('not a day: demain');
});
