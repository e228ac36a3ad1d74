/** One PNG of every picture, half on paper and half on dark, to judge the family as a whole. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { catalogue } from './catalogue.ts';
import { hasMaster, masterFile } from './masters.ts';
import { sheetDir } from './paths.ts';

const COLUMNS = 8;
const CELL = { width: 240, height: 200 };
const PICTURE = { width: 224, height: 168 };
const THEMES = ['#f6f6f7', '#1f1f1f'] as const;

const label = (name: string, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="24"><text x="10" y="16" font-family="sans-serif" font-size="11" fill="${colour}">${name}</text></svg>`,
  );

export async function drawSheet(): Promise<string> {
  const ready = [];
  for (const picture of catalogue) if (await hasMaster(picture.name)) ready.push(picture.name);
  const rows = Math.ceil(ready.length / COLUMNS);
  const band = rows * CELL.height;
  const layers: OverlayOptions[] = [];
  for (const [t, background] of THEMES.entries()) {
    const ink = t === 0 ? '#5a5a62' : '#b9b9c2';
    layers.push({
      input: { create: { width: COLUMNS * CELL.width, height: band, channels: 3, background } },
      left: 0,
      top: t * band,
    });
    for (const [i, name] of ready.entries()) {
      const left = (i % COLUMNS) * CELL.width;
      const top = t * band + Math.floor(i / COLUMNS) * CELL.height;
      const input = await sharp(masterFile(name))
        .resize(PICTURE.width, PICTURE.height, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      layers.push({ input, left: left + 8, top: top + 6 });
      layers.push({ input: label(name, ink), left, top: top + 174 });
    }
  }
  await mkdir(sheetDir, { recursive: true });
  const file = join(sheetDir, 'pictures.png');
  await sharp({
    create: {
      width: COLUMNS * CELL.width,
      height: band * THEMES.length,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toFile(file);
  return file;
}
