/** The operator's name. Everything that says it takes it from here, so that one setting renames the site. */
export type Brand = { readonly name: string; readonly slug: string };

export const DEFAULT_BRAND: Brand = { name: 'Free', slug: 'free' };

/** One class, no backtracking: a time in proportion to the text, whatever it is. */
const WORD = /[^\s"'()[\]<>«»]+/g;
const PLACEHOLDER = '{product}';

/**
 * Fills `{product}`: with the slug inside an address (a word with a slash, an at sign or a domain
 * name), with the name everywhere else.
 */
export function fillBrand(text: string, brand: Brand): string {
  if (!text.includes(PLACEHOLDER)) return text;
  return text.replace(WORD, (word) =>
    word.includes(PLACEHOLDER)
      ? word.replaceAll(PLACEHOLDER, isAddress(word) ? brand.slug : brand.name)
      : word,
  );
}

/** Fills `{product}` in a path pattern or a content call, where it is always the slug. */
export function fillBrandSlug(path: string, brand: Brand): string {
  return path.replaceAll(PLACEHOLDER, brand.slug);
}

function isAddress(word: string): boolean {
  return /[/@]/.test(word) || /\{product\}\.[a-z]/.test(word);
}
