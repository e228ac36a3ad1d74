import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speller } from '@vitrine/domain/misspelled';
import dictionary from 'dictionary-fr';
import { root } from '../support/root.ts';
import { hunspellForms } from './hunspell.ts';
import { namesInContent, namesOfPlaces } from './names.ts';

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

async function knownWords(): Promise<Speller> {
  const own = await readFile(join(root, 'tools', 'spelling', 'dictionary.txt'), 'utf8');
  const names = new Set([...own.split('\n'), ...(await namesOfPlaces())]);
  const isForm = hunspellForms(dictionary);
  /** Texts repeat themselves. */
  const seen = new Map<string, boolean>();
  return (word) => {
    const isKnown = seen.get(word) ?? (names.has(word) || isForm(word));
    seen.set(word, isKnown);
    return isKnown;
  };
}
