/** Favicon and home-screen icons, all from one drawing. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicDir } from './paths.ts';

const drawing = fileURLToPath(new URL('./vector/icon.svg', import.meta.url));

export async function makeIcons(): Promise<void> {
  await mkdir(publicDir, { recursive: true });
  await copyFile(drawing, join(publicDir, 'favicon.svg'));
  await favicon();
  for (const size of [192, 512]) await icon(size, `icon-${size}.png`);
  // iOS rounds the corners itself and shows transparency as black: give it a full square.
  await icon(180, 'apple-touch-icon.png', ' rx="15"');
}

/** What asks for /favicon.ico without being told: one picture of 32 pixels in the old container. */
const ICO_SIZE = 32;

async function favicon(): Promise<void> {
  const png = await sharp(await readFile(drawing), { density: 600 })
    .resize(ICO_SIZE, ICO_SIZE)
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(publicDir, 'favicon.ico'), Buffer.concat([head, png]));
}

async function icon(size: number, name: string, without = ''): Promise<void> {
  const svg = (await readFile(drawing, 'utf8')).replace(without, '');
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(publicDir, name));
}
