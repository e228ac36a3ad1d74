import { informationSheet } from '@vitrine/domain/offers/information-sheet';
import type { APIRoute } from 'astro';

/** The information sheet as data. */
export const GET: APIRoute = async ({ params, locals: { render } }) => {
  const { sheet } = await render.content('pages/fiche-information');
  const offer = render.boxOffer(params['offer'] ?? '');
  return Response.json(informationSheet(offer, render.catalogue, sheet));
};
