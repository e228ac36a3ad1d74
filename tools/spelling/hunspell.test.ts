import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { hunspellForms } from './hunspell.ts';

const EVERY = 1000;

/** Some stems of every page of the dictionary, and those with the hardest rules. */
function someStems(): Uint8Array {
  const lines = new TextDecoder().decode(dictionary.dic).split('\n');
  const hard = /^(?:être|avoir|aller|mètre|fonctionner|cheval|nouveau)\//;
  const some = lines.slice(1).filter((line, index) => index % EVERY === 0 || hard.test(line));
  return new TextEncoder().encode([some.length, ...some].join('\n'));
}

const files = { aff: dictionary.aff, dic: someStems() };
const french = nspell({ aff: Buffer.from(files.aff), dic: Buffer.from(files.dic) });
const forms = Object.keys(french.data);
const isForm = hunspellForms(files);
const isFrench = hunspellForms(dictionary);

test('every form that a dictionary makes is known', () => {
  expect(forms.length).toBeGreaterThan(1000);
  expect(forms.filter((form) => !isForm(form))).toEqual([]);
});

test('what resembles a form is known exactly when it is one', () => {
  const known = new Set(forms);
  const near = forms
    .flatMap((form) => [form.slice(1), form.slice(0, -1), `${form}s`, `${form}ent`, `re${form}`])
    .filter((word) => word !== '');
  expect(near.filter((word) => isForm(word) !== known.has(word))).toEqual([]);
});

test.each([
  'fonctionnera',
  'l\u2019été',
  'chevaux',
  'kilomètres',
  'lorsqu\u2019elles',
  'qu\u2019iraient',
])('the whole dictionary knows « %s »', (word) => {
  expect(isFrench(word.replace('\u2019', "'"))).toBe(true);
});

test.each(['fonctionnerat', 'chevals', 'kilomètrés', ''])('it does not know « %s »', (word) => {
  expect(isFrench(word)).toBe(false);
});
