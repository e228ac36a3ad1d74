import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileName, filesOf } from '../apps/server/src/publishing/picture-files.ts';
import { pictures, turns } from '../packages/domain/src/picture-manifest.ts';
import { catalogue, turns as catalogueTurns, TURN_FRAMES } from './catalogue.ts';
import { mastersDir, picturesDir } from './paths.ts';
import { publishedFiles, turnFile } from './publish.ts';
import { whiteObjects } from './whites.ts';

const TOTAL_LIMIT = 25 * 1024 * 1024;
const PHONE_LIMIT = 45 * 1024;
/** All frames of an object that is turned round. */
const TURN_LIMIT = 250 * 1024;
/** A phone is 360 to 430 px wide and shows two pixels for one. */
const SHARP_ON_PHONES = 860;

const manifest = Object.entries(pictures);
const turned = Object.entries(turns).map(([object, turn]) => ({ name: `${object}/turn`, ...turn }));
const expected = [
  ...manifest.flatMap(([name, { version, widths }]) =>
    filesOf(widths).map(([width, format]) => fileName(name, version, width, format)),
  ),
  ...turned.flatMap(({ name, version }) =>
    ['avif', 'webp'].map((format) => turnFile(name, version, format)),
  ),
];
const models = catalogue.filter(({ make }) => make.by === 'model');
const sizeOf = async (file: string) => (await stat(join(picturesDir, file))).size;

/** A contact shadow is no hole in the page; the encoder adds a little. */
const SHADOW_LIMIT = 0.38;
const OPAQUE = 0.9;
/** How far the object's own edge reaches, in pixels. */
const EDGE = 4;

/** How opaque the border of a cut-out is, and its shadow where it is deepest: black, and seen through. */
async function edgesOf(file: string): Promise<{ border: number; shadow: number }> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (pixel: number) => (data[4 * pixel + 3] ?? 0) / 255;
  // Beside the object a pixel is half of each.
  const around = [EDGE, -EDGE, EDGE * info.width, -EDGE * info.width];
  let border = 0;
  let shadow = 0;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const alpha = alphaAt(pixel);
    const x = pixel % info.width;
    const y = Math.floor(pixel / info.width);
    if (x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1) {
      border = Math.max(border, alpha);
    }
    if (alpha <= shadow) continue;
    const isBlack = data[4 * pixel] === 0 && data[4 * pixel + 1] === 0 && data[4 * pixel + 2] === 0;
    if (isBlack && around.every((step) => alphaAt(pixel + step) < OPAQUE)) shadow = alpha;
  }
  return { border, shadow };
}

/** White plastic at 75 to 85 % looks like grey plastic. */
const WHITE = 0.92;
/** As shares of full light: further apart is a colour, darker is another part or a socket. */
const NEUTRAL = 0.08;
const LIT = 0.5;

type Pixel = readonly [red: number, green: number, blue: number];

/** Pixels of the object itself, as shares of full light: neither its shadow nor its edge. */
async function opaquePixels(file: string): Promise<Pixel[]> {
  const data = await sharp(file).ensureAlpha().raw().toBuffer();
  const found: Pixel[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    found.push([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
  }
  return found;
}

/** How light its whites are: the median of what has no colour and stands in the light. */
async function whiteOf(file: string): Promise<number> {
  const whites = (await opaquePixels(file))
    .filter((pixel) => {
      const most = Math.max(...pixel);
      return most >= LIT && most - Math.min(...pixel) <= NEUTRAL;
    })
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return whites[Math.floor(whites.length / 2)] ?? 0;
}

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

  it('shows a box alone in the scene of its page: what is paid apart is not in it', async () => {
    const shown: Record<string, readonly string[]> = {};
    const own: Record<string, readonly string[]> = {};
    for await (const file of glob('content/boxes/*/page.json', { cwd: root })) {
      const { scene, parcelObjects } = JSON.parse(await readFile(join(root, file), 'utf8')) as {
        scene?: { picture?: string };
        parcelObjects?: { picture?: string }[];
      };
      if (scene?.picture === undefined) continue;
      const { uses } = (await import(
        join(import.meta.dirname, 'light', `${scene.picture}.ts`)
      )) as { uses: string[] };
      shown[file] = uses;
      // A parcel holds its box first.
      own[file] = [`${parcelObjects?.[0]?.picture?.split('/')[0]}/hero`];
    }
    expect(Object.keys(shown)).not.toEqual([]);
    expect(shown).toEqual(own);
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

  it.each(models)(
    '$name ends its shadow inside its frame, and keeps it light',
    async ({ name }) => {
      const { border, shadow } = await edgesOf(join(mastersDir, `${name}.webp`));
      expect(border).toBe(0);
      expect(shadow).toBeLessThanOrEqual(SHADOW_LIMIT);
    },
  );

  it.each(models.filter(({ make }) => whiteObjects.has(make.script)))(
    '$name is white where it is white',
    async ({ name }) => {
      expect(await whiteOf(join(mastersDir, `${name}.webp`))).toBeGreaterThanOrEqual(WHITE);
    },
  );

  it('shows the cream toe caps that the sneakers’ captions name', async () => {
    const pixels = await opaquePixels(join(mastersDir, 'sneakers/front.webp'));
    // Pink has as little green as blue.
    const cream = pixels.filter(
      ([red, green, blue]) => red - blue > NEUTRAL && green - blue > (red - blue) / 2,
    );
    expect(cream.length / pixels.length).toBeGreaterThan(0.05);
  });

  it('closes the parcel with tape that is red, as its words say, and not pink', async () => {
    const pixels = await opaquePixels(join(mastersDir, 'parcel/hero.webp'));
    const red = pixels.filter((pixel) => pixel[0] > LIT && Math.max(pixel[1], pixel[2]) < 0.25);
    expect(red.length / pixels.length).toBeGreaterThan(0.02);
  });

  it('claims no phone socket beside a back that has none', async () => {
    const claims = [];
    for await (const file of glob('content/**/*.json', { cwd: root })) {
      const text = await readFile(join(root, file), 'utf8');
      for (const [claim] of text.matchAll(
        /"src": "[a-z0-9-]+\/back"(?:(?!\n\s*\})[^])*?(?:téléphone|combiné)/g,
      )) {
        claims.push(`${file}: ${claim}`);
      }
    }
    expect(claims).toEqual([]);
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

  it('turns an object round in at most 250 KB, in as many frames as said, none of them cut', async () => {
    const faults = [];
    for (const { name, version, frames } of turned) {
      for (const format of ['avif', 'webp']) {
        const size = await sizeOf(turnFile(name, version, format));
        if (size > TURN_LIMIT) faults.push({ name, format, size });
      }
      const { data, info } = await sharp(join(mastersDir, `${name}.webp`))
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const height = info.height / frames;
      for (let y = 0; y < info.height; y += 1) {
        const row = data.subarray(y * info.width, (y + 1) * info.width);
        const isEdge = y % height === 0 || y % height === height - 1;
        const border = isEdge ? row : [row[0], row.at(-1)];
        if (border.some((alpha) => alpha !== 0)) faults.push({ name, y });
      }
    }
    expect(faults).toEqual([]);
    expect(turned.map(({ name, frames }) => [name, frames])).toEqual(
      catalogueTurns.map(({ name }) => [name, TURN_FRAMES]),
    );
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
