import type { ServiceOffer } from '../box-offer.ts';
import type { Channel, ChannelPack } from '../content/tv.ts';

/** A pack with what it costs: its own price, or that of the service it is sold as. */
export type PricedPack = Omit<ChannelPack, 'price' | 'service'> & {
  readonly price: number;
  readonly service: string | null;
};

export function pricePacks(
  packs: readonly ChannelPack[],
  services: readonly ServiceOffer[],
): PricedPack[] {
  return packs.map(({ price, service, ...pack }) => {
    if (price !== undefined) return { ...pack, price, service: null };
    const sold = services.find(({ key }) => key === service);
    if (!sold) throw new Error(`pack ${pack.key}: no service ${service} in the offers`);
    return { ...pack, price: sold.price, service: sold.key };
  });
}

/**
 * The channels with every box that includes them: its own, and those of a service that the box
 * includes. Whatever lists, counts or prices channels starts from these.
 */
export function withIncludedServices(
  channels: readonly Channel[],
  packs: readonly PricedPack[],
  services: readonly ServiceOffer[],
): Channel[] {
  const boxesOfService = new Map(services.map(({ key, includedWith }) => [key, includedWith]));
  const boxesOfPack = new Map(
    packs.map(({ key, service }) => [
      key,
      service === null ? [] : (boxesOfService.get(service) ?? []),
    ]),
  );
  return channels.map((channel) => ({
    ...channel,
    includedIn: [
      ...new Set([
        ...channel.includedIn,
        ...channel.packs.flatMap((pack) => boxesOfPack.get(pack) ?? []),
      ]),
    ],
  }));
}

/** The packs that have a channel, the cheapest first. */
export function packsOf(channel: Channel, packs: readonly PricedPack[]): PricedPack[] {
  return packs
    .filter(({ key }) => channel.packs.includes(key))
    .toSorted((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'fr'));
}

export function channelsOfPack(key: string, channels: readonly Channel[]): Channel[] {
  return channels.filter(({ packs }) => packs.includes(key));
}

export function includedCount(box: string, channels: readonly Channel[]): number {
  return channels.filter(({ includedIn }) => includedIn.includes(box)).length;
}
