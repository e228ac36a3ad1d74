import { Readable } from 'node:stream';
import type { Form } from '@vitrine/domain/forms/form';
import type { Contest } from '@vitrine/domain/content/contest';
import { CODE } from '@vitrine/domain/forms/form-codes';
import {
  drawAddresses,
  type Drawn,
  type PublishedDraw,
} from '@vitrine/domain/forms/published-draw';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Contests } from '../forms/contests.ts';
import { prizeNamed, recordOf } from '../forms/draw-record.ts';
import { Refusal } from '../forms/desk.ts';
import type { FormBook } from '../forms/form-book.ts';
import type { PageOf } from '../forms/page-of.ts';
import type { Renderer } from '../release/renderer.ts';
import type { Store } from '../store/store.ts';

export type DrawRoutesOptions = {
  renderer: Renderer;
  store: Pick<Store, 'draws'>;
  contests: Contests;
  forms: FormBook;
  pageOf: PageOf;
};

const AtContest = z.object({ contest: z.string().regex(CODE) });

/** A draw changes twice in its life; a page that opens may learn it a minute later. */
const SHORTLY = 'public, max-age=60';

/** What is published of each contest's draw, at freezing and at the draw: nobody has to copy it there. */
export const drawRoutes: FastifyPluginAsyncZod<DrawRoutesOptions> = async (
  app,
  { renderer, store, contests, forms, pageOf },
) => {
  async function published(contest: Contest): Promise<PublishedDraw | null> {
    const draw = await store.draws.find(contest.code);
    if (!draw) return null;
    const { list, record } = drawAddresses(contest);
    const { frozenAt, entries, listHash: listSha256, result } = draw;
    const form = await forms.find(contest.code);
    return {
      frozenAt,
      entries,
      listSha256,
      listHref: list,
      result: result && {
        drawnAt: result.drawnAt,
        seed: result.seed,
        winners: drawn(form, result.winners, result.prizes?.ofWinners),
        substitutes: drawn(form, result.substitutes, result.prizes?.ofSubstitutes),
        recordHref: record,
      },
    };
  }

  /** One that is gone too: what was promised stays published. */
  async function named({ contest }: z.infer<typeof AtContest>): Promise<Contest> {
    const found = await contests.knownAt(contest);
    if (!found) throw new Refusal(404, 'noContest');
    return found;
  }

  const { page, json, list, record } = drawAddresses({ code: ':contest' });
  const schema = { tags: ['forms'], params: AtContest };

  app.get(
    json,
    { schema: { ...schema, summary: 'The draw of a contest' } },
    async (request, reply) => {
      const draw = await published(await named(request.params));
      reply.header('cache-control', SHORTLY);
      return { draw };
    },
  );

  app.get(
    page,
    { schema: { ...schema, summary: 'The page of a contest with its draw' } },
    async (request, reply) => {
      const contest = await named(request.params);
      const draw = await published(contest);
      const path = await pageOf(contest.code, null);
      const { html, headers } = await renderer.page(path, { draw });
      return reply.headers({ ...headers, 'x-robots-tag': 'noindex' }).send(html);
    },
  );

  app.get(
    list,
    { schema: { ...schema, summary: 'The frozen list of a contest' } },
    async (request, reply) => {
      const { code } = await named(request.params);
      if (!(await store.draws.find(code))) throw new Refusal(404, 'noDraw');
      return reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': SHORTLY })
        .send(Readable.from(store.draws.list(code)));
    },
  );

  app.get(
    record,
    { schema: { ...schema, summary: 'All that is needed to do a draw again' } },
    async (request, reply) => {
      const { code } = await named(request.params);
      const draw = await store.draws.find(code);
      const found = draw && recordOf(draw);
      if (!found) throw new Refusal(404, 'noDraw');
      return reply
        .headers({ 'content-type': 'application/json', 'cache-control': SHORTLY })
        .send(`${JSON.stringify(found, null, 2)}\n`);
    },
  );
};

function drawn(
  form: Form | null,
  references: readonly string[],
  prizes: readonly string[] | undefined,
): Drawn[] {
  return references.map((reference, index) => {
    const prize = prizes?.[index];
    return prize === undefined ? { reference } : { reference, prize: prizeNamed(form, prize) };
  });
}
