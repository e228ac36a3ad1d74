import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';
import { tvGuide } from '#build/tv.ts';

export const getStaticPaths = () => [{ params: { product: config.brand.slug } }];

/** What the channel list and the pack finder search. */
export const GET: APIRoute = () => Response.json(tvGuide());
