import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@vitrine/domain/box-offer';
import { CATALOGUE_CALL, type ContentCall, type ContentOf } from '@vitrine/domain/content/calls';
import { createContentClient } from '@vitrine/domain/content/client';
import { withPhotos } from '@vitrine/domain/content/photos';
import { withStock } from '@vitrine/domain/offers/box-stock';
import type { RendererFolders, SiteState } from '@vitrine/domain/rendering';
import { config } from '#build/config.ts';

/** For `astro dev`: the files as they are at this request, so that an edit shows at once. */
export function developmentState(): SiteState {
  const client = createContentClient({
    brand: config.brand,
    serviceUrl: config.contentServiceUrl,
    fetch: globalThis.fetch,
    readStatic: async (call: ContentCall): Promise<unknown> =>
      JSON.parse(await readFile(join(__CONTENT_DIRECTORY__, `${call}.json`), 'utf8')),
    lastGood: { get: () => undefined, set: () => undefined },
    log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  });
  const imported = join(__VAR_DIRECTORY__, 'coverage', 'coverage.tsv');
  const soldOut = config.soldOutBox === null ? [] : [config.soldOutBox];
  return {
    content: async <Call extends ContentCall>(call: Call) => {
      const value = withPhotos(await client.read(call), photoNames());
      return (
        call === CATALOGUE_CALL ? withStock(value as Catalogue, soldOut) : value
      ) as ContentOf<Call>;
    },
    date: new Date(),
    coverage: existsSync(imported) ? readFileSync(imported, 'utf8') : null,
  };
}

/** As `npm run dev` prepared them when the content was last saved. */
function photoNames(): ReadonlyMap<string, string> {
  const file = join(__PHOTOS_DIRECTORY__, 'names.json');
  return new Map(
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string][]) : [],
  );
}

export const developmentFolders: RendererFolders = {
  public: __PUBLIC_DIRECTORY__,
  geo: __GEO_DIRECTORY__,
};
