import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../brands/brands.ts';
import {
  brandFolder,
  commonContentFolder,
  contentFolder,
  loadEnvironment,
} from '../../apps/site/environment.ts';
import { contentProblems } from '../content/content-problems.ts';
import { photosOf } from '../content/photos.ts';
import { PHOTOS_CACHE, root } from '../support/root.ts';

/**
 * Both apps with reload: pages on 4322 (Astro), API on 4321 (the server, restarted on change). What
 * is wrong in the content is said at once, each time a file of it is saved.
 */
loadEnvironment();
await read();
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const children = [
  spawn(bin('astro'), ['dev', '--root', 'apps/site', '--port', '4322'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', 'tools/commands/start.ts', '--publish'], {
    cwd: root,
    stdio: 'inherit',
  }),
];

/** An editor may write a file in several goes. */
const WRITTEN_MS = 200;
let timer: NodeJS.Timeout | undefined;
const watchers = [commonContentFolder(), brandFolder()].map((folder) =>
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), WRITTEN_MS);
  }),
);

async function read(): Promise<void> {
  if (await isGood()) await preparePhotos();
}

/** Where pages look for them (apps/site/src/build/development.ts). */
async function preparePhotos(): Promise<void> {
  const { names } = await photosOf(contentFolder());
  await mkdir(PHOTOS_CACHE, { recursive: true });
  await writeFile(join(PHOTOS_CACHE, 'names.json'), JSON.stringify([...names]));
}

async function isGood(): Promise<boolean> {
  const problems = await contentProblems(
    contentFolder(),
    readConfig(process.env, readBrands()).brand,
  );
  if (problems.length === 0) console.log('content: rien à corriger');
  else console.error([`content: ${problems.length} à corriger`, ...problems].join('\n  '));
  return problems.length === 0;
}

const stop = () => {
  watchers.forEach((watcher) => watcher.close());
  clearTimeout(timer);
  children.forEach((child) => child.kill());
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
