import type { Brand } from './brand.ts';
import { plainLetters } from './plain-letters.ts';

/** Lowercase, accents removed, spaces to hyphens: 'Freebox Révolution Light' → 'freebox-revolution-light'. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The page of a box: /{base}/{slug of box name}/. */
export function boxPath(boxName: string, { base }: Pick<Brand, 'base'>): string {
  return `/${base}/${slugOf(boxName)}/`;
}
