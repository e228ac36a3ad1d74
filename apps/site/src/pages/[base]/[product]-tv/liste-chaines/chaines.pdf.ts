import { formatAmount } from '@vitrine/domain/price';
import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';
import { channelPdf } from '#build/channel-pdf.ts';
import { type ChannelRow, channelRow, tvOf } from '#build/tv.ts';

const QUALITIES = { SD: 'SD', HD: 'HD', UHD: '4K' } as const;

/** The width of a column leaves room for a word or two. */
function accessOf(
  { inclusion, packs: [cheapest] }: ChannelRow,
  priceOf: ReadonlyMap<string, string>,
): string {
  if (cheapest === undefined) return 'Incluse';
  return inclusion === null ? `dès ${priceOf.get(cheapest.key) ?? ''}` : 'Selon l’offre';
}

export const GET: APIRoute = async ({ locals: { render } }) => {
  const tv = await tvOf(render);
  const priceOf = new Map(tv.packs.map(({ key, price }) => [key, formatAmount(price)]));
  const categories = tv.categories.map(({ key, label }) => ({
    label,
    channels: tv.channels
      .filter(({ category }) => category === key)
      .map((channel) => {
        const row = channelRow(tv, channel);
        const { number, name, quality } = row;
        return { number, name, quality: QUALITIES[quality], access: accessOf(row, priceOf) };
      }),
  }));
  const pdf = await channelPdf({
    ...(await render.content('tv/pdf')),
    colour: config.brand.colour,
    categories,
  });
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } });
};
