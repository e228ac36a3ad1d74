import { fillBrandSlug } from '@vitrine/domain/brand';
import { contentCallNames } from '@vitrine/domain/content/calls';
import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';

/** The static twin of GET /api/<call>. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { content } = locals.render;
  const call = contentCallNames.find(
    (name) => fillBrandSlug(name, config.brand) === params['call'],
  );
  return call === undefined
    ? new Response(null, { status: 404 })
    : Response.json(await content(call));
};
