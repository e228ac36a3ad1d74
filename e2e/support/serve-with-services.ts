import { cp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../brands/brands.ts';
import { publishDraft } from '../../apps/server/src/publishing/publish.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { readSources, writeSources } from '../../apps/server/src/publishing/sources.ts';
import { fileOf } from '../../apps/server/src/release/make-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { serve } from '../../apps/server/src/server.ts';
import { photosOf } from '../../tools/content/photos.ts';
import { builtSite } from '../../tools/support/release.ts';
import { root } from '../../tools/support/root.ts';

/**
 * Publishes the release of `VAR_FOLDER` again, with the services that this process is told of, and serves
 * it. Only the pages that such a service changes are rendered: the others are as they were.
 */
const PAGES = [
  '/resiliation/',
  '/freebox/resiliez-votre-fai/',
  '/boutiques/',
  '/freebox/carte-fibre-optique/',
];

const quiet = () => {};
const varFolder = process.env['VAR_FOLDER'] ?? '';
const config = readConfig(process.env, readBrands());
const contentFolder = join(root, 'content');
const photos = await photosOf(contentFolder);
const releases = releasesIn(varFolder);
// The release under test is others' too: this one changes a copy.
const id = (await releases.current()) ?? '';
const shared = await realpath(releases.folder);
await rm(releases.folder);
const current = releases.folderOf(id);
await cp(join(shared, id), current, { recursive: true });
const sources = await readSources(current);
if (!sources) throw new Error('the release under test does not say what it was made from');
for (const page of PAGES) delete sources.readings[fileOf(page)];
await writeSources(current, sources);

await publishDraft({
  config,
  releases,
  shared: null,
  // The same build; and as far as the other pages go, the same settings.
  built: { ...(await builtSite(config, quiet, undefined)), code: sources.code },
  draft: draftOf({ config, contentFolder, varFolder, coverage: null, photos: photos.names }),
  photos: photos.files,
  contentFolder,
  fingerprint: 'with services',
  say: quiet,
});
await serve(process.env);
