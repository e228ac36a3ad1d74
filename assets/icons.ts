/** Favicon and home-screen icons, all from one drawing. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicDir } from './paths.ts';

const drawing = fileURLToPath(new URL('./vector/icon.svg', import.meta.url));

export async function makeIcons(): Promise<void> {
  await mkdir(publicDir, { recursive: true });
  await copyFile(drawing, join(publicDir, 'favicon.svg'));
  for (const size of [192, 512]) await icon(size, `icon-${size}.png`);
  // iOS rounds the corners itself and shows transparency as black: give it a full square.
  await icon(180, 'apple-touch-icon.png', ' rx="15"');
}

async function icon(size: number, name: string, without = ''): Promise<void> {
  const svg = (await readFile(drawing, 'utf8')).replace(without, '');
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(publicDir, name));
}
