import { z } from 'zod';
import { Button, Image, Markup, Text } from './parts.ts';

const Key = z.string().regex(/^[a-z0-9-]+$/);

export const ChannelCategories = z.strictObject({
  categories: z.array(z.strictObject({ key: Key, label: Text })).min(1),
});

/** Which boxes carry TV, by the key of their offer. */
export const TvBoxes = z.strictObject({
  boxes: z.array(z.strictObject({ key: Key, label: Text })).min(1),
});

export const Channel = z.strictObject({
  number: z.int().positive(),
  name: Text,
  category: Key,
  quality: z.enum(['SD', 'HD', 'UHD']),
  /** Boxes on which the channel is included. */
  includedIn: z.array(Key),
  /** Packs that contain it, by key. */
  packs: z.array(Key),
  replay: z.boolean(),
});
export type Channel = z.infer<typeof Channel>;
export const Channels = z.strictObject({ channels: z.array(Channel).min(1) });

export const ChannelPack = z.strictObject({
  key: Key,
  name: Text,
  description: Markup,
  theme: Key,
  /** Cents a month. */
  price: z.int().nonnegative(),
});
export type ChannelPack = z.infer<typeof ChannelPack>;
export const ChannelPacks = z.strictObject({ packs: z.array(ChannelPack).min(1) });

export const Vod = z.strictObject({
  key: Key,
  name: Text,
  kind: z.enum(['subscription', 'rental']),
  description: Markup,
  /** Key of the service in the catalogue, when it is sold with a box. */
  service: Key.nullable(),
  audience: Text,
  quality: z.enum(['HD', 'UHD']),
  screens: z.int().positive(),
  page: Text.nullable(),
});
export const Vods = z.strictObject({ vods: z.array(Vod).min(1) });

export const Replay = z.strictObject({
  key: Key,
  name: Text,
  category: Key,
  days: z.int().positive(),
  free: z.boolean(),
});
export const Replays = z.strictObject({ replays: z.array(Replay).min(1) });

export const TvAdvert = z.strictObject({
  title: Text,
  description: Markup,
  image: Image,
  button: Button,
});

/** The printable list: its title, foot note and date. */
export const TvPdf = z.strictObject({ title: Text, note: Text, updatedOn: z.iso.date() });
