import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Speller } from '@vitrine/domain/misspelled';
import dictionary from 'dictionary-fr';
import { root } from '../support/root.ts';
import { namesInContent, namesOfPlaces } from './names.ts';

/** « l’offre », « qu’elle », « jusqu’ici »; not « aujourd’hui », « jusqu’à ». */
const ELIDED = /^(?:\p{L}{1,2}|jusqu|lorsqu|puisqu|quoiqu)['’]\p{L}{3}/iu;
const CACHE = join(root, 'node_modules', '.cache', 'vitrine');

/** The same for every content: read once. */
let known: Promise<ReadonlySet<string>> | undefined;

/** French, our own words, and the names that the content gives. */
export async function frenchSpeller(contentFolder: string): Promise<Speller> {
  known ??= knownWords();
  const words = await known;
  const names = await namesInContent(contentFolder);
  return (word) =>
    words.has(word) ||
    names.has(word) ||
    (word === word.toUpperCase() && words.has(word.charAt(0) + word.slice(1).toLowerCase()));
}

async function knownWords(): Promise<ReadonlySet<string>> {
  const words = new Set(await frenchWords());
  const own = await readFile(join(root, 'tools', 'spelling', 'dictionary.txt'), 'utf8');
  for (const word of [...own.split('\n'), ...(await namesOfPlaces())]) words.add(word);
  return words;
}

/**
 * Every form of every French word. The dictionary has stems and rules: its forms take ten seconds to make,
 * and half a second to read once they are. Elided ones are left out: a word is read after its apostrophe.
 */
async function frenchWords(): Promise<string[]> {
  const version = createHash('sha256').update(dictionary.dic).digest('hex').slice(0, 8);
  const file = join(CACHE, `french-words-${version}.txt`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept.split('\n');
  const { default: nspell } = await import('nspell');
  const french = nspell(dictionary);
  const words = Object.keys(french.data).filter(
    (word) => !ELIDED.test(word) && french.correct(word),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, words.join('\n'));
  await rename(`${file}.${process.pid}`, file);
  return words;
}
