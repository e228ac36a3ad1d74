import type { Brand } from '@vitrine/domain/brand';
import { pathOf } from '@vitrine/domain/routes';
import { SEARCH_ADDRESS } from '@vitrine/domain/search-document';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Renderer } from '../release/renderer.ts';

/** No name of anything is longer. */
const TYPED_AT_MOST = 200;

const Question = z.object({
  q: z
    .string()
    .default('')
    .transform((typed) => typed.trim().slice(0, TYPED_AT_MOST)),
});

/** The search of the site, as a page for browsers without script: the site map, with what was found above. */
export const searchRoutes: FastifyPluginAsyncZod<{ renderer: Renderer; brand: Brand }> = async (
  app,
  { renderer, brand },
) => {
  const page = pathOf('plan-du-site', brand);
  app.get(
    SEARCH_ADDRESS,
    {
      schema: {
        tags: ['content'],
        summary: 'What the search of the site finds, as a page of it, for its form without script',
        querystring: Question,
      },
    },
    async ({ query }, reply) => {
      const { html, headers } = await renderer.page(page, { typed: query.q });
      return reply.headers(headers).header('referrer-policy', 'no-referrer').send(html);
    },
  );
};
