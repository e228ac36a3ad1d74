import { formatAmount } from '@vitrine/domain/price';
import type { APIRoute } from 'astro';
import { content } from '#build/content.ts';
import { channelPdf } from '#build/channel-pdf.ts';
import { type ChannelRow, channelRow, tv } from '#build/tv.ts';

const QUALITIES = { SD: 'SD', HD: 'HD', UHD: '4K' } as const;

const priceOf = new Map(tv.packs.map(({ key, price }) => [key, formatAmount(price)]));

/** The width of a column leaves room for a word or two. */
function accessOf(inclusion: ChannelRow['inclusion'], packs: ChannelRow['packs']): string {
  const [cheapest] = packs;
  if (cheapest === undefined) return 'Incluse';
  return inclusion === null ? `dès ${priceOf.get(cheapest.key) ?? ''}` : 'Selon l’offre';
}

export const GET: APIRoute = async () => {
  const categories = tv.categories.map(({ key, label }) => ({
    label,
    channels: tv.channels
      .filter(({ category }) => category === key)
      .map((channel) => {
        const { number, name, quality, inclusion, packs } = channelRow(channel);
        return { number, name, quality: QUALITIES[quality], access: accessOf(inclusion, packs) };
      }),
  }));
  const pdf = await channelPdf({ ...(await content('tv/pdf')), categories });
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } });
};
