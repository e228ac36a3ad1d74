import type { Config } from '@vitrine/domain/config';
import { PIXEL_VENDORS } from '@vitrine/domain/consent/vendor-ids';
import { hostsOf } from '@vitrine/domain/consent/vendors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readPage } from '../release/read-page.ts';
import { pixelFramePolicy } from '../security-headers.ts';
import type { PixelSnippets } from '../upstream/pixel-snippets.ts';

/** As long as the server itself keeps a snippet. */
const CACHE = 'private, max-age=300';

/**
 * The frame in which a partner's pixel runs: an origin of its own that can reach that partner's hosts
 * and nothing of ours. The page makes it only for a visitor who agreed.
 */
export const pixelRoutes: FastifyPluginAsyncZod<{
  config: Config;
  snippets: PixelSnippets;
}> = async (app, { config, snippets }) => {
  app.get(
    '/pixels/frame/:vendor',
    {
      schema: {
        tags: ['consent'],
        summary: 'The sandboxed frame of a partner’s pixel',
        params: z.object({ vendor: z.string() }),
      },
    },
    async ({ params }, reply) => {
      const vendor = PIXEL_VENDORS.find((known) => known === params.vendor);
      if (!vendor || !config.flags.partnerTracking) return reply.callNotFound();
      const snippet = await snippets.get(vendor);
      if (snippet === null)
        return reply.code(502).type('text/plain; charset=utf-8').send('Failed to fetch script.');
      const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${vendor}</title></head><body>${snippet}</body></html>`;
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': pixelFramePolicy(
            hostsOf(vendor),
            readPage(page).allows.scripts,
          ),
          // Of ours only: older browsers do not know `frame-ancestors`.
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': CACHE,
          'x-robots-tag': 'noindex',
        })
        .send(page);
    },
  );
};
