import type { APIRoute } from 'astro';
import { indexablePaths } from '#build/indexable-paths.ts';
import { absolute } from '#build/absolute.ts';

export const GET: APIRoute = async ({ locals: { render } }) => {
  const entries = (await indexablePaths(render)).map(
    (path) => `  <url><loc>${absolute(path)}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
