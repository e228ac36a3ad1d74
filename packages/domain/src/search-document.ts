/** What the site's search finds. */
export const SEARCH_KINDS = ['offre', 'page', 'question', 'chaine', 'boutique', 'site'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  offre: 'Offre',
  page: 'Page',
  question: 'Question',
  chaine: 'Chaîne',
  boutique: 'Boutique',
  site: 'Autre site',
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
};

/** As it travels: thousands of documents, so no field name is repeated. */
export type PackedSearchDocument = [
  kind: number,
  title: string,
  href: string,
  text: string,
  keywords: string,
  price?: string,
  picture?: string,
];

export function packSearchDocument(document: SearchDocument): PackedSearchDocument {
  const { kind, title, href, text, keywords, price, picture } = document;
  const packed = [SEARCH_KINDS.indexOf(kind), title, href, text, keywords] as const;
  return price === undefined || picture === undefined ? [...packed] : [...packed, price, picture];
}

/** The index as it was fetched: throws when it is something else. */
export function readSearchIndex(json: unknown): SearchDocument[] {
  if (!Array.isArray(json) || !json.every(isPacked)) throw new TypeError('not a search index');
  return json.map(([kind, title, href, text, keywords, price, picture]) => ({
    kind: SEARCH_KINDS[kind] ?? 'page',
    title,
    href,
    text,
    keywords,
    ...(price !== undefined && picture !== undefined && { price, picture }),
  }));
}

function isPacked(packed: unknown): packed is PackedSearchDocument {
  if (!Array.isArray(packed) || (packed.length !== 5 && packed.length !== 7)) return false;
  const [kind, ...texts] = packed as unknown[];
  return typeof kind === 'number' && texts.every((text) => typeof text === 'string');
}
