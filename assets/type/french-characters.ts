/**
 * What French pages are written with, as CSS names it. The typeface sent first has only these: it
 * fits in the first packets of a connection. Any other character of Figtree brings the whole file.
 */
export const FRENCH_CHARACTERS =
  'U+20-22, U+25-3B, U+3D, U+3F-5B, U+5D, U+5F, U+61-7A, U+A0, U+AB, U+B0, U+B2, U+BB, U+C0, U+C2, U+C7-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB, U+E0, U+E2, U+E7-EB, U+ED-EF, U+F1, U+F4, U+F9, U+FB-FC, U+FF, U+152-153, U+2013-2014, U+2019, U+201C-201D, U+2026, U+20AC, U+2212';

/** The characters of a list of ranges in the form of CSS's `unicode-range`. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
