import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { readConfig } from '@vitrine/domain/config';
import { defineConfig } from 'astro/config';
import { loadEnvironment } from '../../scripts/environment.ts';

loadEnvironment();
const { siteUrl } = readConfig(process.env);
const path = (relative: string) =>
  JSON.stringify(fileURLToPath(new URL(relative, import.meta.url)));

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'always',
  // Addresses are files: the site needs no server to be read. One cached stylesheet beats inlining,
  // and no inline style means a policy without exceptions.
  build: { format: 'directory', inlineStylesheets: 'never' },
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    // Where the build reads content, wherever its own chunks end up.
    define: { __CONTENT_DIRECTORY__: path('../../content'), __VAR_DIRECTORY__: path('../../var') },
    build: { assetsInlineLimit: 0 },
  },
});
