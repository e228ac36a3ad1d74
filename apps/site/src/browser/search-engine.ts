import type { SearchDocument, SearchKind } from '@vitrine/domain/search-document';
import MiniSearch, { type SearchResult } from 'minisearch';

/** Words that say nothing of what one looks for. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a au aux avec ce ces comment d dans de des du en est et j je l la le les ma mes mon ne ou par pas pour que qui sa se ses son sur un une vos votre'.split(
    ' ',
  ),
);

/** From this length a word may be misspelt: one letter, or two from twice as many. */
const FUZZY_FROM = 4;

/** What comes first when several match as well. */
const RANK: Record<SearchKind, number> = {
  offre: 2.2,
  page: 1.8,
  question: 1,
  chaine: 0.9,
  boutique: 0.9,
};

export type SiteSearch = (query: string, limit?: number) => SearchDocument[];

/** A search that forgives accents, capitals, hyphens, half-typed words and typing errors. */
export function createSiteSearch(documents: readonly SearchDocument[]): SiteSearch {
  const engine = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => (EMPTY_WORDS.has(term) ? null : term),
    searchOptions: {
      boost: { title: 4, keywords: 2.5 },
      boostDocument: (id) => RANK[documents[id as number]?.kind ?? 'page'],
      prefix: (term) => term.length > 1,
      fuzzy: (term) => {
        if (term.length < FUZZY_FROM || /\d/.test(term)) return false;
        return term.length < 2 * FUZZY_FROM ? 1 : 2;
      },
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  engine.addAll(documents.map((document, id) => ({ ...document, id })));

  return (query, limit = 12) => {
    // All the words when something has them all, some of them otherwise.
    const all = engine.search(query, { combineWith: 'AND' });
    return documentsOf(all.length > 0 ? all : engine.search(query)).slice(0, limit);
  };

  function documentsOf(results: readonly SearchResult[]): SearchDocument[] {
    return results.flatMap(({ id }) => documents[id as number] ?? []);
  }
}

/** Words without accents or capitals; 'Wi-Fi' is found as 'wi-fi', 'wi fi' and 'wifi'. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');
  return plain
    .split(/[^\p{L}\p{N}+-]+/u)
    .flatMap((word) => {
      const parts = word.split('-').filter((part) => part !== '');
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    })
    .flatMap((word) => (word.endsWith('+') && word.length > 1 ? [word.replace(/\++$/, '')] : word))
    .filter((word) => word !== '' && word !== '+');
}
