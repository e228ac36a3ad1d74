import { fillBrandSlug } from '@vitrine/domain/brand';
import { type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';
import type { APIRoute } from 'astro';
import { content } from '#build/content.ts';
import { config } from '#build/config.ts';

/** The static twin of GET /api/<call>. */
export function getStaticPaths() {
  return contentCallNames.map((call) => ({
    params: { call: fillBrandSlug(call, config.brand) },
    props: { call },
  }));
}

export const GET: APIRoute<{ call: ContentCall }> = async ({ props }) =>
  Response.json(await content(props.call));
