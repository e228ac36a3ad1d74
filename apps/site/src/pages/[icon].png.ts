import type { APIRoute } from 'astro';
import { brandIcon } from '#build/brand-icons.ts';

/** For the home screens of phones. */
export const GET: APIRoute = ({ params }) => brandIcon(`${params['icon']}.png`, 'image/png');
