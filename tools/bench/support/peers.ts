import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from '@vitrine/domain/picture-manifest';
import { PUBLIC_FOLDER } from '../../../apps/server/src/release/manifest.ts';
import { install } from '../../support/install.ts';
import { root } from '../../support/root.ts';
import { varFolder } from '../../support/release.ts';
import { RESULTS } from './record.ts';
import { asRelease, type Running, start, startOurs } from './servers.ts';

export const PEER_NAMES = ['next', 'astro'] as const;
export type Peer = (typeof PEER_NAMES)[number];

const folderOf = (peer: Peer) => join(root, 'tools', 'bench', 'peers', peer);

/** Both peers, built from the release's own content and serving it; Next.js is installed if absent. */
export async function buildPeers(port: number): Promise<Map<Peer, Running>> {
  await prepareNext();
  const env = { HOME_JSON: await writeHomeContent(), ASTRO_TELEMETRY_DISABLED: '1' };
  await sharePictures(join(folderOf('astro'), 'public'));
  build('astro', [join(root, 'node_modules/.bin/astro'), 'build'], env);
  const astroVar = join(RESULTS, 'astro-var');
  await asRelease(join(folderOf('astro'), 'dist'), astroVar);
  return new Map([
    ['next', await startNext(port)],
    ['astro', await startOurs(port + 1, astroVar, { env: { LOG_LEVEL: 'error' } })],
  ]);
}

/** Installed if absent, and built from the current content. */
export async function prepareNext(): Promise<void> {
  install('tools/bench/peers/next');
  await sharePictures(join(folderOf('next'), 'public'));
  const next = [process.execPath, 'node_modules/next/dist/bin/next', 'build'];
  build('next', next, { HOME_JSON: await writeHomeContent(), NEXT_TELEMETRY_DISABLED: '1' });
}

export function startNext(port: number, core?: string): Promise<Running> {
  const next = [process.execPath, 'node_modules/next/dist/bin/next', 'start'];
  return start(
    port,
    [...(core ? ['taskset', '-c', core] : []), ...next, '-p', String(port), '-H', '127.0.0.1'],
    { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    folderOf('next'),
  );
}

function build(peer: Peer, [command = '', ...args]: string[], env: Record<string, string>): void {
  console.log(`Building the ${peer} peer…`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folderOf(peer),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(`the ${peer} peer does not build:\n${stdout}\n${stderr}`);
}

async function sharePictures(folder: string): Promise<void> {
  const from = join(varFolder(), 'current', PUBLIC_FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(from, 'pictures'), join(folder, 'pictures'), { recursive: true });
  await cp(join(from, 'favicon.svg'), join(folder, 'favicon.svg'));
}

/** The home page's content as our page has it: tokens filled, pictures resolved to their files. */
async function writeHomeContent(): Promise<string> {
  const read = async (call: string): Promise<unknown> =>
    JSON.parse(
      await readFile(
        join(varFolder(), 'current', PUBLIC_FOLDER, 'data-json', `${call}.json`),
        'utf8',
      ),
    );
  const home = {
    page: await read('pages/home'),
    menu: await read('layout/menu'),
    footer: await read('layout/footer'),
    carousel: await read('home/carousel'),
    banner: await read('home/banner-info'),
    boxes: await read('box-comparator'),
    why: await read('home/why-free'),
    satisfaction: await read('home/satisfaction-rate'),
    reviews: await read('home/reviews'),
    faq: await read('home/faq'),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, { width, height, widths, version }]) => {
        const set = (format: string) =>
          widths.map((w) => `/pictures/${name}.${version}.${w}.${format} ${w}w`).join(', ');
        return [name, { width, height, avif: set('avif'), webp: set('webp') }];
      }),
    ),
  };
  const file = join(RESULTS, 'home.json');
  await mkdir(RESULTS, { recursive: true });
  await writeFile(file, JSON.stringify(home));
  return file;
}
