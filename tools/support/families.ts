import { DEFAULT_BRAND, fillBrandSlug } from '@vitrine/domain/brand';
import { routes } from '@vitrine/domain/routes';

/** The first and the last of a family, and some between. */
const MEMBERS = 6;

const families = Object.values(routes)
  .filter(({ path }) => path.includes('['))
  .map(
    ({ path }) =>
      new RegExp(`^${fillBrandSlug(path, DEFAULT_BRAND).replaceAll(/\[\w+\]/g, '[^/]+')}$`),
  );

/**
 * Of each family of pages, the shops or the departments, some members: they are one template, and
 * what their records say stands also on the page that lists them. Every other path is kept.
 */
export function someOfEachFamily(paths: readonly string[]): string[] {
  const left = new Set<string>();
  for (const family of families) {
    const members = paths.filter((path) => family.test(path));
    const step = Math.max(1, (members.length - 1) / (MEMBERS - 1));
    const kept = new Set(Array.from({ length: MEMBERS }, (_, n) => members[Math.round(n * step)]));
    for (const member of members) if (!kept.has(member)) left.add(member);
  }
  return paths.filter((path) => !left.has(path));
}
