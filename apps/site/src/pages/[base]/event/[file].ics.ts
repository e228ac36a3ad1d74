import type { APIRoute } from 'astro';
import { saveTheDateFile, saveTheDateTarget } from '#build/save-the-date.ts';

/** The event for the visitor's calendar; no file until a date is set. */
export const GET: APIRoute = async ({ locals: { render } }) =>
  new Response(saveTheDateTarget === null ? '' : await saveTheDateFile(render, saveTheDateTarget));
