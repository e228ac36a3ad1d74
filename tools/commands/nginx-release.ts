import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { nginxRelease } from '../../apps/server/src/release/nginx-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { varFolder } from '../support/release.ts';

/**
 * Writes what nginx needs to serve the current release (see deploy/nginx.conf):
 *
 *     node tools/run.mjs nginx-release /etc/nginx/vitrine && nginx -s reload
 */
loadEnvironment();
const [target] = process.argv.slice(2);
await write(target).catch(fail);

async function write(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Where to? Give the folder that nginx includes from.');
  const releases = releasesIn(varFolder());
  const id = await releases.current();
  if (id === null) throw new Error('There is no release: run npm run build first.');
  const manifest = await releases.manifestOf(id);
  const files = nginxRelease(releases.folderOf(id), manifest, readConfig(process.env));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  console.log(`${folder}: release ${id}`);
}
