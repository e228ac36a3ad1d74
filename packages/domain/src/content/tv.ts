import { z } from 'zod';
import { VideoPlan } from '../offers/box-facts.ts';
import { Id, Markup, NameLanguage, Promotion, Text, Tracking } from './parts.ts';
import { Sentence } from './sentences.ts';

export const ChannelCategories = z.strictObject({
  categories: z.array(z.strictObject({ key: Id, label: Text })).min(1),
});

/** What carries TV: boxes, by the key of their offer, and the TV application (`product-tv`). */
export const TvBoxes = z.strictObject({
  boxes: z.array(z.strictObject({ key: Id, label: Text })).min(1),
});

export const Channel = z.strictObject({
  number: z.int().positive(),
  name: Text,
  category: Id,
  quality: z.enum(['SD', 'HD', 'UHD']),
  /** Boxes on which the channel is included. */
  includedIn: z.array(Id),
  /** Packs that contain it, by key. */
  packs: z.array(Id),
  replay: z.boolean(),
});
export type Channel = z.infer<typeof Channel>;
export const Channels = z.strictObject({ channels: z.array(Channel).min(1) });

/** Channels of a list, by the names they have in tv/channels. */
export const ChannelNames = z.strictObject({
  title: Text,
  /** Leads to the list of all channels. */
  more: Text,
  channels: z.array(Text).min(1),
});

/** What packs are filed under. */
export const PACK_THEMES = [
  'cinema',
  'sport',
  'famille',
  'decouverte',
  'musique',
  'monde',
] as const;

export const ChannelPack = z
  .strictObject({
    key: Id,
    name: Text,
    description: Markup,
    theme: z.enum(PACK_THEMES),
    /** Cents a month. */
    price: z.int().positive().optional(),
    /** The service it is sold as, whose price is in the offers. */
    service: Id.optional(),
  })
  .refine((pack) => (pack.price === undefined) !== (pack.service === undefined), {
    message: 'un bouquet a un prix ou un service, l’un des deux',
    path: ['price'],
  });
export type ChannelPack = z.infer<typeof ChannelPack>;
export const ChannelPacks = z.strictObject({ packs: z.array(ChannelPack).min(1) });

export const Vod = z
  .strictObject({
    key: Id,
    name: Text,
    nameLanguage: NameLanguage,
    kind: z.enum(['subscription', 'rental']),
    description: Markup,
    /** Key of the service in the offers, when it is sold with a box. */
    service: Id.nullable(),
    audience: Text,
    /** Its own only without a service: a service's are in the offers, beside the price they go with. */
    quality: VideoPlan.shape.quality.optional(),
    screens: VideoPlan.shape.screens.optional(),
    /** The name of its page among the routes. */
    page: Text.nullable(),
  })
  .refine(
    ({ service, quality, screens }) =>
      (service === null) === (quality !== undefined) &&
      (service === null) === (screens !== undefined),
    {
      message: 'a sa qualité et ses écrans, ou un service qui les a',
      path: ['quality'],
    },
  );
export type Vod = z.infer<typeof Vod>;
export const Vods = z.strictObject({ vods: z.array(Vod).min(1) });

export const Replay = z.strictObject({
  key: Id,
  name: Text,
  nameLanguage: NameLanguage,
  category: Id,
  days: z.int().positive(),
  included: z.boolean(),
  /** The channels whose programmes it holds, by name. */
  channels: z.array(Text).min(1),
});
export type Replay = z.infer<typeof Replay>;
export const Replays = z.strictObject({ replays: z.array(Replay).min(1) });

export const TvAdvert = Promotion.extend({
  title: Text,
  description: Markup,
  /** What the link says. */
  label: Text,
  tracking: Tracking,
});
export type TvAdvert = z.infer<typeof TvAdvert>;

/** The printable list: its title, foot note and date. */
export const TvPdf = z.strictObject({
  title: Text,
  note: Text,
  updatedOn: z.iso.date(),
  updated: Sentence('day'),
  /** At the foot of each page. */
  page: Sentence('title', 'page', 'pages'),
  /** How one gets a channel, in a word or two: a column is narrow. */
  access: z.strictObject({ included: Text, option: Sentence('price'), depends: Text }),
});
