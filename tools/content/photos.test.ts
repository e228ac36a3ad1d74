import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { contrast } from '@vitrine/domain/contrast';
import { pictureNamed } from '@vitrine/domain/picture-entry';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readPhotoFiles } from '../../apps/server/src/publishing/photos.ts';
import { root } from '../support/root.ts';
import { contentProblems } from './content-problems.ts';
import { photosOf } from './photos.ts';

/** The first judgement of a process reads a whole dictionary. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The offers and the home page's slides, of which the first shows a photo. */
let content: string;
let cache: string;
const photo = (file: string) => join(content, 'photos', file);

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'content-'));
  cache = join(content, 'cache');
  onTestFinished(() => rm(content, { recursive: true, force: true }));
  for (const folder of ['photos', 'home', 'tv']) await mkdir(join(content, folder));
  // With the names that spelling takes from content.
  for (const file of ['box-comparator.json', 'home/carousel.json', 'tv/vods.json'])
    await copyFile(join(root, 'content', file), join(content, file));
});

/** Names a file as the photo « noel », shown by the first slide of the home page. */
async function showPhoto(file: string, alt = 'Un sapin décoré') {
  const photos = [{ name: 'noel', file }];
  await writeFile(join(content, 'photos.json'), JSON.stringify({ photos }));
  const carousel = join(content, 'home', 'carousel.json');
  const { slides, ...words } = JSON.parse(await readFile(carousel, 'utf8')) as {
    slides: Record<string, unknown>[];
  };
  const [first, ...others] = slides;
  const shown = {
    ...first,
    assetDesktop: { src: 'noel/large', alt },
    assetMobile: { src: 'noel/mobile', alt },
    textColor: 'white',
    legalMentionsButtonColorMobile: 'white',
    legalMentionsButtonColorDesktop: 'white',
  };
  await writeFile(carousel, JSON.stringify({ ...words, slides: [shown, ...others] }));
}

const problems = async () =>
  (await contentProblems(content, DEFAULT_BRAND, cache)).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );

