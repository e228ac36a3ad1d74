import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../brands/brands.ts';
import { renderPages } from '../../apps/server/src/publishing/render-pages.ts';
import { openRenderer } from '../../apps/server/src/release/renderer.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { someOfEachFamily } from './families.ts';
import { builtSite } from './release.ts';
import { root } from './root.ts';

/**
 * Writes into a folder all that can be read of the site as configured, some members of each family of
 * pages, and one of each that is drawn: a picture to share, a PDF.
 */
loadEnvironment();
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const config = readConfig(process.env, readBrands());
const { client, renderer: built } = await builtSite(config, () => undefined, undefined);
await cp(client, folder, {
  recursive: true,
  filter: (file) => !/\/(pictures|videos)$/.test(file),
});
const state = draftOf({
  config,
  contentFolder: join(root, 'content'),
  varFolder: folder,
  coverage: null,
}).at(new Date());
const renderer = await openRenderer(built, client);
const paths = await renderer.paths(state);
const isDrawn = (path: string) => /\.(jpg|pdf)$/.test(path);
const wanted = [
  ...someOfEachFamily(paths).filter((path) => !isDrawn(path)),
  ...['.jpg', '.pdf'].flatMap((kind) => paths.find((path) => path.endsWith(kind)) ?? []),
];
const { files } = await renderPages({
  renderer: { ...renderer, paths: async () => wanted },
  state,
  code: '',
});
for (const [file, { body }] of files) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), body);
}
