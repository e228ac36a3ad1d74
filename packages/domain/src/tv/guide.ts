import * as z from 'zod/mini';

/**
 * What the channel list and the pack finder search: made with their pages, from the same data, and
 * fetched when someone reaches for them. Packs come the cheapest first, as they do in a channel.
 */
const TvGuide = z.object({
  packs: z.array(z.object({ key: z.string(), name: z.string(), price: z.int(), href: z.string() })),
  channels: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      category: z.string(),
      quality: z.enum(['SD', 'HD', 'UHD']),
      replay: z.boolean(),
      includedIn: z.array(z.string()),
      /** 'Incluse avec…', or null when no box includes it. */
      inclusion: z.nullable(z.string()),
      packs: z.array(z.string()),
    }),
  ),
});

export type TvGuide = z.infer<typeof TvGuide>;
export type GuideChannel = TvGuide['channels'][number];
export type GuidePack = TvGuide['packs'][number];

/** The guide as it was fetched: throws when it is something else. */
export const readTvGuide = (json: unknown): TvGuide => TvGuide.parse(json);
