import { readFileSync } from 'node:fs';
import { ofPlace, toPlace } from '@vitrine/domain/french';
import { expect, test } from 'vitest';
import { readMunicipalities } from './municipality.ts';

const file = readFileSync(new URL('../data/municipalities.tsv', import.meta.url), 'utf8');
const names = [...new Set(readMunicipalities(file).map(({ name }) => name))];

test('no municipality of France is written with an article that should contract', () => {
  expect(names.length).toBeGreaterThan(30_000);
  const wrong = names.flatMap((name) =>
    [toPlace(name), ofPlace(name)].filter((text) => /^(à|de) Les? /u.test(text)),
  );
  expect(wrong).toEqual([]);
});

test('« de » is elided before a vowel in every municipality of France, and only there', () => {
  const wrong = names.filter((name) => {
    const text = ofPlace(name);
    const bare = name
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
    if (/^(du|des) /u.test(text)) return !/^les? /u.test(bare);
    if (bare.startsWith('oui')) return text.startsWith('d’');
    if (/^[aeiouœæ]/u.test(bare)) return !text.startsWith('d’');
    return !/^[hy]/u.test(bare) && text.startsWith('d’');
  });
  expect(wrong).toEqual([]);
});

test('the name itself is always there, whole but for its contracted article', () => {
  const wrong = names.filter((name) => {
    const rest = name.replace(/^Les? (?=\S)/u, '');
    return !toPlace(name).endsWith(rest) || !ofPlace(name).endsWith(rest);
  });
  expect(wrong).toEqual([]);
});
