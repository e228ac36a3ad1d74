import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';

export const GET = () =>
  new Response(
    JSON.stringify({
      name: config.brand.name,
      short_name: config.brand.name,
      lang: 'fr',
      start_url: linkTo('home'),
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
