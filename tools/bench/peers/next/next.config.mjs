import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** Next.js as it comes; it is only told where it is, beside another project. */
export default {
  poweredByHeader: false,
  trailingSlash: true,
  turbopack: { root: dirname(folder) },
  outputFileTracingRoot: dirname(folder),
};
