import { packSearchIndex } from '@vitrine/domain/search-document';
import type { APIRoute } from 'astro';
import { searchIndex } from '#build/search-documents.ts';

/** What the header's search reads when it first opens. */
export const GET: APIRoute = async ({ locals: { render } }) =>
  Response.json(packSearchIndex(await searchIndex(render)));
