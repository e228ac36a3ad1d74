import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Catalogue } from '@vitrine/domain/box-offer';
import { heldAt } from '@vitrine/domain/content/life';
import {
  ChannelCategories,
  ChannelNames,
  ChannelPacks,
  Channels,
  Replays,
  TvBoxes,
  Vods,
} from '@vitrine/domain/content/tv';
import { routes } from '@vitrine/domain/routes';
import {
  channelsOfPack,
  includedCount,
  pricePacks,
  withIncludedServices,
} from '@vitrine/domain/tv/channel-access';
import { brandContents } from './content-problems.ts';

const keysOf = (items: readonly { key: string }[]) => new Set(items.map(({ key }) => key));
const unknown = (wanted: Iterable<string>, known: ReadonlySet<string>) =>
  [...new Set(wanted)].filter((key) => !known.has(key));

describe.each(brandContents())('the channels of $name', ({ folder }) => {
  const read = <Content>(call: string, schema: { parse(json: unknown): Content }): Content =>
    schema.parse(
      heldAt(JSON.parse(readFileSync(join(folder, `${call}.json`), 'utf8')), new Date()),
    );
  const catalogue = read('box-comparator', Catalogue);
  const { packs } = read('tv/channel-packs', ChannelPacks);
  const channels = withIncludedServices(
    read('tv/channels', Channels).channels,
    pricePacks(packs, catalogue.services),
    catalogue.services,
  );
  const { replays } = read('tv/replays', Replays);
  const { boxes } = read('tv/{line}s', TvBoxes);
  const { categories } = read('tv/channel-categories', ChannelCategories);
  const { vods } = read('tv/vods', Vods);
  const names = new Set(channels.map(({ name }) => name));

  describe('the channels', () => {
    test('carry as many on each box as its offer says', () => {
      const counts = catalogue.boxes.map((box) => [box.key, includedCount(box.key, channels)]);
      expect(counts).toEqual(
        catalogue.boxes.map((box) => [box.key, box.includedChannelsNumber ?? 0]),
      );
      expect(includedCount('product-tv', channels)).toBe(catalogue.productTv.channelsNumber);
    });

    test('refer to categories, boxes and packs that exist', () => {
      expect(
        unknown(
          channels.map(({ category }) => category),
          keysOf(categories),
        ),
      ).toEqual([]);
      expect(
        unknown(
          channels.flatMap(({ includedIn }) => includedIn),
          keysOf(boxes),
        ),
      ).toEqual([]);
      expect(
        unknown(
          channels.flatMap(({ packs: keys }) => keys),
          keysOf(packs),
        ),
      ).toEqual([]);
      expect(unknown(keysOf(boxes), new Set([...keysOf(catalogue.boxes), 'product-tv']))).toEqual(
        [],
      );
    });

    test('have one number and one name each, and a way to get them', () => {
      expect(new Set(channels.map(({ number }) => number)).size).toBe(channels.length);
      expect(names.size).toBe(channels.length);
      expect(
        channels.filter(({ includedIn, packs: keys }) => includedIn.length + keys.length === 0),
      ).toEqual([]);
    });

    test('a channel that some box lacks is in a pack', () => {
      const sold = keysOf(catalogue.boxes.filter((box) => box.includedChannelsNumber !== null));
      const stuck = channels.filter(
        ({ includedIn, packs: keys }) =>
          keys.length === 0 && unknown(sold, new Set(includedIn)).length > 0,
      );
      expect(stuck.map(({ name }) => name)).toEqual([]);
    });

    test('are more than the largest offer includes', () => {
      expect(channels.length).toBeGreaterThanOrEqual(
        Math.max(...catalogue.boxes.map((box) => box.includedChannelsNumber ?? 0)),
      );
    });
  });

  describe('a service included in a box', () => {
    test('costs nothing more in its channels: SYFY and CANAL+ Séries with Freebox Ultra', () => {
      const wanted = channels.filter(({ name }) => ['SYFY', 'CANAL+ Séries'].includes(name));
      expect(wanted.map(({ includedIn }) => includedIn.includes('ultra'))).toEqual([true, true]);
    });
  });

  describe('the packs', () => {
    test('are as many as texts say, each with channels and a price', () => {
      expect(packs.length).toBeGreaterThanOrEqual(catalogue.figures['tv-packs.count'] ?? Infinity);
      expect(keysOf(packs).size).toBe(packs.length);
      expect(packs.filter(({ key }) => channelsOfPack(key, channels).length === 0)).toEqual([]);
      expect(pricePacks(packs, catalogue.services).filter(({ price }) => price <= 0)).toEqual([]);
    });
  });

  describe('the replays', () => {
    test('are about as many as texts say', () => {
      const said = catalogue.figures['replays.count'] ?? Infinity;
      expect(Math.abs(replays.length - said)).toBeLessThanOrEqual(said / 10);
      expect(keysOf(replays).size).toBe(replays.length);
    });

    test('cover exactly the channels that have one', () => {
      expect(new Set(replays.flatMap((replay) => replay.channels))).toEqual(
        new Set(channels.filter(({ replay }) => replay).map(({ name }) => name)),
      );
    });

    test('are filed under categories that exist', () => {
      expect(
        unknown(
          replays.map(({ category }) => category),
          keysOf(categories),
        ),
      ).toEqual([]);
    });
  });

  describe('services and lists', () => {
    test('a video service names a page and a price that exist', () => {
      expect(
        unknown(
          vods.flatMap(({ page }) => page ?? []),
          new Set(Object.keys(routes)),
        ),
      ).toEqual([]);
      expect(
        unknown(
          vods.flatMap(({ service }) => service ?? []),
          keysOf(catalogue.services),
        ),
      ).toEqual([]);
    });

    test('a service is included with boxes that exist', () => {
      expect(
        unknown(
          catalogue.services.flatMap(({ includedWith }) => includedWith),
          keysOf(catalogue.boxes),
        ),
      ).toEqual([]);
    });

    test('TV by CANAL holds as many known channels as texts say, included with every TV box', () => {
      const list = read('partners/tv-by-canal/channels-list', ChannelNames).channels;
      expect(unknown(list, names)).toEqual([]);
      expect(new Set(list).size).toBe(catalogue.figures['tv-by-canal.channelsNumber']);
      const notIncluded = channels.filter(
        ({ name, includedIn }) => list.includes(name) && !includedIn.includes('revolution-light'),
      );
      expect(notIncluded).toEqual([]);
    });
  });
});
