import { Readable } from 'node:stream';
import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import type { Form } from '@vitrine/domain/forms/form';
import { CONTEST_CODES } from '@vitrine/domain/forms/form-codes';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import { formPages } from '@vitrine/domain/forms/form-pages';
import { drawAddresses } from '@vitrine/domain/forms/published-draw';
import type { Drawn, PublishedDraw } from '@vitrine/domain/forms/published-draw';
import { pathOf } from '@vitrine/domain/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { prizeNamed, recordOf } from '../forms/draw-record.ts';
import { Refusal } from '../forms/desk.ts';
import type { FormBook } from '../forms/form-book.ts';
import type { Renderer } from '../release/renderer.ts';
import type { Store } from '../store/store.ts';

export type DrawRoutesOptions = {
  config: Config;
  renderer: Renderer;
  store: Pick<Store, 'draws'>;
  forms: FormBook;
};

/** A draw changes twice in its life; a page that opens may learn it a minute later. */
const SHORTLY = 'public, max-age=60';

/** What is published of each contest's draw, at freezing and at the draw: nobody has to copy it there. */
export const drawRoutes: FastifyPluginAsyncZod<DrawRoutesOptions> = async (
  app,
  { config, renderer, store, forms },
) => {
  const addressesOf = (code: ContestCode) => {
    const addresses = Object.entries(drawAddresses(code));
    return Object.fromEntries(
      addresses.map(([name, address]) => [name, fillBrandSlug(address, config.brand)]),
    ) as ReturnType<typeof drawAddresses>;
  };

  async function published(code: ContestCode): Promise<PublishedDraw | null> {
    const draw = await store.draws.find(code);
    if (!draw) return null;
    const { list, record } = addressesOf(code);
    const { frozenAt, entries, listHash: listSha256, result } = draw;
    const form = await forms.find(code);
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

  for (const code of CONTEST_CODES) {
    const { page, json, list, record } = addressesOf(code);
    const schema = { tags: ['forms'] };

    app.get(json, { schema: { ...schema, summary: `The draw of ${code}` } }, async (_, reply) => {
      reply.header('cache-control', SHORTLY);
      return { draw: await published(code) };
    });

    app.get(
      page,
      { schema: { ...schema, summary: `The page of ${code} with its draw` } },
      async (_, reply) => {
        const draw = await published(code);
        const path = pathOf(formPages[code][0], config.brand);
        const { html, headers } = await renderer.page(path, draw ? { draw } : {});
        return reply.headers({ ...headers, 'x-robots-tag': 'noindex' }).send(html);
      },
    );

    app.get(
      list,
      { schema: { ...schema, summary: `The frozen list of ${code}` } },
      async (_, reply) => {
        if (!(await store.draws.find(code))) throw new Refusal(404, 'noDraw');
        return reply
          .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': SHORTLY })
          .send(Readable.from(store.draws.list(code)));
      },
    );

    app.get(
      record,
      { schema: { ...schema, summary: `All that is needed to do the draw of ${code} again` } },
      async (_, reply) => {
        const draw = await store.draws.find(code);
        const found = draw && recordOf(draw);
        if (!found) throw new Refusal(404, 'noDraw');
        return reply
          .headers({ 'content-type': 'application/json', 'cache-control': SHORTLY })
          .send(`${JSON.stringify(found, null, 2)}\n`);
      },
    );
  }
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
