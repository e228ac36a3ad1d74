import { SHARE_PICTURES, type ShareImageName } from '@vitrine/domain/share-images';
import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';
import { renderShareImage } from '#build/render-share-image.ts';

export const GET: APIRoute = async ({ params, locals }) => {
  const { content, folders } = locals.render;
  const name = params['name'] as ShareImageName;
  const words = (await content('layout/share-images'))[name];
  const image = await renderShareImage(
    { ...words, picture: SHARE_PICTURES[name] },
    folders.public,
    config.brand.share,
  );
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } });
};
