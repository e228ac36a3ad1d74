import { formatPrice } from '@vitrine/domain/price';
import { type ChannelFilters, passesFilters } from '@vitrine/domain/tv/channel-filters';
import { indexChannels, searchChannels } from '@vitrine/domain/tv/channel-search';
import { type GuideChannel, readTvGuide } from '@vitrine/domain/tv/guide';
import type { ListedChannel } from './ChannelRow.tsx';

type Searchable = { readonly channel: GuideChannel; readonly row: ListedChannel };

export type Found = {
  /** What passes the filters, best first. */
  readonly kept: readonly Searchable[];
  /** How many the words alone find. */
  readonly byName: number;
};

/** The guide as it was fetched, ready to be searched and shown. */
export function readSearchableGuide(json: unknown) {
  const { channels, packs } = readTvGuide(json);
  const priced = new Map(
    packs.map(({ key, name, price, href }) => [
      key,
      { key, name, price: formatPrice(price), href },
    ]),
  );
  const sorted = channels.toSorted((a, b) => a.number - b.number);
  return {
    index: indexChannels(sorted),
    rows: sorted.map((channel): Searchable => ({
      channel,
      row: { ...channel, packs: channel.packs.flatMap((key) => priced.get(key) ?? []) },
    })),
  };
}

export function findIn(
  { index, rows }: ReturnType<typeof readSearchableGuide>,
  filters: ChannelFilters,
): Found {
  const found = searchChannels(index, filters.query).flatMap((position) => rows[position] ?? []);
  return {
    kept: found.filter(({ channel }) => passesFilters(channel, filters)),
    byName: found.length,
  };
}
