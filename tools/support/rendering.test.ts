import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import type { ContentCall, ContentOf } from '@vitrine/domain/content/calls';
import { pictureNamed } from '@vitrine/domain/picture-entry';
import type { SiteRenderer, SiteState } from '@vitrine/domain/rendering';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readBrands } from '../../brands/brands.ts';
import { type RenderedSite, renderPages } from '../../apps/server/src/publishing/render-pages.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { hashesOf } from '../../apps/server/src/publishing/sources.ts';
import { openRenderer } from '../../apps/server/src/release/renderer.ts';
import { visibleText } from '../spelling/visible-text.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { photosOf } from '../content/photos.ts';
import { someOfEachFamily } from './families.ts';
import { builtSite } from './release.ts';
import { root } from './root.ts';

const DATE = new Date('2026-11-15T12:00:00Z');

/** The real site, built and rendered in this process. */
let renderer: SiteRenderer;
let before: SiteState;

beforeAll(async () => {
  loadEnvironment();
  // As a server runs it: in development React notes where each element was made.
  vi.stubEnv('NODE_ENV', 'production');
  const config = readConfig(process.env, readBrands());
  const built = await builtSite(config, () => undefined, undefined);
  renderer = await openRenderer(built.renderer, built.client);
  before = draftOf({
    config,
    contentFolder: join(root, 'content'),
    varFolder: join(root, 'var', 'test'),
    coverage: null,
  }).at(DATE);
  // Each call is read once, before anything is rendered from it, as when a release is made.
  await hashesOf(before);
}, 600_000);

const QUESTION = 'Une question que personne n’a posée ?';

/** The same state, but for the first question of the home page. */
async function withQuestion(state: SiteState): Promise<SiteState> {
  const faq = await state.content('home/faq');
  const [first, ...others] = faq.items;
  return withContent(state, 'home/faq', {
    ...faq,
    items: first ? [{ ...first, question: QUESTION }, ...others] : [],
  });
}

/** What a price, a discount, a tariff and a fee may look like, each with its past and its future. */
const SHAPES: Readonly<Record<string, readonly object[]>> = {
  prices: [
    { price: 3_999 },
    { price: 0, duration: 1, after: 4_000 },
    { price: 5_999, duration: 24, after: 1_999 },
  ],
  discounts: [
    { discount: 500 },
    { discount: 1_000, duration: 6, after: 0 },
    { discount: 1_500, duration: 24, after: 1 },
  ],
  tariffs: [{ price: 100 }, { price: 1 }, { price: 123_456 }],
  amounts: [{ amount: 0 }, { amount: 12_345 }, { amount: 100 }],
};

/** The same content, but for all that is sold, whose prices have every shape. */
async function contentWithPrices(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(root, 'content'), folder, { recursive: true });
  let turn = 0;
  const reshaped = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => {
        const shapes = SHAPES[key];
        if (!shapes || !Array.isArray(inside)) return [key, inside];
        turn += 1;
        const shape = (index: number) => shapes[index % shapes.length];
        return [
          key,
          [
            ...inside,
            { from: '2026-11-01', ...shape(turn) },
            { from: '2027-01-01', ...shape(turn + 1) },
          ],
        ];
      }),
    );
  };
  for (const file of ['box-comparator.json', 'tv/channel-packs.json']) {
    const json: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'), reshaped);
    await writeFile(join(folder, file), JSON.stringify(json));
  }
  return folder;
}

/** The same state, but for one content call. */
function withContent<Changed extends ContentCall>(
  state: SiteState,
  changed: Changed,
  content: ContentOf<Changed>,
): SiteState {
  return {
    ...state,
    content: <Call extends ContentCall>(call: Call): Promise<ContentOf<Call>> =>
      String(call) === changed
        ? Promise.resolve(content as unknown as ContentOf<Call>)
        : state.content(call),
  };
}

const textOf = async (path: string, state: SiteState) =>
  new TextDecoder().decode((await renderer.render(path, state)).body);

test('two states of the content render side by side without mixing', async () => {
  const states = [before, await withQuestion(before)] as const;
  const alone = [await textOf('/freebox/', states[0]), await textOf('/freebox/', states[1])];
  expect(alone.map((html) => html.includes(QUESTION))).toEqual([false, true]);
  const together = await Promise.all(
    [0, 1, 0, 1].map(
      async (index) => (await textOf('/freebox/', states[index] ?? before)) === alone[index],
    ),
  );
  expect(together).toEqual([true, true, true, true]);
}, 60_000);

/** A folder of content with one photo, on the first slide of the home page. */
async function contentWithPhoto(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, 'content'), folder, { recursive: true });
  await mkdir(join(folder, 'photos'), { recursive: true });
  await sharp({ create: { width: 1000, height: 1300, channels: 3, background: '#123456' } })
    .jpeg()
    .toFile(join(folder, 'photos', 'equipe.jpg'));
  await writeFile(
    join(folder, 'photos.json'),
    JSON.stringify({ photos: [{ name: 'equipe', file: 'equipe.jpg' }] }),
  );
  const slides = join(folder, 'home', 'carousel.json');
  const text = await readFile(slides, 'utf8');
  await writeFile(
    slides,
    text
      .replace('"slides/ultra"', '"equipe/large"')
      .replace('"slides/ultra-mobile"', '"equipe/mobile"'),
  );
  return folder;
}

