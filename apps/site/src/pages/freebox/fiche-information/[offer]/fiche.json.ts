import { informationSheet } from '@vitrine/domain/offers/information-sheet';
import type { APIRoute } from 'astro';
import { boxOffer, catalogue } from '#build/content.ts';

/** The information sheet as data. */
export const GET: APIRoute = ({ params }) =>
  Response.json(informationSheet(boxOffer(params['offer'] ?? ''), catalogue));
