import type { Catalogue } from '../../box-offer.ts';
import {
  channelsOfPack,
  includedCount,
  pricePacks,
  withIncludedServices,
} from '../../tv/channel-access.ts';
import type { Channel, ChannelPack } from '../tv.ts';
import type { ContentSet, Rule } from './rule.ts';

const OFFERS = 'box-comparator';
const CHANNELS = 'tv/channels';
/** The application, among what carries TV. */
const APPLICATION = 'product-tv';

/** The list of channels holds as many as every page says: none leaves or comes alone. */
const channelCount: Rule = {
  name: 'il y a autant de chaînes que les offres le disent',
  *problems({ read }) {
    const catalogue = read(OFFERS);
    const channels = everyChannel(read, catalogue);
    const counts = [
      ...catalogue.boxes.map(({ key, includedChannelsNumber }, index) => ({
        record: `boxes.${index}.includedChannelsNumber`,
        said: includedChannelsNumber ?? 0,
        listed: includedCount(key, channels),
      })),
      {
        record: 'productTv.channelsNumber',
        said: catalogue.productTv.channelsNumber,
        listed: includedCount(APPLICATION, channels),
      },
    ];
    for (const { record, said, listed } of counts)
      if (said !== listed)
        yield {
          file: OFFERS,
          record,
          why: `dit ${said}, et content/${CHANNELS}.json en inclut ${listed}\u00a0: changez ce nombre, ou la liste`,
        };
  },
};

/** A channel is pressed by its number, found by its name, replayed where its line says so, and can be had with every box that has TV. */
const channelAccess: Rule = {
  name: 'une chaîne a son numéro, son nom, son replay et une offre',
  *problems({ read }) {
    const { channels } = read(CHANNELS);
    const catalogue = read(OFFERS);
    const withTv = catalogue.boxes.filter((box) => box.includedChannelsNumber !== null);
    const included = everyChannel(read, catalogue);
    const [numbers, names] = [new Set<number>(), new Set<string>()];
    const kept = new Set(read('tv/replays').replays.flatMap((replay) => replay.channels));
    for (const [index, { number, name, packs, replay }] of channels.entries()) {
      const problem = (field: string, why: string) => ({
        file: CHANNELS,
        record: `channels.${index}.${field}`,
        why,
      });
      const lacking = withTv.filter(({ key }) => !included[index]?.includedIn.includes(key));
      if (numbers.has(number)) yield problem('number', `le ${number} est déjà celui d’une chaîne`);
      if (names.has(name))
        yield problem('name', `«\u00a0${name}\u00a0» est déjà le nom d’une chaîne`);
      numbers.add(number);
      names.add(name);
      if (replay && !kept.has(name))
        yield problem('replay', 'aucun service de content/tv/replays.json ne la nomme');
      if (!replay && kept.has(name))
        yield problem('replay', 'un service de content/tv/replays.json la nomme pourtant');
      if (packs.length === 0 && lacking.length > 0)
        yield problem(
          'packs',
          `aucun bouquet ne la donne avec ${lacking.map((box) => box.name).join(', ')}`,
        );
    }
  },
};

/** Counts that texts give in round figures: « plus de », or « une centaine de ». */
const listCounts: Rule = {
  name: 'les nombres que disent les textes sont ceux des listes',
  *problems({ read }) {
    const catalogue = read(OFFERS);
    const channels = everyChannel(read, catalogue);
    const { packs } = read('tv/channel-packs');
    const byCanal = read('partners/tv-by-canal/channels-list').channels;
    const withTv = catalogue.boxes.filter((box) => box.includedChannelsNumber !== null);
    const about = catalogue.figures['replays.count'] ?? 0;
    const replays = read('tv/replays').replays.length;
    const counts: readonly [figure: string, listed: number, isTrue: (said: number) => boolean][] = [
      ['tv-packs.count', packs.length, (said) => said <= packs.length],
      ['shops.count', read('shops').shops.length, (said) => said <= read('shops').shops.length],
      ['replays.count', replays, () => Math.abs(replays - about) <= about / 10],
      ['tv-by-canal.channelsNumber', byCanal.length, (said) => said === byCanal.length],
    ];
    for (const [figure, listed, isTrue] of counts) {
      const said = catalogue.figures[figure];
      if (said !== undefined && !isTrue(said))
        yield {
          file: OFFERS,
          record: 'figures',
          why: `${figure} dit ${said}, il y en a ${listed}`,
        };
    }
    for (const [index, { key }] of packs.entries())
      if (channelsOfPack(key, channels).length === 0)
        yield {
          file: 'tv/channel-packs',
          record: `packs.${index}.key`,
          why: 'aucune chaîne n’est dans ce bouquet',
        };
    for (const { name, includedIn } of channels)
      for (const box of byCanal.includes(name) ? withTv : [])
        if (!includedIn.includes(box.key))
          yield {
            file: 'partners/tv-by-canal/channels-list',
            record: `channels.${byCanal.indexOf(name)}`,
            why: `${name} n’est pas incluse avec ${box.name}`,
          };
  },
};

/** With the boxes that include them, themselves or by a service. */
function everyChannel(
  read: ContentSet['read'],
  { services }: Pick<Catalogue, 'services'>,
): Channel[] {
  const { packs } = read('tv/channel-packs');
  return withIncludedServices(
    read(CHANNELS).channels,
    pricePacks(soldPacks(packs, services), services),
    services,
  );
}

/** A pack that is sold as a service which is not there is named by another rule. */
export function soldPacks(
  packs: readonly ChannelPack[],
  services: Catalogue['services'],
): ChannelPack[] {
  return packs.filter(
    ({ service }) => service === undefined || services.some(({ key }) => key === service),
  );
}

export const tvRules: readonly Rule[] = [channelCount, channelAccess, listCounts];
