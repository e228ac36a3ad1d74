/** Home-screen icons and favicon.ico of every brand, each from its favicon.svg. */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandsDir } from './paths.ts';

export async function makeIcons(): Promise<void> {
  for (const brand of await readdir(brandsDir)) {
    const folder = join(brandsDir, brand, 'icons');
    if (!existsSync(folder)) continue;
    const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8');
    await writeFile(join(folder, 'favicon.ico'), await favicon(drawing));
    for (const size of [192, 512]) await icon(drawing, size, join(folder, `icon-${size}.png`));
    // iOS rounds the corners itself and shows transparency as black: give it a full square.
    await icon(drawing.replace(/ rx="\d+"/, ''), 180, join(folder, 'apple-touch-icon.png'));
  }
}

/** What asks for /favicon.ico without being told: one picture of 32 pixels in the old container. */
const ICO_SIZE = 32;

async function favicon(drawing: string): Promise<Buffer> {
  const png = await sharp(Buffer.from(drawing), { density: 600 })
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
  return Buffer.concat([head, png]);
}

async function icon(drawing: string, size: number, file: string): Promise<void> {
  await sharp(Buffer.from(drawing), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(file);
}
