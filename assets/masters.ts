/** Masters are committed, compressed, so that nobody needs Blender to publish a new size. */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './catalogue.ts';
import { mastersDir } from './paths.ts';
import { whitened, whiteObjects } from './whites.ts';

const ledgerFile = join(mastersDir, 'ledger.json');

export const masterFile = (name: string) => join(mastersDir, `${name}.webp`);

export async function hasMaster(name: string): Promise<boolean> {
  return access(masterFile(name)).then(
    () => true,
    () => false,
  );
}

/** Which sources each master was made from. */
export async function readLedger(): Promise<Record<string, string>> {
  return readFile(ledgerFile, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    () => ({}),
  );
}

export async function writeLedger(ledger: Record<string, string>): Promise<void> {
  await mkdir(mastersDir, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Renders are made larger than needed: shrinking them is the last step against noise. */
export async function writeMaster(picture: Picture, png: Buffer): Promise<void> {
  const file = masterFile(picture.name);
  await mkdir(dirname(file), { recursive: true });
  await sharp(whiteObjects.has(picture.make.script) ? await whitened(png) : png)
    .resize(picture.width, picture.height, { kernel: 'lanczos3' })
    .webp({ quality: 92, alphaQuality: 95, effort: 5, smartSubsample: true })
    .toFile(file);
}
