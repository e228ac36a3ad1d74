import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';

/** How to report a vulnerability (RFC 9116). Renewed by each build, for a year. */
export const GET: APIRoute = ({ locals: { render } }) => {
  const expires = new Date(render.date);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return new Response(
    [
      `Contact: mailto:security@${config.brand.domain}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${config.siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};
