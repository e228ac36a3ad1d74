import { config } from '#build/config.ts';

export const GET = () =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /stats\nSitemap: ${config.siteUrl}/sitemap.xml\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
