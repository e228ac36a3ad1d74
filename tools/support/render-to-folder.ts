import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderPages } from '../../apps/server/src/release/render-pages.ts';
import { openRenderer } from '../../apps/server/src/release/renderer.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { buildSite } from './build-site.ts';

/** Builds the site as configured and writes all of it into a folder: `<folder>/client`. */
loadEnvironment();
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const { client, renderer } = await buildSite({ folder });
for (const [file, content] of await renderPages(await openRenderer(renderer))) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), content);
}
