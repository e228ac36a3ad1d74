import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { renderPages } from '../../apps/server/src/publishing/render-pages.ts';
import { openRenderer } from '../../apps/server/src/release/renderer.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { buildSite } from './build-site.ts';
import { root } from './root.ts';

/** Builds the site as configured and writes all of it into a folder: `<folder>/client`. */
loadEnvironment();
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const { client, renderer } = await buildSite({ folder });
const state = draftOf({
  config: readConfig(process.env),
  contentFolder: join(root, 'content'),
  varFolder: folder,
  coverage: null,
}).at(new Date());
const { files } = await renderPages({
  renderer: await openRenderer(renderer, client),
  state,
  code: '',
});
for (const [file, { body }] of files) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), body);
}
