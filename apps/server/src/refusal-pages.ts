import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from './release/hosted-file.ts';
import type { Renderer } from './release/renderer.ts';
import type { Site } from './release/site.ts';

/** The page of a refused request, in place of the plain `answer` that needs no renderer. */
export type RefusalPages = (answer: Answer, sentence: string | null) => Promise<Answer>;

/** Of the release on show, each rendered once: who is refused often must cost little. */
export function createRefusalPages(
  site: Site,
  renderer: Renderer,
  log: FastifyBaseLogger,
): RefusalPages {
  let pages = new Map<number, Answer>();
  let shown: string | null = null;

  async function render(answer: Answer, sentence: string | null): Promise<Answer> {
    const { status } = answer;
    const page = await renderer.page('/500/', { refusal: { status, sentence } });
    const body = Buffer.from(page.html);
    const size = { 'content-length': String(body.length) };
    return { status, headers: { ...answer.headers, ...page.headers, ...size }, body };
  }

  return async (answer, sentence) => {
    const id = site.releaseId();
    if (id === null) return answer;
    if (id !== shown) {
      shown = id;
      pages = new Map();
    }
    const known = sentence === null ? pages.get(answer.status) : undefined;
    if (known) return known;
    try {
      const page = await render(answer, sentence);
      if (sentence === null && id === site.releaseId()) pages.set(answer.status, page);
      return page;
    } catch (error) {
      log.error({ err: error }, 'refusal page not rendered');
      return answer;
    }
  };
}
