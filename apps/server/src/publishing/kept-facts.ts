import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { PageFacts } from '../release/manifest.ts';

/**
 * What was read of a release's pages, so that the next one reads only those that changed: reading all
 * takes longer than rendering what one text touches. Packed: pages say nearly the same.
 */
const KeptFacts = z.object({
  /** The code that read them: another might find something else. */
  code: z.string(),
  /** By the SHA-256 of the page. */
  pages: z.record(z.string(), PageFacts),
});

const FACTS_NAME = 'page-facts.json.gz';

export async function writeFacts(
  folder: string,
  code: string,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<void> {
  const facts: z.infer<typeof KeptFacts> = { code, pages: Object.fromEntries(pages) };
  const packed = await promisify(gzip)(JSON.stringify(facts), { level: 1 });
  await writeFile(join(folder, FACTS_NAME), packed);
}

/** None for a release that does not say, or not as we read it: then every page is read. */
export async function readFacts(
  folder: string,
  code: string,
): Promise<ReadonlyMap<string, PageFacts>> {
  try {
    const packed = await readFile(join(folder, FACTS_NAME));
    const text = (await promisify(gunzip)(packed)).toString('utf8');
    const facts = KeptFacts.parse(JSON.parse(text));
    return new Map(facts.code === code ? Object.entries(facts.pages) : []);
  } catch {
    return new Map();
  }
}
