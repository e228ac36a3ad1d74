import type { z } from 'zod';
import free from '../../../brands/free/brand.json' with { type: 'json' };
import type { BrandFile } from './brand-file.ts';

/**
 * Who the operator is: a folder of `brands/`. Everything that names it, or looks like it, takes it
 * from there, so that one setting (`BRAND`) makes another site.
 */
export type Brand = Readonly<z.infer<typeof BrandFile>>;

export const SOCIAL_NETWORKS = ['facebook', 'x', 'instagram', 'youtube', 'linkedin'] as const;

/** What a logo is made of. */
export type BrandSign = Pick<Brand, 'name' | 'mark'>;

/** The one that BRAND need not name. */
export const DEFAULT_BRAND: Brand = free;

/** One class, no backtracking: a time in proportion to the text, whatever it is. */
const WORD = /[^\s"'()[\]<>«»]+/g;
const PLACEHOLDER = /\{([a-z-]+|LINE)\}/g;

/**
 * Fills `{product}` and `{line}`: with the slug inside an address or an identifier (a word with a slash
 * or an at sign, or joined to small letters), with the name everywhere else (`{LINE}` in capitals). Fills
 * `{base}`, `{domain}`, `{company}`, `{address}` and `{social-…}` with what they are.
 */
export function fillBrand(text: string, brand: Brand): string {
  if (!text.includes('{')) return text;
  return text.replace(WORD, (word) =>
    word.includes('{') ? filled(word, valuesOf(brand)[isAddress(word) ? 'slugs' : 'names']) : word,
  );
}

/** The same in a path pattern or a content call, where names are always slugs. */
export function fillBrandSlug(path: string, brand: Brand): string {
  return filled(path, valuesOf(brand).slugs);
}

/** What it brings into texts. */
export const brandTexts = (brand: Brand): string[] => Object.values(valuesOf(brand).names);

type Values = Readonly<Record<string, string>>;

function filled(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Every text and every link asks for them: made once for a brand. */
const made = new WeakMap<Brand, { readonly names: Values; readonly slugs: Values }>();

function valuesOf(brand: Brand): { readonly names: Values; readonly slugs: Values } {
  const known = made.get(brand);
  if (known) return known;
  const { name, slug, line } = brand;
  const same = sameEverywhere(brand);
  const values = {
    names: {
      ...same,
      product: name,
      line: line.name,
      LINE: line.name.toLocaleUpperCase('fr'),
    },
    slugs: { ...same, product: slug, line: line.slug },
  };
  made.set(brand, values);
  return values;
}

function sameEverywhere({ base, domain, company, address, social }: Brand): Values {
  const accounts = Object.entries(social).map(([network, account]) => [
    `social-${network}`,
    account,
  ]);
  return { base, domain, company, address, ...Object.fromEntries(accounts) };
}

const GLUED = /[a-z0-9]-\{(?:product|line)\}|\{(?:product|line)\}(?:-?[a-z0-9]|\.[a-z])/;

function isAddress(word: string): boolean {
  return /[/@]/.test(word) || GLUED.test(word);
}
