import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { readConfig } from '@vitrine/domain/config';
import { defineConfig, passthroughImageService } from 'astro/config';
import { minifySync } from 'vite';
import { readBrands } from '../../brands/brands.ts';
import { chunks } from './integrations/chunks.ts';
import { developmentPhotos } from './integrations/development-photos.ts';
import { scopedNames } from './integrations/class-names.ts';
import { pageResources } from './integrations/page-resources.ts';
import { renderer } from './integrations/renderer.ts';
import { unbrokenWords } from './integrations/unbroken-words.ts';
import { clientWanted } from './src/directives/client-wanted.ts';
import { contentFolder, loadEnvironment } from './environment.ts';

loadEnvironment();
const { siteUrl, imageBase } = readConfig(process.env, readBrands());
const path = (relative: string) =>
  JSON.stringify(fileURLToPath(new URL(relative, import.meta.url)));
/** Where `npm run dev` puts the photos of the content. */
const PHOTOS = fileURLToPath(new URL('../../node_modules/.cache/vitrine/photos', import.meta.url));

/**
 * What a page loads on demand has no dependencies to fetch ahead and no style sheet of its own, so
 * Vite's preloading helper would be 0.9 KB (gzip) of dead weight on every page.
 */
const plainDynamicImports = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
} as const;

/** Their functions are written into every page as they are built (src/layouts/early-script.ts). */
const smallEarlyScript = {
  name: 'small-early-script',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/(early-script|cmp-stub)\.ts$/ },
    handler: (code: string, id: string) => minifySync(id, code, { module: true }).code,
  },
} as const;

/**
 * A release's renderer lives far from node_modules and carries what it needs, except what draws pictures
 * and PDF. The development server leaves libraries to Node: those in CommonJS run nowhere else.
 */
const carriedLibraries = {
  name: 'carried-libraries',
  config: (_: unknown, { command }: { command: 'build' | 'serve' }) =>
    command === 'build'
      ? { ssr: { noExternal: true as const, external: ['sharp', 'pdfkit', 'fontkit'] } }
      : {},
} as const;

export default defineConfig({
  site: siteUrl,
  output: 'server',
  // The server reads and judges requests; the renderer is only told what came of it.
  session: false,
  security: { checkOrigin: false },
  image: { service: passthroughImageService() },
  trailingSlash: 'always',
  // Every page is rendered by one module, once into a file or on demand (src/build/renderer.ts). It
  // writes the files of styles into pages, where the policy knows them by their hash.
  build: { format: 'directory', inlineStylesheets: 'never' },
  adapter: renderer(),
  integrations: [react(), clientWanted(), pageResources()],
  devToolbar: { enabled: false },
  vite: {
    // Where the build reads content, wherever its own chunks end up.
    define: {
      __CONTENT_DIRECTORY__: JSON.stringify(contentFolder()),
      __GEO_DIRECTORY__: path('../../packages/geo/data'),
      __PHOTOS_DIRECTORY__: JSON.stringify(PHOTOS),
      __VAR_DIRECTORY__: path('../../var'),
      __PUBLIC_DIRECTORY__: path('./public'),
      __IMAGE_BASE__: JSON.stringify(imageBase),
    },
    css: { modules: { generateScopedName: scopedNames() } },
    build: { assetsInlineLimit: 0, modulePreload: false },
    plugins: [
      plainDynamicImports,
      carriedLibraries,
      smallEarlyScript,
      unbrokenWords,
      chunks(),
      developmentPhotos(PHOTOS),
    ],
  },
});
