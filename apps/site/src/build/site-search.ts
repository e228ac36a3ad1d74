import type { RendererFolders } from '@vitrine/domain/rendering';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { FoundOnSite } from '#blocks/SiteMap/SiteMap.tsx';
import type { Render } from '#build/render.ts';
import { searchIndex } from '#build/search-documents.ts';
import { createSiteSearch } from '#features/search/search-engine.ts';

/** More than these are those that match least. */
const MOST_RESULTS = 12;

type Search = Awaited<ReturnType<typeof openSearch>>;
/** Of each release on show: opening one takes the time of three pages. */
const searches = new WeakMap<RendererFolders, Promise<Search>>();

async function openSearch(render: Render) {
  const index = await searchIndex(render);
  return { find: await createSiteSearch(index), kinds: index.kinds };
}

function searchOf(render: Render): Promise<Search> {
  // Content changes under a development server.
  if (import.meta.env.DEV) return openSearch(render);
  const search = searches.get(render.folders) ?? openSearch(render);
  searches.set(render.folders, search);
  return search;
}

/** What the site's search finds, for who has no script to find it with. */
export async function searchSite(render: Render, typed: string): Promise<FoundOnSite> {
  const { search: texts } = await render.content('layout/menu');
  const { find, kinds } = await searchOf(render);
  // One more than is listed tells whether these are all.
  const matches = find(typed, MOST_RESULTS + 1);
  const results = matches.slice(0, MOST_RESULTS);
  return {
    title: titleOf(results.length, matches.length > results.length),
    results: results.map(({ kind, title, text, price, href, target }) => ({
      label: title,
      href,
      target,
      about: price ?? kinds[kind],
      text,
    })),
  };

  function titleOf(count: number, hasMore: boolean): string {
    if (count === 0) return texts.nothing;
    if (count === 1) return texts.one;
    return sentenceWith(hasMore ? texts.best : texts.many, { count });
  }
}
