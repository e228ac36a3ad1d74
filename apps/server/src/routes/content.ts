import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import { contentCallNames, contentCalls } from '@vitrine/domain/content/calls';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../errors.ts';
import { Problem, ProblemError } from '../problem.ts';
import { answerWith } from '../release/hosted-file.ts';
import type { ContentSource } from '../upstream/content-source.ts';

/** `GET /api/<call>` for every content call. */
export const contentRoutes: FastifyPluginAsyncZod<{
  config: Config;
  content: ContentSource;
}> = async (app, { config, content }) => {
  for (const call of contentCallNames) {
    app.get(
      `/api/${fillBrandSlug(call, config.brand)}`,
      {
        schema: {
          tags: ['content'],
          summary: `content/${call}.json`,
          response: { 200: contentCalls[call], 404: Problem },
        },
      },
      async (request, reply) => {
        const file = await content.read(call);
        if (!file) throw new ProblemError(404, 'Ce contenu n’est pas encore disponible.');
        return sendAnswer(reply as FastifyReply, answerWith(file, request));
      },
    );
  }
};
