import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

const PHOTO = /^\/[a-z0-9-]+\/[a-z]+\.[0-9a-f]+\.\d+\.(?:avif|webp|png)$/;

/** Serves the photos of the content while it is being written; a release carries them itself. */
export const developmentPhotos = (folder: string): Plugin => ({
  name: 'development-photos',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/pictures', (request, response, next) => {
      const path = request.url ?? '';
      const file = join(folder, path);
      if (!PHOTO.test(path) || !existsSync(file)) return next();
      response.setHeader('content-type', `image/${extname(file).slice(1)}`);
      createReadStream(file).pipe(response);
    });
  },
});
