import type { APIRoute } from 'astro';
import { countryShapes } from '#build/coverage.ts';

/** The lands that every map of ours stands on. */
export const GET: APIRoute = ({ locals: { render } }) => {
  const { land } = countryShapes(render);
  return Response.json({ land });
};
