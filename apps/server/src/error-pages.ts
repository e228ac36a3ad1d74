import { type NearestPages, nearestPages } from '@vitrine/domain/nearest-pages';
import type { Config } from '@vitrine/domain/config';
import type { PageState } from '@vitrine/domain/rendering';
import { pathOf, routesWith } from '@vitrine/domain/routes';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from './release/hosted-file.ts';
import type { Renderer } from './release/renderer.ts';
import type { Site } from './release/site.ts';

export type ErrorPages = ReturnType<typeof createErrorPages>;

/** Far more than mistyped addresses lead to: whoever tries them all costs no more than so many, and no refusal its page. */
const MOST_KEPT = 200;

/**
 * Pages in place of a plain `answer` that needs no renderer, which stays where one cannot be rendered. Of the
 * release on show, each rendered once: who is refused often must cost little.
 */
export function createErrorPages(
  config: Pick<Config, 'brand' | 'flags'>,
  site: Site,
  renderer: Renderer,
  log: FastifyBaseLogger,
) {
  const { brand, flags } = config;
  let nearest: Promise<NearestPages> | null = null;
  let pages = new Map<string, Answer>();
  let shown: string | null = null;

  /** With what visitors type for pages, as the release has it. */
  async function nearestOfRelease(): Promise<NearestPages> {
    try {
      const { typed } = await renderer.content('layout/search');
      return nearestPages(routesWith(flags), brand, typed.pages);
    } catch (error) {
      log.warn({ err: error }, 'nearest pages without what visitors type for them');
      return nearestPages(routesWith(flags), brand);
    }
  }

  /** What was kept of another release is forgotten. */
  function followRelease(): string | null {
    const id = site.releaseId();
    if (id !== shown) {
      shown = id;
      pages = new Map();
      nearest = null;
    }
    return id;
  }

  async function render(answer: Answer, path: string, state: PageState): Promise<Answer> {
    const page = await renderer.page(path, state);
    const body = Buffer.from(page.html);
    const { 'content-encoding': _coded, vary: _vary, ...headers } = answer.headers;
    const size = { 'content-length': String(body.length) };
    return { status: answer.status, headers: { ...headers, ...page.headers, ...size }, body };
  }

  /** `key` is null for a page that no second request would get. */
  async function pageOf(
    answer: Answer,
    key: string | null,
    path: string,
    state: PageState,
  ): Promise<Answer> {
    const id = followRelease();
    if (id === null) return answer;
    const known = key === null ? undefined : pages.get(key);
    if (known) return known;
    if (state.nearest && pages.size >= MOST_KEPT) return answer;
    try {
      const page = await render(answer, path, state);
      if (key !== null && id === site.releaseId()) pages.set(key, page);
      return page;
    } catch (error) {
      log.error({ err: error }, 'error page not rendered');
      return answer;
    }
  }

  return {
    refused(answer: Answer, sentence: string | null) {
      const { status } = answer;
      const key = sentence === null ? String(status) : null;
      return pageOf(answer, key, '/500/', { refusal: { status, sentence } });
    },

    /** With the pages that `address` may have meant, if there are any. */
    async notFound(answer: Answer, address: string) {
      followRelease();
      const nearestTo = await (nearest ??= nearestOfRelease());
      const names = nearestTo(address).filter((name) => site.file(pathOf(name, brand)));
      if (names.length === 0) return answer;
      return pageOf(answer, names.join(' '), '/404/', { nearest: names });
    },
  };
}
