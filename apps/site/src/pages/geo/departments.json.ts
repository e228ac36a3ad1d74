import type { APIRoute } from 'astro';
import { countryShapes } from '#build/coverage.ts';

/** The departments, where a map shows the whole country. */
export const GET: APIRoute = ({ locals: { render } }) => {
  const { departments } = countryShapes(render);
  return Response.json({ departments });
};
