import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { BrandFile } from '@vitrine/domain/brand-file';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exportContent } from '../../apps/server/src/cli/content.ts';
import { CONTENT_FOLDER, MANIFEST_NAME } from '../../apps/server/src/release/manifest.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { brandContent } from '../../brands/brand-content.ts';
import { readBrands } from '../../brands/brands.ts';
import { root } from '../support/root.ts';
import { importContent } from './import-content.ts';

/** The first judgement of a process reads a whole dictionary. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file by its path, as bytes. */
async function bytesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'README.md');
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length), (await readFile(path)).toString('latin1')] as const;
      }),
    ),
  );
}

/** Our content with a photo, and a file that is laid out in nobody's way. */
async function someContent(): Promise<string> {
  const folder = await newFolder();
  await cp(join(root, 'content'), folder, { recursive: true });
  await mkdir(join(folder, 'photos'), { recursive: true });
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } });
  await picture.jpeg().toFile(join(folder, 'photos', 'equipe.jpg'));
  await writeFile(
    join(folder, 'photos.json'),
    '{"photos":[\r\n\t{"name":"equipe","file":"equipe.jpg"}]}  \n\n',
  );
  return folder;
}

/** A server's folder whose release on show was made from a content. */
async function shownFrom(content: string): Promise<string> {
  const varFolder = await newFolder();
  const releases = releasesIn(varFolder);
  const id = '20270101-000000-00000000';
  await cp(content, join(releases.folderOf(id), CONTENT_FOLDER), { recursive: true });
  await rm(join(releases.folderOf(id), CONTENT_FOLDER, 'README.md'), { force: true });
  const manifest = {
    id,
    madeAt: '2027-01-01T00:00:00Z',
    fingerprint: '',
    previous: null,
    files: {},
  };
  await writeFile(join(releases.folderOf(id), MANIFEST_NAME), JSON.stringify(manifest));
  await releases.switchTo(id);
  return varFolder;
}

test('what is exported and imported again is the same, byte by byte', async () => {
  const written = await someContent();
  const varFolder = await shownFrom(written);
  const exported = join(await newFolder(), 'exported');
  await exportContent(varFolder, exported);
  expect(await bytesIn(exported)).toEqual(await bytesIn(written));

  const other = await newFolder();
  await cp(join(root, 'content'), other, { recursive: true });
  await mkdir(join(other, 'photos'), { recursive: true });
  await writeFile(join(other, 'photos', 'oubliee.jpg'), 'no longer named');
  expect(await importContent(exported, { common: other }, DEFAULT_BRAND)).toEqual([]);
  expect(await bytesIn(other)).toEqual(await bytesIn(written));
  expect(await readdir(other)).toContain('README.md');
});

describe('the content of Nova', () => {
  const nova = BrandFile.parse(readBrands()['nova']);

  /** Both places where it is written, and the folder that they give. */
  async function writtenPlaces() {
    const [common, brands, laidOut] = [await newFolder(), await newFolder(), await newFolder()];
    const brandFolder = join(brands, 'nova');
    await cp(join(root, 'content'), common, { recursive: true });
    await cp(join(root, 'brands', 'nova'), brandFolder, { recursive: true });
    const exported = async () => {
      const folder = join(await newFolder(), 'exported');
      await exportContent(
        await shownFrom(brandContent(common, brandFolder, join(laidOut, 'nova'))),
        folder,
      );
      return folder;
    };
    const bytes = async () => [await bytesIn(common), await bytesIn(brandFolder)];
    return { common, brandFolder, exported, bytes };
  }

  test('that is exported and imported again changes no byte of either place', async () => {
    const { common, brandFolder, exported, bytes } = await writtenPlaces();
    const before = await bytes();
    expect(await importContent(await exported(), { common, brandFolder }, nova)).toEqual([]);
    expect(await bytes()).toEqual(before);
  });

  test('is written where it came from: a file, a record, or what all brands share', async () => {
    const { common, brandFolder, exported, bytes } = await writtenPlaces();
    const before = await bytes();
    const folder = await exported();
    const change = async (file: string, from: string, to: string) => {
      const text = await readFile(join(folder, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(folder, file), text.replace(from, to));
    };
    await change('photos.json', '"focus"', ' "focus"');
    await change('home/carousel.json', 'La fibre, en grand', 'La fibre en grand');
    await change('home/carousel.json', 'Nos offres du moment', 'Nos offres');
    await change('home/faq.json', '\n', ' \n');
    expect(await importContent(folder, { common, brandFolder }, nova)).toEqual([]);
    const changed = (await bytes()).map((place, index) =>
      [...place]
        .filter(([file, text]) => before[index]?.get(file) !== text)
        .map(([file]) => file)
        .toSorted(),
    );
    expect(changed).toEqual([
      ['/home/carousel.json', '/home/faq.json'],
      ['/content/home/carousel.own.json', '/content/photos.json'],
    ]);
    expect(await bytesIn(await exported())).toEqual(await bytesIn(folder));
  });
});

test('a content with problems, or with what is no content, changes nothing', async () => {
  const bad = await someContent();
  await writeFile(join(bad, 'home', 'faq.json'), '{');
  await writeFile(join(bad, 'home', 'notes.txt'), 'à relire');
  const here = await someContent();
  const before = await bytesIn(here);
  expect(await importContent(bad, { common: here }, DEFAULT_BRAND)).toEqual([
    'home/notes.txt: ce fichier n’est pas du contenu',
    expect.stringMatching(/^content\/home\/faq\.json:1: /) as string,
  ]);
  expect(await bytesIn(here)).toEqual(before);
});

test('an export overwrites nothing', async () => {
  const varFolder = await shownFrom(await someContent());
  const folder = await newFolder();
  await writeFile(join(folder, 'mine.txt'), '');
  await expect(exportContent(varFolder, folder)).rejects.toThrow('is not empty');
});
