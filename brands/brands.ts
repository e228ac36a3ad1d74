import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brands } from '@vitrine/domain/config';

/** Every folder here is a brand; what its file may hold is `packages/domain/src/brand-file.ts`. */
export function readBrands(folder = import.meta.dirname): Brands {
  const file = (slug: string) => join(folder, slug, 'brand.json');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((slug) => existsSync(file(slug)))
      .map((slug) => [slug, JSON.parse(readFileSync(file(slug), 'utf8')) as unknown]),
  );
}
