import type { APIRoute } from 'astro';
import { tvGuide, tvOf } from '#build/tv.ts';

/** What the channel list and the pack finder search. */
export const GET: APIRoute = async ({ locals: { render } }) =>
  Response.json(tvGuide(await tvOf(render)));
