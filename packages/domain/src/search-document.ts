import type { SearchWords } from './content/layout.ts';

/** What the site's search finds. */
/** Where the form of the site's search is sent without script. */
export const SEARCH_ADDRESS = '/api/search';

export const SEARCH_KINDS = ['offre', 'page', 'question', 'chaine', 'boutique', 'site'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How visitors speak: what words mean nothing, the same, or something else together. */
export type TypedWords = Omit<SearchWords['typed'], 'pages' | 'sites'>;

/** Everything that the search finds, and the words by which it does. */
export type SearchIndex = {
  /** What each kind of thing is called. */
  readonly kinds: Readonly<Record<SearchKind, string>>;
  readonly typed: TypedWords;
  readonly documents: readonly SearchDocument[];
};

export type SearchDocument = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  /** Shown under the title. */
  readonly text: string;
  /** Other words one may look for it with. */
  readonly keywords: string;
  /** Of a box: 'dès 29,99 €', and the address of a small picture. */
  readonly price?: string;
  readonly picture?: string;
  /** Of a link to another site, as where it comes from: the webmail and the subscriber area have a new tab. */
  readonly target?: typeof NEW_TAB;
};

const NEW_TAB = '_blank';

/** As it travels: thousands of documents, so no field name is repeated. */
type PackedSearchDocument = [
  kind: number,
  title: string,
  href: string,
  text: string,
  keywords: string,
  ...more: [] | [target: typeof NEW_TAB] | [price: string, picture: string],
];

export function packSearchIndex({ documents, ...words }: SearchIndex): object {
  return { ...words, documents: documents.map(packed) };
}

function packed(document: SearchDocument): PackedSearchDocument {
  const { kind, title, href, text, keywords, price, picture, target } = document;
  const five = [SEARCH_KINDS.indexOf(kind), title, href, text, keywords] as const;
  if (target !== undefined) return [...five, target];
  return price === undefined || picture === undefined ? [...five] : [...five, price, picture];
}

/** The index as it was fetched: throws when it is something else. */
export function readSearchIndex(json: unknown): SearchIndex {
  const { documents, ...words } = Object(json) as Record<string, unknown>;
  if (!Array.isArray(documents) || !documents.every(isPacked) || !hasWords(words))
    throw new TypeError('not a search index');
  return {
    ...words,
    documents: documents.map(([kind, title, href, text, keywords, ...more]) => ({
      kind: SEARCH_KINDS[kind] ?? 'page',
      title,
      href,
      text,
      keywords,
      ...(more.length === 1 && { target: more[0] }),
      ...(more.length === 2 && { price: more[0], picture: more[1] }),
    })),
  };
}

/** Both come from one content file, which its schema checked. */
function hasWords(words: object): words is Omit<SearchIndex, 'documents'> {
  return 'kinds' in words && 'typed' in words;
}

function isPacked(packed: unknown): packed is PackedSearchDocument {
  if (!Array.isArray(packed)) return false;
  const [kind, ...texts] = packed as unknown[];
  if (typeof kind !== 'number' || !texts.every((text) => typeof text === 'string')) return false;
  return texts.length === 4 || texts.length === 6 || (texts.length === 5 && texts[4] === NEW_TAB);
}
