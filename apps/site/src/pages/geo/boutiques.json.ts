import type { APIRoute } from 'astro';
import { finderSpots } from '#build/shops.ts';
import { packSpots } from '#features/shops/spots.ts';

/** Every shop and kiosk as the finder searches them: its page has them as HTML alone. */
export const GET: APIRoute = async ({ locals: { render } }) =>
  Response.json(packSpots(await finderSpots(render)));
