import type { Channel } from '../content/tv.ts';

/**
 * What the channel list and the pack finder search: made with their pages, from the same data, and
 * fetched when someone reaches for them. Packs come the cheapest first, as they do in a channel.
 */
export type TvGuide = { packs: GuidePack[]; channels: GuideChannel[] };

export type GuidePack = { key: string; name: string; price: number; href: string };

export type GuideChannel = Channel & {
  /** 'Incluse avec…', or null when no box includes it. */
  inclusion: string | null;
};

/** The guide as it was fetched: throws when it is something else. By hand: a schema weighs 21 KB. */
export function readTvGuide(json: unknown): TvGuide {
  const { packs, channels } = (json ?? {}) as Record<string, unknown>;
  const isGuide =
    isListOf(packs, { key: 'string', name: 'string', price: 'number', href: 'string' }) &&
    isListOf(channels, {
      number: 'number',
      name: 'string',
      category: 'string',
      quality: 'string',
      replay: 'boolean',
      includedIn: 'object',
      packs: 'object',
    });
  if (!isGuide) throw new Error('not a TV guide');
  return json as TvGuide;
}

function isListOf(value: unknown, fields: Readonly<Record<string, string>>): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (item: Record<string, unknown> | null) =>
        item !== null && Object.entries(fields).every(([name, type]) => typeof item[name] === type),
    )
  );
}
