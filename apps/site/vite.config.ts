import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { unbrokenWords } from './integrations/unbroken-words.ts';

const path = (relative: string) =>
  JSON.stringify(fileURLToPath(new URL(relative, import.meta.url)));

/** For component tests and Storybook only; Astro brings its own. */
export default defineConfig({
  plugins: [unbrokenWords, react()],
  define: {
    __IMAGE_BASE__: JSON.stringify('/'),
    __CONTENT_DIRECTORY__: path('../../content'),
    __GEO_DIRECTORY__: path('../../packages/geo/data'),
    __PHOTOS_DIRECTORY__: path('../../node_modules/.cache/vitrine/photos'),
    __VAR_DIRECTORY__: path('../../var'),
    __PUBLIC_DIRECTORY__: path('./public'),
  },
});
