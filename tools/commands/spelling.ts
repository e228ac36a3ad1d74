import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import { PUBLIC_FOLDER } from '../../apps/server/src/release/manifest.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { visibleText } from '../../apps/server/src/release/visible-text.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { root } from '../support/root.ts';
import { fail } from '../support/fail.ts';
import { varFolder } from '../support/release.ts';
import { namesInContent } from '../spelling/names.ts';
import { misspelledIn, type Speller } from '../spelling/misspelled.ts';

/** Reads every page of the current release as a proofreader would: `npm run spelling`. */
loadEnvironment();
await proofread().catch(fail);

async function proofread(): Promise<void> {
  const releases = releasesIn(varFolder());
  const id = await releases.current();
  if (id === null) throw new Error('There is no release to read: npm run build makes one.');
  const { files } = await releases.manifestOf(id);
  const spell = await frenchSpeller();
  const found = new Map<string, string>();
  let pages = 0;
  for (const [path, { caching, file }] of Object.entries(files)) {
    if (caching !== 'page') continue;
    pages += 1;
    const html = await readFile(join(releases.folderOf(id), PUBLIC_FOLDER, file), 'utf8');
    for (const word of misspelledIn(visibleText(html), spell))
      if (!found.has(word)) found.set(word, path);
  }
  if (found.size === 0) return console.log(`${pages} pages read, no unknown word.`);
  const lines = [...found].map(([word, path]) => `  ${word} (${path})`);
  throw new Error(
    `Unknown words; mend them, or add them to tools/spelling/dictionary.txt:\n${lines.join('\n')}`,
  );
}

async function frenchSpeller(): Promise<Speller> {
  const french = nspell(dictionary);
  const own = await readFile(join(root, 'tools', 'spelling', 'dictionary.txt'), 'utf8');
  const names = await namesInContent(root);
  french.personal(own);
  return (word) => names.has(word) || french.correct(word);
}
