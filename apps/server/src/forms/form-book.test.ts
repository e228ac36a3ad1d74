import { expect, test } from 'vitest';
import { testContest, testForms } from '../testing/forms.ts';

const kept = { keep: async () => undefined, all: async () => [testContest({ code: 'foot' })] };
/** One on show, one that is gone but was entered. */
const { forms } = testForms([testContest({ name: 'Corail' })], kept);

test('a contest has its name, also once it is gone', async () => {
  expect(await forms.contestName('corail')).toBe('Corail');
  expect(await forms.contestName('foot')).toBe('Jeu Corail');
  expect(await forms.contestName('inconnu')).toBeNull();
});

test('a winner gets what the contest promises, or the prize that was drawn, in words', async () => {
  expect(await forms.won('corail', undefined)).toBe('Une paire de baskets');
  expect(await forms.won('foot', 'maillot')).toMatch(/maillot.+/i);
  expect(await forms.won('inconnu', undefined)).toBeNull();
  expect(await forms.won('inconnu', 'maillot')).toBe('maillot');
});

test('answers are told in words, and as they are where nothing is left of their form', async () => {
  const words = await forms.declared('contact', { firstName: 'Élodie', topic: 'panne' });
  expect(words).toContainEqual({ label: 'Prénom', value: 'Élodie' });
  expect(words.map(({ value }) => value)).not.toContain('panne');
  expect(await forms.declared('inconnu', { answer: 7 })).toEqual([{ label: 'answer', value: '7' }]);
});
