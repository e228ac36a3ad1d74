import { describe, expect, test } from 'vitest';
import { problemsOf } from './sample-set.fixture.ts';
import { spelling } from './spelling-rule.ts';

/** What is said of a text by who knows every word but these, in small letters. */
const problems = (text: string, ...unknown: string[]) =>
  problemsOf([spelling((word) => !unknown.includes(word.toLowerCase()))], 'orthographe', {
    texts: [text],
  });
const words = (text: string, ...unknown: string[]) =>
  problems(text, ...unknown).map(({ why }) => /^«\u00a0(.*)\u00a0»/.exec(why)?.[1]);

describe('a word', () => {
  test('that is none is told, each once', () => {
    expect(problems('Une maisson, une maisson.', 'maisson')).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        why: '«\u00a0maisson\u00a0» n’est pas dans le dictionnaire. Corrigez-le, ou, si c’est un nom, ajoutez-le à tools/spelling/dictionary.txt',
      },
    ]);
    expect(words('Une maisson et un abri.', 'maisson', 'abri')).toEqual(['maisson', 'abri']);
    expect(problems('Une maison.')).toEqual([]);
  });

  test('is read as it is shown: without marks, addresses nor what is filled later', () => {
    expect(words('Le <jour>, une mai**son** [ici](/adresse/).', 'jour', 'adresse')).toEqual([]);
    expect(words('mots<day>colles ici', 'motscolles')).toEqual([]);
    expect(words('Une mai**sson**.', 'maisson')).toEqual(['maisson']);
  });

  test.each(['ultra-essentiel', 'icons/tv-logo.svg', 'ESSENTIAL', 'FORFAIT_5G', '2nd'])(
    'is not one where it is a name for machines: %s',
    (text) => {
      const parts = text.toLowerCase().split(/[-/._]/);
      expect(words(text, text.toLowerCase(), ...parts)).toEqual([]);
    },
  );

  test.each(['Maisson', 'une maisson', 'Maisson OFFRE', 'MAISSON OFFRE', 'MAISSON,', 'MAISSON-'])(
    'is one in a text: %s',
    (text) => {
      expect(words(text, 'maisson')).toHaveLength(1);
    },
  );
});
