import type { APIRoute } from 'astro';
import { countryShapes } from '#build/coverage.ts';

/** What a map draws before anything is chosen. */
export const GET: APIRoute = ({ locals: { render } }) => Response.json(countryShapes(render));
