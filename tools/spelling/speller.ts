import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Speller } from '@vitrine/domain/misspelled';
import dictionary from 'dictionary-fr';
import { root } from '../support/root.ts';
import { namesInContent, namesOfPlaces, PLACES } from './names.ts';

/** « l’offre », « qu’elle », « jusqu’ici »; not « aujourd’hui », « jusqu’à ». */
const ELIDED = /^(?:\p{L}{1,2}|jusqu|lorsqu|puisqu|quoiqu)['’]\p{L}{3}/iu;
const CACHE = join(root, 'node_modules', '.cache', 'vitrine');

/** The same for every content: read once. */
let known: Promise<Speller> | undefined;

/** French, our own words, and the names that the content gives. */
export async function frenchSpeller(contentFolder: string): Promise<Speller> {
  known ??= knownWords();
  const isKnown = await known;
  const names = await namesInContent(contentFolder);
  return (word) =>
    names.has(word) ||
    isKnown(word) ||
    (word === word.toUpperCase() && isKnown(word.charAt(0) + word.slice(1).toLowerCase()));
}

/** Half a million words: found where they lie in order, which is sooner than a set of them is made. */
async function knownWords(): Promise<Speller> {
  const own = await readFile(join(root, 'tools', 'spelling', 'dictionary.txt'), 'utf8');
  const places = await Promise.all(PLACES.map((file) => readFile(file, 'utf8')));
  return wordIn(
    await keptText('known-words', [dictionary.dic, own, ...places], async () => {
      const words = new Set([
        ...(await frenchWords()),
        ...own.split('\n'),
        ...namesOfPlaces(places),
      ]);
      words.delete('');
      return [...words].sort().join('\n');
    }),
  );
}

/** Whether a word is a line of a text whose lines are in order, none of them empty. */
export function wordIn(text: string): Speller {
  return (word) => {
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = text.lastIndexOf('\n', middle - 1) + 1;
      const next = text.indexOf('\n', middle);
      const end = next < 0 ? text.length : next;
      const line = text.slice(start, end);
      if (line === word) return true;
      if (line < word) low = end + 1;
      else high = start;
    }
    return false;
  };
}

/**
 * Every form of every French word. The dictionary has stems and rules: its forms take ten seconds to make.
 * Elided ones are left out: a word is read after its apostrophe.
 */
async function frenchWords(): Promise<string[]> {
  const text = await keptText('french-words', [dictionary.dic], async () => {
    const { default: nspell } = await import('nspell');
    const french = nspell(dictionary);
    const words = Object.keys(french.data).filter(
      (word) => !ELIDED.test(word) && french.correct(word),
    );
    return words.join('\n');
  });
  return text.split('\n');
}

/** What was made once from the same sources. */
async function keptText(
  name: string,
  sources: readonly (string | Uint8Array)[],
  make: () => Promise<string>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  const file = join(CACHE, `${name}-${hash.digest('hex').slice(0, 8)}.txt`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const text = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
  return text;
}
