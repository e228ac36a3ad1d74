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
import { visibleText } from '../../apps/server/src/release/visible-text.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { photosOf } from '../content/photos.ts';
import { someOfEachFamily } from './families.ts';
import { builtSite } from './release.ts';
import { root } from './root.ts';

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
  }).at(new Date('2026-11-15T12:00:00Z'));
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

/** The same state, but for the prices, which have every shape. */
async function withPrices(state: SiteState): Promise<SiteState> {
  const catalogue = await state.content('box-comparator');
  const shapes = [
    { price: 3_999, priceDuration: null, priceAfter: null },
    { price: 0, priceDuration: 1, priceAfter: 4_000 },
    { price: 5_999, priceDuration: 24, priceAfter: 1_999 },
  ];
  const reshaped = <Offer extends object>(offers: Offer[]) =>
    offers.map((offer, index) => ({ ...offer, ...shapes[index % shapes.length] }));
  return withContent(state, 'box-comparator', {
    ...catalogue,
    boxes: reshaped(catalogue.boxes),
    mobilePlans: reshaped(catalogue.mobilePlans),
    fees: catalogue.fees.map((fee, index) => ({
      ...fee,
      amount: [0, 12_345, 100][index % 3] ?? 0,
    })),
  });
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
  await sharp({ create: { width: 1800, height: 1300, channels: 3, background: '#123456' } })
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
  }).at(new Date('2026-11-15T12:00:00Z'));
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
    state = await withPrices(before);
    first = await renderPages({ renderer: pages(state), state, code });
  }, 300_000);

  test('leaves nothing unsaid', () => {
    const html = [...first.files].filter(([file]) => file.endsWith('index.html'));
    expect(html.length).toBeGreaterThan(100);
    const unsaid = html.flatMap(([file, { body }]) =>
      visibleText(new TextDecoder().decode(body))
        .filter((line) => /\b(?:null|undefined|NaN)\b|\{\w+[.-]/.test(line))
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
