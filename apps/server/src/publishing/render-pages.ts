import { setImmediate } from 'node:timers/promises';
import type { RenderedFile, SiteRenderer, SiteState } from '@vitrine/domain/rendering';
import { fileOf } from '../release/make-release.ts';
import { hashesOf, isSame, type Sources } from './sources.ts';

/** The pages that answer with their own number. */
const EXPECTED_STATUS: Readonly<Record<string, number>> = { '/404/': 404, '/500/': 500 };

/** A release made by the same code, and how to read its files. */
export type Earlier = {
  readonly sources: Sources;
  readonly read: (file: string) => Promise<Uint8Array>;
};

export type RenderedSite = {
  /** By path in a release's `public` folder. */
  readonly files: ReadonlyMap<string, { readonly body: Uint8Array }>;
  readonly sources: Sources;
  /** How many were rendered; the others are as they were. */
  readonly rendered: number;
};

export type RenderOptions = {
  renderer: SiteRenderer;
  state: SiteState;
  /** Of the code that renders. */
  code: string;
  earlier?: Earlier | null;
  /** Is given each file as it comes. */
  each?: (file: string, body: Uint8Array) => void;
  signal?: AbortSignal | undefined;
};

/** Every page and file of the site, one after the other; those that no change touches are taken over. */
export async function renderPages(options: RenderOptions): Promise<RenderedSite> {
  const { renderer, state, code, each, signal } = options;
  const earlier = options.earlier?.sources.code === code ? options.earlier : null;
  const hashes = await hashesOf(state);
  const files = new Map<string, { body: Uint8Array }>();
  const readings: Record<string, string[]> = {};
  let rendered = 0;
  for (const path of await renderer.paths(state)) {
    signal?.throwIfAborted();
    const file = fileOf(path);
    const before = earlier?.sources.readings[file];
    if (earlier && before && isSame(before, earlier.sources.hashes, hashes)) {
      const body = await earlier.read(file);
      files.set(file, { body });
      readings[file] = before;
      each?.(file, body);
      continue;
    }
    const made = await renderPage(renderer, path, state);
    files.set(file, made);
    readings[file] = [...made.readings];
    rendered += 1;
    each?.(file, made.body);
    // Rendering waits for nothing: without a pause, whoever works on the files meanwhile is told nothing.
    await setImmediate();
  }
  return { files, sources: { code, hashes, readings }, rendered };
}

async function renderPage(
  renderer: SiteRenderer,
  path: string,
  state: SiteState,
): Promise<RenderedFile> {
  const file = await renderer.render(path, state);
  if (file.status !== (EXPECTED_STATUS[path] ?? 200))
    throw new Error(`${path}: rendered with status ${file.status}`);
  return file;
}
