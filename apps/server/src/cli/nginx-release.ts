import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@vitrine/domain/config';
import { nginxRelease } from '../release/nginx-release.ts';
import { releasesIn } from '../release/releases.ts';
import { NothingShownError, shownContent } from './shown-content.ts';

/** Writes what nginx needs to serve the current release (see deploy/nginx.conf); returns its name. */
export async function writeNginxRelease(
  varFolder: string,
  config: Config,
  folder: string,
): Promise<string> {
  const releases = releasesIn(varFolder);
  const id = await releases.current();
  if (id === null) throw new NothingShownError();
  const manifest = await releases.manifestOf(id);
  const words = await shownContent(varFolder, 'pages/errors');
  const files = nginxRelease(releases.folderOf(id), manifest, config, words);
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
