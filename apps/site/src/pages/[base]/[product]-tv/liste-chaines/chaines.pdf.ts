import type { ContentOf } from '@vitrine/domain/content/calls';
import { formatAmount } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';
import { channelPdf } from '#build/channel-pdf.ts';
import { channelRow, tvOf } from '#build/tv.ts';
import type { ListedChannel } from '#features/channels/ChannelRow.tsx';

const QUALITIES = { SD: 'SD', HD: 'HD', UHD: '4K' } as const;

/** The width of a column leaves room for a word or two. */
function accessOf(
  { inclusion, packs: [cheapest] }: ListedChannel,
  priceOf: ReadonlyMap<string, string>,
  texts: ContentOf<'tv/pdf'>['access'],
): string {
  if (cheapest === undefined) return texts.included;
  return inclusion === null
    ? sentenceWith(texts.option, { price: priceOf.get(cheapest.key) ?? '' })
    : texts.depends;
}

export const GET: APIRoute = async ({ locals: { render } }) => {
  const tv = await tvOf(render);
  const { access, ...texts } = await render.content('tv/pdf');
  const priceOf = new Map(tv.packs.map(({ key, price }) => [key, formatAmount(price)]));
  const categories = tv.categories.map(({ key, label }) => ({
    label,
    channels: tv.channels
      .filter(({ category }) => category === key)
      .map((channel) => {
        const row = channelRow(tv, channel);
        const { number, name, quality } = row;
        return {
          number,
          name,
          quality: QUALITIES[quality],
          access: accessOf(row, priceOf, access),
        };
      }),
  }));
  const pdf = await channelPdf({
    ...texts,
    brand: config.brand,
    categories,
  });
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } });
};
