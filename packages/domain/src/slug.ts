import type { Brand } from './brand.ts';

/** Lowercase, accents removed, spaces to hyphens: 'Freebox Révolution Light' → 'freebox-revolution-light'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The page of a box: /{base}/{slug of box name}/. */
export function boxPath(boxName: string, { base }: Pick<Brand, 'base'>): string {
  return `/${base}/${slugOf(boxName)}/`;
}
