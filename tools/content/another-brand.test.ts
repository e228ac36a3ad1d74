import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORM_KINDS } from '@vitrine/domain/forms/form-codes';
import { routeNamed, routesWith, pathOf } from '@vitrine/domain/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../apps/server/src/testing/pdf-text.ts';
import { root } from '../support/root.ts';
import { brandContents, contentProblems } from './content-problems.ts';

test.each(brandContents())('the content holds for $name', async ({ brand, folder }) => {
  expect(await contentProblems(folder, brand)).toEqual([]);
});

/** What is written as a brand says it is: fixed words of one brand belong to its folder. */
test('content names no brand', () => {
  const files = globSync('content/**/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(tracesOf(DEFAULT_NAMES, files, root)).toEqual([]);
});

describe('the whole site of Nova', () => {
  const site = mkdtempSync(join(tmpdir(), 'vitrine-nova-'));
  const nova = brandContents().find(({ brand }) => brand.slug === 'nova')?.brand;
  const read = (file: string) => readFileSync(join(site, file), 'utf8');

  beforeAll(() => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tools', 'support', 'render-to-folder.ts'), site],
      {
        cwd: root,
        encoding: 'utf8',
        // As a server runs it: in development React notes where each element was made.
        env: { ...process.env, NODE_ENV: 'production', BRAND: 'nova' },
      },
    );
    if (status !== 0) throw new Error(stderr);
  }, 240_000);
  afterAll(() => rmSync(site, { recursive: true, force: true }));

  test('shows no trace of the default brand: pages, addresses, data, scripts, styles', () => {
    const files = globSync('**/*.{html,xml,txt,json,webmanifest,js,css,svg,ics}', { cwd: site });
    expect(files.length).toBeGreaterThan(200);
    expect(tracesOf(DEFAULT_NAMES, files, site)).toEqual([]);
  });

  test('shows none in what it sends: e-mails, and every PDF', () => {
    const mails = globSync('sent/*.{html,txt}', { cwd: site });
    expect(mails.length).toBeGreaterThan(10);
    expect(tracesOf(DEFAULT_NAMES, mails, site)).toEqual([]);
    const documents = globSync('**/*.pdf', { cwd: site });
    expect(documents.length).toBeGreaterThan(FORM_KINDS.length);
    const words = documents.map((file) => pdfText(readFileSync(join(site, file))));
    expect(words.filter((text) => text.length < 100)).toEqual([]);
    expect(words.flatMap((text) => text.match(DEFAULT_NAMES) ?? [])).toEqual([]);
    expect(words.filter((text) => text.includes('Nova'))).toHaveLength(documents.length);
  });

  test('shows none in the letter that visitors make, nor in an information sheet', () => {
    const letter = readFileSync(join(site, 'sent', 'letter.latin1'), 'latin1');
    expect(letter).toContain('siliation');
    const sheets = globSync('box/fiche-information/**/*.{html,json}', { cwd: site });
    expect(sheets.length).toBeGreaterThan(1);
    const texts = [letter, ...sheets.map(read)];
    expect(texts.flatMap((text) => text.match(DEFAULT_NAMES) ?? [])).toEqual([]);
    expect(sheets.filter((file) => !read(file).includes('Nova'))).toEqual([]);
  });

  test('has content and pictures of its own', () => {
    const home = read('box/index.html');
    expect(home).toContain('La fibre, en grand');
    expect(home).toMatch(/pictures\/faisceau\/large[^"]*\.avif/);
    expect(globSync('pictures/faisceau/*.avif', { cwd: site }).length).toBeGreaterThan(2);
    // Their common place is taken, not added to.
    expect(home).not.toContain('slides/stranger-things');
  });

  test('has its own addresses, for every route', () => {
    if (!nova) throw new Error('brands/nova is missing');
    const pages = new Set(globSync('**/index.html', { cwd: site }));
    const fixed = routesWith({ antivirus: true, partnerTracking: false, webExclusive: true })
      .filter((name) => !['404', '500'].includes(name))
      .filter((name) => !routeNamed(name).path.includes('['))
      .map((name) => `${pathOf(name, nova).slice(1)}index.html`);
    expect(fixed.filter((file) => !pages.has(file))).toEqual([]);
    expect(fixed).toContain('box/novabox-pop/index.html');
    expect(read('box/index.html')).toContain('- Nova</title>');
  });

  test('looks like itself: its colours, its mark, its icons, its accounts', () => {
    const home = read('box/index.html');
    expect(home).toContain(`--accent:${nova?.themes['light']?.['accent']}`);
    expect(home).toContain(nova?.mark.path);
    expect(home).toContain('https://www.linkedin.com/company/nova-telecom/');
    expect(read('favicon.svg')).toContain(nova?.colour);
    expect(read('box/informations/informations-legales/index.html')).toContain(nova?.address);
  });

  test('names no partner in its consent layers and cookies page: none is switched on', () => {
    const pages = ['fragments/consentement', 'fragments/choix-des-cookies', 'box/cookies'];
    const naming = pages.filter((page) =>
      /Google Ads|Meta Platforms|Snapchat|TikTok/.test(read(`${page}/index.html`)),
    );
    expect(naming).toEqual([]);
  });
});

const DEFAULT_NAMES = /(?<![\p{L}])free(?:box|mobile|xcorail)?s?(?![\p{L}])|freebox/giu;

/** Where files, or their names, say one of the names. */
function tracesOf(names: RegExp, files: readonly string[], folder: string): string[] {
  return files.flatMap((file) => {
    const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`;
    return [...text.matchAll(names)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 24)}`,
    );
  });
}
