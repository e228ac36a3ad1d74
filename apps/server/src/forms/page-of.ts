import type { Brand } from '@vitrine/domain/brand';
import { type FormCode, requestNamed } from '@vitrine/domain/forms/form-codes';
import { formPages } from '@vitrine/domain/forms/form-pages';
import { pathOf } from '@vitrine/domain/routes';
import type { Contests } from './contests.ts';

export type PageOf = ReturnType<typeof createPageOf>;

export function createPageOf(brand: Brand, contests: Contests) {
  /** The address of the page that a form says it was on, by name or address, if it is one of its own. */
  return async (code: FormCode, wanted: unknown) => {
    const pages = await pagesOf(code);
    const page = pages.find(({ name, path }) => name === wanted || path === wanted) ?? pages[0];
    // A contest that is gone has no page any more: the one of all rules shows what is left of it.
    return page?.path ?? pathOf('reglement-jeu-tirage-au-sort', brand);
  };

  async function pagesOf(code: FormCode): Promise<{ name?: string; path: string }[]> {
    const request = requestNamed(code);
    if (request) return formPages[request].map((name) => ({ name, path: pathOf(name, brand) }));
    return (await contests.find(code))?.pages ?? [];
  }
}
