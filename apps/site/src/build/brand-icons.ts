import { config } from '#build/config.ts';

/** Every brand's icons are built in, as its colours are. */
const files = import.meta.glob<string>('../../../../brands/*/icons/*', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** An icon of the brand, by the name of its file. */
export function brandIcon(name: string, type: string): Response {
  const data = files[`../../../../brands/${config.brand.slug}/icons/${name}`];
  if (data === undefined) throw new Error(`brands/${config.brand.slug}/icons/${name} is missing`);
  return new Response(bytesOf(data), { headers: { 'content-type': type } });
}

/** The bundler writes a drawing as text and a picture in base 64. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const comma = dataUrl.indexOf(',');
  const body = dataUrl.slice(comma + 1);
  const bytes = dataUrl.slice(0, comma).endsWith(';base64')
    ? Buffer.from(body, 'base64')
    : Buffer.from(decodeURIComponent(body));
  return new Uint8Array(bytes);
}
