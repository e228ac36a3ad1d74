/**
 * Cuts our typeface down to French: `node assets/type/make-font.ts`, after a new version of Figtree
 * or a change to the characters. The result is committed; base.css says which characters it serves.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontFile } from '../paths.ts';
import { charactersOf, FRENCH_CHARACTERS } from './french-characters.ts';

const whole = createRequire(new URL('../../apps/site/package.json', import.meta.url)).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
/** What our styles ask for; fractions and letters of other languages would be an eighth of the file. */
const keepFeatures = ['kern', 'pnum', 'tnum'];

const font = await subsetFont(await readFile(whole), charactersOf(FRENCH_CHARACTERS), {
  targetFormat: 'woff2',
  keepFeatures,
});
await writeFile(fontFile, font);
console.log(`${fontFile}: ${font.length} bytes`);
