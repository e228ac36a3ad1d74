import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { misspelledIn } from '@vitrine/domain/misspelled';
import { contentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { shownRelease } from '../support/release.ts';
import { breakableIn } from '../spelling/breakable.ts';
import { frenchSpeller } from '../spelling/speller.ts';
import { visibleText } from '../spelling/visible-text.ts';

/** Reads every page of the current release as a proofreader would: `npm run spelling`. */
loadEnvironment();
await proofread().catch(fail);

async function proofread(): Promise<void> {
  const { publicFolder, files } = await shownRelease();
  const spell = await frenchSpeller(contentFolder());
  const found = new Map<string, string>();
  const careless = new Map<string, string>();
  const breakable = new Map<string, string>();
  let pages = 0;
  for (const [path, { caching, file }] of Object.entries(files)) {
    if (caching !== 'page') continue;
    pages += 1;
    const html = await readFile(join(publicFolder, file), 'utf8');
    const lines = visibleText(html);
    for (const word of misspelledIn(lines, spell)) if (!found.has(word)) found.set(word, path);
    for (const word of breakableIn(html)) breakable.set(word, path);
    for (const line of lines) if (breaksBadly(line) && !found.has(line)) careless.set(line, path);
  }
  if (careless.size > 0)
    throw new Error(
      `A line may break before its punctuation; npm run typography mends content and code:\n${listed(careless)}`,
    );
  if (breakable.size > 0)
    throw new Error(
      `A line may break inside these words, which did not pass through ui/jsx:\n${listed(breakable)}`,
    );
  if (found.size === 0)
    return console.log(`${pages} pages read, no unknown word, no careless space, no broken word.`);
  throw new Error(
    `Unknown words; mend them, or add them to tools/spelling/dictionary.txt:\n${listed(found)}`,
  );
}

/**
 * French puts a space before these signs, and it must not be one where the line may end. Nor is its name
 * in code (`\u00a0`) ever read.
 */
function breaksBadly(line: string): boolean {
  return / [:;?!»€%](?=\s|$)|« |\\u[0-9a-f]{4}/u.test(line);
}

function listed(found: ReadonlyMap<string, string>): string {
  return [...found].map(([text, path]) => `  ${text} (${path})`).join('\n');
}
