import { informationSheet } from '@vitrine/domain/offers/information-sheet';
import type { APIRoute } from 'astro';

/** The information sheet as data. */
export const GET: APIRoute = ({ params, locals: { render } }) =>
  Response.json(informationSheet(render.boxOffer(params['offer'] ?? ''), render.catalogue));
