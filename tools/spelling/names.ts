import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsOf } from '@vitrine/domain/misspelled';
import { root } from '../support/root.ts';

/** Files of names, and the fields that hold them. */
const FILES = [
  'tv/channels',
  'tv/channel-packs',
  'tv/replays',
  'tv/vods',
  'shops',
  'simboxes',
] as const;
const FIELDS = new Set(['name', 'street', 'place', 'city']);

/** The words of names that the content gives: streets, channels, services. */
export async function namesInContent(contentFolder: string): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(join(contentFolder, `${file}.json`), 'utf8').catch(() => 'null')),
  );
  return new Set(texts.flatMap(namesIn).flatMap(wordsOf));
}

function namesIn(text: string): string[] {
  const names: string[] = [];
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (FIELDS.has(key) && typeof value === 'string') names.push(value);
      return value;
    });
  } catch {
    // Whoever judges the content says where it cannot be read.
  }
  return names;
}

/** Files of municipalities and departments, their codes and figures between tabs. */
const PLACES = ['municipalities.tsv', 'departments.tsv'].map((file) =>
  join(root, 'packages', 'geo', 'data', file),
);

/** The words of the names in them. */
export async function namesOfPlaces(): Promise<string[]> {
  const texts = await Promise.all(PLACES.map((file) => readFile(file, 'utf8')));
  return wordsOf(texts.join('\n').replace(/\t[\d.\t-]+$/gm, ''));
}
