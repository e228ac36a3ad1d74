import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileName, filesOf } from '../apps/server/src/publishing/picture-files.ts';
import { pictures } from '../packages/domain/src/picture-manifest.ts';
import { catalogue } from './catalogue.ts';
import { mastersDir, picturesDir } from './paths.ts';
import { publishedFiles } from './publish.ts';

const TOTAL_LIMIT = 25 * 1024 * 1024;
const PHONE_LIMIT = 45 * 1024;
/** A phone is 360 to 430 px wide and shows two pixels for one. */
const SHARP_ON_PHONES = 860;

const manifest = Object.entries(pictures);
const expected = manifest.flatMap(([name, { version, widths }]) =>
  filesOf(widths).map(([width, format]) => fileName(name, version, width, format)),
);
const sizeOf = async (file: string) => (await stat(join(picturesDir, file))).size;

/** Everything that may show a picture: content, pages, and painted scenes that stand products in them. */
const SHOWS = ['content/**/*.json', 'apps/site/src/**/*.{ts,tsx,astro}', 'assets/light/**/*.ts'];
const NOT_SHOWN = /\.(?:stories|test)\.tsx?$/;
const root = join(import.meta.dirname, '..');

describe('pictures', () => {
  it('shows every picture somewhere', async () => {
    const named = new Set<string>();
    for await (const file of glob(SHOWS, { cwd: root })) {
      if (NOT_SHOWN.test(file)) continue;
      const text = await readFile(join(root, file), 'utf8');
      for (const [, name] of text.matchAll(/["']([a-z0-9-]+\/[a-z0-9-]+)["']/g)) {
        if (name !== undefined) named.add(name);
      }
    }
    expect(manifest.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('has a picture of its own for every view', async () => {
    const seen = new Map<string, string>();
    const copies = [];
    for (const { name } of catalogue) {
      const master = await readFile(join(mastersDir, `${name}.webp`));
      const digest = createHash('sha256').update(master).digest('hex');
      const first = seen.get(digest);
      if (first !== undefined) copies.push(`${name} is ${first}`);
      seen.set(digest, name);
    }
    expect(copies).toEqual([]);
  });

  it('has every picture of the catalogue in the manifest, and nothing else', () => {
    expect(manifest.map(([name]) => name).sort()).toEqual(catalogue.map(({ name }) => name).sort());
  });

  it('serves exactly the files that the manifest names', async () => {
    expect((await publishedFiles()).sort()).toEqual([...expected].sort());
  });

  it('never publishes a width above the master', () => {
    const upscaled = manifest.filter(([, { width, widths }]) => Math.max(...widths) > width);
    expect(upscaled).toEqual([]);
  });

  it('weighs at most 45 KB on a phone', async () => {
    const heavy = [];
    for (const [name, { version, widths }] of manifest) {
      const width = widths.find((w) => w >= 480) ?? widths[0];
      const size = await sizeOf(fileName(name, version, width, 'avif'));
      if (size > PHONE_LIMIT) heavy.push({ name, width, size });
    }
    expect(heavy).toEqual([]);
  });

  it('is sharp on a phone with two pixels for one', () => {
    const blurred = manifest.filter(([, { widths }]) => Math.max(...widths) < SHARP_ON_PHONES);
    expect(blurred).toEqual([]);
  });

  it('stays within 25 MB, masters included', async () => {
    const ledger = await readFile(join(mastersDir, 'ledger.json'), 'utf8');
    const masters = Object.keys(JSON.parse(ledger) as object).map(async (name) => {
      return (await stat(join(mastersDir, `${name}.webp`))).size;
    });
    const sizes = await Promise.all([...expected.map(sizeOf), ...masters]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(TOTAL_LIMIT);
  });
});
