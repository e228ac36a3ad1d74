import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/ui/jsx/', import.meta.url));
const RUNTIME = /\/jsx-(?:dev-)?runtime\.ts$/;
const source = fileURLToPath(new URL('../src/', import.meta.url));

/** E-mails are HTML for programs that know no element of ours. */
const mails = fileURLToPath(new URL('../src/mails/', import.meta.url));

/** Our components are made by src/ui/jsx, whose words do not break; libraries keep React's own JSX. */
export const unbrokenWords: Plugin = {
  name: 'unbroken-words',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const [, runtime] = /^react\/(jsx-(?:dev-)?runtime)$/.exec(id) ?? [];
    const isComponent =
      importer.startsWith(source) && !importer.startsWith(mails) && !RUNTIME.test(importer);
    return runtime !== undefined && isComponent ? `${folder}${runtime}.ts` : null;
  },
};
