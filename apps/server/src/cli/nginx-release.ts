import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@vitrine/domain/config';
import { readManifest } from '../release/load-release.ts';
import { nginxRelease } from '../release/nginx-release.ts';
import { shownContent, shownRelease } from './shown-content.ts';

/** Writes what nginx needs to serve the current release (see deploy/nginx.conf); returns its name. */
export async function writeNginxRelease(
  varFolder: string,
  config: Config,
  folder: string,
): Promise<string> {
  const { id, folder: release } = await shownRelease(varFolder);
  const words = await shownContent(varFolder, 'pages/errors');
  const files = nginxRelease(release, await readManifest(release), config, words);
  // All beside first: a disk that is full leaves nginx what it has.
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, `${name}.next`), text);
  }
  // The first is the last: who sees another release in it reloads nginx.
  for (const name of Object.keys(files).toReversed())
    await rename(join(folder, `${name}.next`), join(folder, name));
  return id;
}
