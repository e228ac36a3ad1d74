import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sampleCatalogue } from '@vitrine/domain/content/sample-catalogue.fixture';
import { suffixesOf } from '../release/content-coding.ts';
import { makeRelease } from '../release/make-release.ts';
import { type FileJob, prepareFile, type PreparedFile } from '../release/prepare-file.ts';
import { newReleaseId, releasesIn } from '../release/releases.ts';
import { newFolder } from './folders.ts';

/** Files of a small site, by their path in the built folder. */
export type SiteFiles = Record<string, string>;

const page = (title: string, body = '') =>
  `<!doctype html><html lang="fr"><head><title>${title}</title><link rel="stylesheet" href="/_astro/page.a1b2.css"><style>h1{color:red}</style></head><body><h1>${title}</h1>${body}${'<p>Du texte qui se compresse bien.</p>'.repeat(20)}</body></html>`;

/** A valid answer to `home/faq`, told apart by its text. */
export function sampleFaq(answer: string) {
  return {
    title: 'Vos questions',
    items: [{ id: 'a', question: 'D’où vient ce texte ?', answer }],
  };
}

export const smallSite: SiteFiles = {
  'freebox/index.html': page('Accueil', '<script>document.title;</script>'),
  'freebox/apple-tv-4K/index.html': page('Apple TV 4K'),
  'freebox/freebox-pop/index.html': page('Freebox Pop'),
  '404.html': page('La page est introuvable'),
  '500.html': page('Une erreur est survenue'),
  '_astro/page.a1b2.css': 'h1 { color: #c00; }\n'.repeat(40),
  'pictures/pop.c3d4.avif': 'not really a picture',
  'robots.txt': 'User-agent: *\n',
  'data-json/box-comparator.json': JSON.stringify(sampleCatalogue),
  'data-json/home/faq.json': JSON.stringify(sampleFaq('De la version publiée.')),
};

/** An empty `var` folder, removed when the test ends. */
export const newVarFolder = () => newFolder('var');

let second = 0;

/** Makes a release of these files and makes it current; returns its id. */
export async function publish(varFolder: string, site: SiteFiles = smallSite): Promise<string> {
  const id = await prepareRelease(varFolder, site);
  await releasesIn(varFolder).switchTo(id);
  return id;
}

/** Makes a release of these files without showing it; returns its id. */
export async function prepareRelease(
  varFolder: string,
  site: SiteFiles = smallSite,
  rendererFolder?: string,
  coverage: string | null = null,
): Promise<string> {
  const releases = releasesIn(varFolder);
  const madeAt = new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  second += 1;
  const id = newReleaseId(madeAt, 'f00d');
  const siteFolder = join(varFolder, 'site', id);
  for (const [file, content] of Object.entries(site)) {
    await mkdir(dirname(join(siteFolder, file)), { recursive: true });
    await writeFile(join(siteFolder, file), content);
  }
  await makeRelease({
    id,
    siteFolder,
    ...(rendererFolder ? { rendererFolder } : {}),
    coverage,
    releaseFolder: releases.folderOf(id),
    prepare: prepareOnce,
    // Compressed quickly: nobody waits for the last bytes of these.
    visitsOf: () => 'few',
    fingerprint: 'f00d',
    previous: await releases.current(),
    madeAt,
  });
  return id;
}

/** By type and content: nearly all tests publish the same few files, and compressing them took longer than most tests. */
const prepared = new Map<string, { made: PreparedFile; bytes: Map<string, Uint8Array> }>();

async function prepareOnce(job: FileJob): Promise<PreparedFile> {
  const key = `${job.type} ${hash('sha256', job.content)}`;
  const known = prepared.get(key);
  if (known) {
    await mkdir(dirname(job.target), { recursive: true });
    for (const [suffix, copy] of known.bytes) await writeFile(job.target + suffix, copy);
    return known.made;
  }
  const made = await prepareFile(job);
  const bytes = new Map<string, Uint8Array>();
  for (const suffix of ['', ...suffixesOf(made.copies)])
    bytes.set(suffix, await readFile(job.target + suffix));
  prepared.set(key, { made, bytes });
  return made;
}
