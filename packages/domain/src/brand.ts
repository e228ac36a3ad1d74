/** The operator's name. Everything that says it takes it from here, so that one setting renames the site. */
export type Brand = { readonly name: string; readonly slug: string };

export const DEFAULT_BRAND: Brand = { name: 'Free', slug: 'free' };

const WORD_WITH_BRAND = /[^\s"'()[\]<>«»]*\{product\}[^\s"'()[\]<>«»]*/g;

/**
 * Fills `{product}`: with the slug inside an address (a word with a slash, an at sign or a domain
 * name), with the name everywhere else.
 */
export function fillBrand(text: string, brand: Brand): string {
  return text.replace(WORD_WITH_BRAND, (word) =>
    word.replaceAll('{product}', isAddress(word) ? brand.slug : brand.name),
  );
}

/** Fills `{product}` in a path pattern or a content call, where it is always the slug. */
export function fillBrandSlug(path: string, brand: Brand): string {
  return path.replaceAll('{product}', brand.slug);
}

function isAddress(word: string): boolean {
  return /[/@]/.test(word) || /\{product\}\.[a-z]/.test(word);
}