/** Dark on its left, where words stand, red on its right; with a place and a camera in its metadata. */
function picture(width = 2400, height = 1600) {
  const right = {
    create: { width: width / 2, height, channels: 3, background: '#b01020' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#101820' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Model: 'Secret' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } });
}

test.each([
  ['noel.jpg', () => picture().jpeg()],
  ['noel.jpeg', () => picture().jpeg({ progressive: true })],
  ['noel.png', () => picture().png()],
  ['noel.webp', () => picture().webp()],
  ['noel.avif', () => picture().avif({ effort: 0 })],
])('%s is a picture like another', async (file, make) => {
  await make().toFile(photo(file));
  await showPhoto(file);
  expect(await problems()).toEqual([]);
  expect((await readPhotoFiles(content, cache)).get(file)).toMatchObject({
    width: 2400,
    height: 1600,
  });
});

test('a photo is published in every size and format, and tells nothing of where it was taken', async () => {
  await picture().jpeg().toFile(photo('noel.jpg'));
  await showPhoto('noel.jpg');
  const { names, files } = await photosOf(content, cache);
  expect([...names.keys()].sort()).toEqual(['noel/large', 'noel/mobile']);
  const large = pictureNamed({}, names.get('noel/large') ?? '');
  expect(large).toMatchObject({ width: 1600, height: 900, widths: [640, 960, 1600] });
  expect(contrast(large?.ground ?? '', '#101820')).toBeLessThan(1.1);
  expect(files.size).toBe(7 + 5);
  for (const [path, { body }] of files) {
    const meta = await sharp(body).metadata();
    expect(path).toContain(`.${meta.width}.`);
    expect([meta.exif, meta.icc, meta.xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(body).includes('Secret')).toBe(false);
  }
});

test('what must stay in the picture stays in its narrow crop', async () => {
  await picture().jpeg().toFile(photo('noel.jpg'));
  // The narrow crop alone: nothing else is encoded.
  await writeFile(join(content, 'home', 'carousel.json'), '{ "src": "noel/mobile" }');
  const middleOf = async (focus: { x: number; y: number }) => {
    const photos = [{ name: 'noel', file: 'noel.jpg', focus }];
    await writeFile(join(content, 'photos.json'), JSON.stringify({ photos }));
    const { files } = await photosOf(content, cache);
    const [, file] = [...files].find(([path]) => /mobile\..*\.640\.webp$/.test(path)) ?? [];
    const { dominant } = await sharp(file?.body).stats();
    return dominant.r > 100 ? 'red' : 'dark';
  };
  expect(await middleOf({ x: 5, y: 50 })).toBe('dark');
  expect(await middleOf({ x: 95, y: 50 })).toBe('red');
});

test('a picture taken sideways is shown upright', async () => {
  await picture(1600, 2400).withMetadata({ orientation: 6 }).jpeg().toFile(photo('noel.jpg'));
  const files = await readPhotoFiles(content, cache);
  expect(files.get('noel.jpg')).toMatchObject({ width: 2400, height: 1600 });
});

test('what was remembered of a picture and cut short is found out again', async () => {
  await picture(1600, 1200).jpeg().toFile(photo('noel.jpg'));
  const found = (await readPhotoFiles(content, cache)).get('noel.jpg');
  const [kept = ''] = await readdir(cache);
  await truncate(join(cache, kept), 9);
  expect((await readPhotoFiles(content, cache)).get('noel.jpg')).toEqual(found);
});

const slide = /^content\/home\/carousel\.json:\d+: slides\.0\.assetDesktop/;
const record = /^content\/photos\.json:\d+: photos\.0\.file: content\/photos\/noel\./;

/** A PNG that says it has 30,000 × 30,000 pixels, in a few kilobytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, Buffer.from('00000000', 'hex')]);
  };
  const header = Buffer.from('00007530000075300800000000', 'hex');
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.alloc(30_001 * 200));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each<[what: string, file: string, make: (path: string) => Promise<unknown>, says: RegExp]>([
  ['a missing file', 'noel.jpg', () => Promise.resolve(), /noel\.jpg n’existe pas/],
  [
    'a file cut short',
    'noel.jpg',
    async (path) => {
      await writeFile(path, (await picture().jpeg().toBuffer()).subarray(0, 9_000));
    },
    /noel\.jpg est abîmé ou incomplet : exportez-le de nouveau/,
  ],
  [
    'a PNG cut short',
    'noel.png',
    async (path) => {
      await writeFile(path, (await picture().png().toBuffer()).subarray(0, 9_000));
    },
    /est abîmé ou incomplet/,
  ],
  [
    'a file too heavy',
    'noel.jpg',
    async (path) => {
      await picture().jpeg().toFile(path);
      await truncate(path, 21 * 1024 * 1024);
    },
    /pèse plus de 20 Mo\. Exemple : /,
  ],
  [
    'a drawing in disguise',
    'noel.png',
    (path) =>
      writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'),
    /n’est pas une photo\. Attendu : JPEG, PNG, WebP ou AVIF/,
  ],
  [
    'another format than its name says',
    'noel.png',
    (path) => picture().jpeg().toFile(path),
    /est un fichier JPEG : son nom doit finir par \.jpg/,
  ],
  ['a decompression bomb', 'noel.png', (path) => writeFile(path, bomb()), /millions de pixels/],
])('%s is named by its record, in French', async (_what, file, make, says) => {
  await make(photo(file));
  await showPhoto(file);
  const told = await problems();
  expect(told).toEqual([expect.stringMatching(record) as string]);
  expect(told[0]).toMatch(says);
});

test('a photo too small for its place is named where it is shown', async () => {
  await picture(1000, 700).jpeg().toFile(photo('noel.jpg'));
  await showPhoto('noel.jpg');
  const [desktop, mobile, ...others] = await problems();
  expect(others).toEqual([]);
  expect(`${desktop} ${mobile}`).toMatch(
    /slides\.0\.assetMobile\.src: content\/photos\/noel\.jpg \(1000 × 700\) ne donne que 560 pixels de large ici : il en faut au moins 960/,
  );
});

test('a photo that nobody describes, and a crop that does not exist, are named', async () => {
  await picture().jpeg().toFile(photo('noel.jpg'));
  await showPhoto('noel.jpg', '');
  expect(await problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`${slide.source}\\.alt: dites ce que montre`)) as string,
    ]),
  );
  await writeFile(join(content, 'photos.json'), '{ "photos": [] }');
  expect(await problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        new RegExp(
          `${slide.source}\\.src: l’image « noel/large » n’existe pas\\. Une image vient de`,
        ),
      ) as string,
    ]),
  );
});
