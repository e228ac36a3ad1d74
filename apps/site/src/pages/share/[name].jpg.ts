import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';
import { renderShareImage } from '#build/render-share-image.ts';
import { type ShareImageName, shareImages } from '#build/share-images.ts';

export const GET: APIRoute = async ({ params, locals }) => {
  const { fill, folders } = locals.render;
  const { title, text, picture } = shareImages[params['name'] as ShareImageName];
  const image = await renderShareImage(
    { title: fill(title), text: fill(text), picture },
    folders.public,
    config.brand.share,
  );
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } });
};
