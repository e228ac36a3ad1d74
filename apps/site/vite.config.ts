import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For component tests and Storybook only; Astro brings its own. */
export default defineConfig({
  plugins: [react()],
  define: { __IMAGE_BASE__: JSON.stringify('/') },
});