test('a page shows a photo of the content, and its release carries the files', async () => {
  const contentFolder = await contentWithPhoto();
  const photos = await photosOf(contentFolder, join(contentFolder, 'cache'));
  const state = draftOf({
    config: readConfig(process.env, readBrands()),
    contentFolder,
    varFolder: join(root, 'var', 'test'),
    coverage: null,
    photos: photos.names,
  }).at(DATE);
  const html = await textOf('/freebox/', state);
  const shown = new Set(html.match(/pictures\/equipe\/[^\s",]+/g));
  expect([...shown].filter((file) => !photos.files.has(file))).toEqual([]);
  expect(shown.size).toBe(photos.files.size - 1); // phones are given no PNG of their own
  const { ground = 'none' } = pictureNamed({}, photos.names.get('equipe/large') ?? '') ?? {};
  expect(html).toContain(ground);
}, 60_000);

describe('every page, rendered once where prices have every shape', () => {
  const code = 'this code';
  let state: SiteState;
  let first: RenderedSite;
  const pages = (of: SiteState): SiteRenderer => ({
    ...renderer,
    // Pictures and PDF are drawn by others and take most of the time.
    paths: async () =>
      someOfEachFamily(await renderer.paths(of)).filter((path) => !/\.(jpg|pdf)$/.test(path)),
  });

  beforeAll(async () => {
    const contentFolder = await contentWithPrices();
    state = draftOf({
      config: readConfig(process.env, readBrands()),
      contentFolder,
      varFolder: join(root, 'var', 'test'),
      coverage: null,
    }).at(DATE);
    await hashesOf(state);
    await rm(contentFolder, { recursive: true });
    first = await renderPages({ renderer: pages(state), state, code });
  }, 300_000);

  test('leaves nothing unsaid, and nothing of what holds no more', () => {
    const html = [...first.files].filter(([file]) => file.endsWith('index.html'));
    expect(html.length).toBeGreaterThan(100);
    const unsaid = html.flatMap(([file, { body }]) =>
      visibleText(new TextDecoder().decode(body))
        .filter((line) => /\b(?:null|undefined|NaN)\b|\{\w+[.-]|€\/mois pendant 12\s/.test(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(unsaid).toEqual([]);
  }, 60_000);

  test('is rendered again where a change touches it, and all is byte for byte what a full rendering gives', async () => {
    const after = await withQuestion(state);
    const full = await renderPages({ renderer: pages(after), state: after, code });
    const read = async (file: string) => first.files.get(file)?.body ?? new Uint8Array();
    const next = await renderPages({
      renderer: pages(after),
      state: after,
      code,
      earlier: { sources: first.sources, read },
    });
    expect(next.rendered).toBeLessThan(20);
    expect([...next.files.keys()]).toEqual([...full.files.keys()]);
    const differing = [...full.files].filter(
      ([file, { body }]) =>
        !Buffer.from(body).equals(next.files.get(file)?.body ?? Buffer.alloc(0)),
    );
    expect(differing.map(([file]) => file)).toEqual([]);
    expect(next.sources).toEqual(full.sources);
  }, 300_000);
});

test('a page that is called otherwise is rendered again, with those that name it', async () => {
  const three: SiteRenderer = {
    ...renderer,
    paths: async () => ['/freebox/wifi-7/', '/plan-du-site/', '/freebox/cookies/'],
  };
  const pages = await before.content('layout/pages');
  const label = 'Le réseau de demain';
  const after = withContent(before, 'layout/pages', {
    ...pages,
    'wifi-7': { ...pages['wifi-7'], label },
  });
  const first = await renderPages({ renderer: three, state: before, code: 'same' });
  const read = async (file: string) => first.files.get(file)?.body ?? new Uint8Array();
  const earlier = { sources: first.sources, read };
  const next = await renderPages({ renderer: three, state: after, code: 'same', earlier });
  const naming = [...next.files].filter(([, { body }]) => Buffer.from(body).includes(label));
  expect(naming.map(([file]) => file)).toEqual([
    'freebox/wifi-7/index.html',
    'plan-du-site/index.html',
  ]);
  expect(next.rendered).toBe(2);
});

test('other code renders everything again', async () => {
  const few: SiteRenderer = { ...renderer, paths: async () => ['/plan-du-site/', '/404/'] };
  const first = await renderPages({ renderer: few, state: before, code: 'old' });
  const next = await renderPages({
    renderer: few,
    state: before,
    code: 'new',
    earlier: { sources: first.sources, read: async (file) => readFile(file) },
  });
  expect(next.rendered).toBe(2);
});

test('an address that no page has is answered 404, in families too', async () => {
  for (const path of ['/freebox/nulle-part/', '/boutiques/nulle-part/', '/freebox/nova-family/'])
    expect((await renderer.render(path, before)).status).toBe(404);
});
