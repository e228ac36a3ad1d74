import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentCallNames } from '@vitrine/domain/content/calls';
import type { Reading, SiteState } from '@vitrine/domain/rendering';
import { z } from 'zod';

/**
 * What a release was rendered from, so that the next one renders only what a change touches: the code,
 * the state, and what of the state each file was made from.
 */
const Sources = z.object({
  code: z.string(),
  hashes: z.record(z.string(), z.string()),
  readings: z.record(z.string(), z.array(z.string())),
});
export type Sources = z.infer<typeof Sources>;

const SOURCES_NAME = 'sources.json';

export async function writeSources(folder: string, sources: Sources): Promise<void> {
  await writeFile(join(folder, SOURCES_NAME), JSON.stringify(sources));
}

/** Null for a release that does not say, or not as we read it: then everything is rendered. */
export async function readSources(folder: string): Promise<Sources | null> {
  try {
    return Sources.parse(JSON.parse(await readFile(join(folder, SOURCES_NAME), 'utf8')));
  } catch {
    return null;
  }
}

/** One hash for each thing that a page may read. The moment has none: it is always another. */
export async function hashesOf(state: SiteState): Promise<Record<string, string>> {
  const hashes: Record<string, string> = { '@coverage': hashOf(state.coverage) };
  for (const call of contentCallNames)
    hashes[call] = await state.content(call).then(hashOf, () => 'absent');
  const pages = await state.content('layout/pages').catch(() => ({}));
  for (const [name, texts] of Object.entries(pages)) hashes[`layout/pages#${name}`] = hashOf(texts);
  return hashes;
}

/** Whether a file made from `readings` would come out the same. */
export function isSame(
  readings: readonly string[],
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): boolean {
  return readings.every((reading) => reading !== DATE && before[reading] === now[reading]);
}

const DATE: Reading = '@date';

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}
