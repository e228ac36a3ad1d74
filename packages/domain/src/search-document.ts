/** What the site's search finds. */
export const SEARCH_KINDS = ['offre', 'page', 'question', 'chaine', 'boutique'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  offre: 'Offre',
  page: 'Page',
  question: 'Question',
  chaine: 'Chaîne',
  boutique: 'Boutique',
};

export type SearchDocument = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  /** Shown under the title. */
  readonly text: string;
  /** Other words one may look for it with. */
  readonly keywords: string;
};

/** As it travels: thousands of documents, so no field name is repeated. */
export type PackedSearchDocument = [
  kind: number,
  title: string,
  href: string,
  text: string,
  keywords: string,
];

export function packSearchDocument(document: SearchDocument): PackedSearchDocument {
  const { kind, title, href, text, keywords } = document;
  return [SEARCH_KINDS.indexOf(kind), title, href, text, keywords];
}

export function unpackSearchDocument(packed: PackedSearchDocument): SearchDocument {
  const [kind, title, href, text, keywords] = packed;
  return { kind: SEARCH_KINDS[kind] ?? 'page', title, href, text, keywords };
}
