import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';
import { contentSet, figuresOf } from '@vitrine/domain/content/rules/rule';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { brandContents } from './content-problems.ts';

type Entry = { readonly write: string; readonly never: RegExp; readonly except: RegExp | null };

/** docs/glossary.md's table: what to write, what not, and where the other word is right. */
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line): Entry => {
    const [write = '', never = '', except = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { write, never: anyOf(never), except: except === '' ? null : anyOf(except) };
  });

function anyOf(words: string): RegExp {
  const alternatives = words.split(', ').map((word) => word.replace(/[.+]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives.join('|')})(?![\\p{L}-])`, 'gu');
}

/** What is filled in later (`<pack>`) is a name for us, not a word for visitors. */
const BLANK = /<[a-z]+>/gi;

function strayWords(sentence: string): string[] {
  const text = sentence.replace(BLANK, '');
  return glossary.flatMap(({ write, never, except }) => {
    const left = except === null ? text : text.replace(except, '');
    return (left.match(never) ?? []).map((word) => `« ${word} » : écrire « ${write} »`);
  });
}

test.each(brandContents())('visitors of $name read one word per thing', ({ brand, folder }) => {
  const raw = new Map<ContentCall, unknown>(
    contentCallNames.map((call) => [
      call,
      JSON.parse(readFileSync(join(folder, `${call}.json`), 'utf8')) as unknown,
    ]),
  );
  const unfilled = figuresOf(raw.get('box-comparator'), brand, (text) => text);
  const { texts } = contentSet(raw, unfilled);
  expect(
    texts.flatMap(({ file, record, filled }) =>
      strayWords(filled).map((stray) => `${file}: ${record}: ${stray}`),
    ),
  ).toEqual([]);
});

test.each([
  ['Prime est compris dans le prix.', ['« compris » : écrire « inclus, incluse »']],
  ['Y compris le soir, taxes comprises.'.replace('Y', 'y'), []],
  ['Un courriel, puis un e-mail.', ['« courriel » : écrire « e-mail »']],
  ['Depuis votre espace abonné.', ['« espace abonné » : écrire « Espace abonné »']],
  ['8 Gbit/s en réception.', ['« en réception » : écrire « en téléchargement »']],
  ['Un accusé de réception.', []],
  ['Les chaînes de <pack>, dans un pack.', ['« pack » : écrire « bouquet »']],
])('%s', (text, stray) => {
  expect(strayWords(text)).toEqual(stray);
});
