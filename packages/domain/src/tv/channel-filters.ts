import type { Channel } from '../content/tv.ts';
import { MAX_QUERY_LENGTH } from './channel-search.ts';

/** What a visitor asks of the channel list. It lives in the address, so that it can be shared. */
export type ChannelFilters = {
  readonly query: string;
  readonly category: string | null;
  readonly pack: string | null;
  readonly box: string | null;
  readonly replay: boolean;
};

export const NO_FILTERS: ChannelFilters = {
  query: '',
  category: null,
  pack: null,
  box: null,
  replay: false,
};

/** The names of the parameters in the address, which are also the names of the form's fields. */
export const FILTER_FIELDS = {
  query: 'q',
  category: 'theme',
  pack: 'bouquet',
  box: 'box',
  replay: 'replay',
} as const;

/** What the page knows; anything else in the address is ignored. */
export type KnownKeys = {
  readonly categories: ReadonlySet<string>;
  readonly packs: ReadonlySet<string>;
  readonly boxes: ReadonlySet<string>;
};

const YES = 'oui';

export function parseFilters(address: URLSearchParams, known: KnownKeys): ChannelFilters {
  const key = (field: string, keys: ReadonlySet<string>) => {
    const value = address.get(field);
    return value !== null && keys.has(value) ? value : null;
  };
  return {
    query: (address.get(FILTER_FIELDS.query) ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    category: key(FILTER_FIELDS.category, known.categories),
    pack: key(FILTER_FIELDS.pack, known.packs),
    box: key(FILTER_FIELDS.box, known.boxes),
    replay: address.get(FILTER_FIELDS.replay) === YES,
  };
}

/** The address of these filters; parameters that are not filters (a campaign, contentOnly) stay. */
export function formatFilters(filters: ChannelFilters, current: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(current);
  for (const field of Object.values(FILTER_FIELDS)) address.delete(field);
  if (filters.query !== '') address.set(FILTER_FIELDS.query, filters.query);
  if (filters.category !== null) address.set(FILTER_FIELDS.category, filters.category);
  if (filters.pack !== null) address.set(FILTER_FIELDS.pack, filters.pack);
  if (filters.box !== null) address.set(FILTER_FIELDS.box, filters.box);
  if (filters.replay) address.set(FILTER_FIELDS.replay, YES);
  return address;
}

/** The same but for the words typed. */
export function sameFilters(a: ChannelFilters, b: ChannelFilters): boolean {
  return a.category === b.category && a.pack === b.pack && a.box === b.box && a.replay === b.replay;
}

/** Nothing is asked: the whole list answers. */
export function isUnfiltered(filters: ChannelFilters): boolean {
  return filters.query === '' && sameFilters(filters, NO_FILTERS);
}

/** Everything but the words typed. */
export function passesFilters(
  channel: Pick<Channel, 'category' | 'packs' | 'includedIn' | 'replay'>,
  filters: ChannelFilters,
): boolean {
  return (
    (filters.category === null || channel.category === filters.category) &&
    (filters.pack === null || channel.packs.includes(filters.pack)) &&
    (filters.box === null || channel.includedIn.includes(filters.box)) &&
    (!filters.replay || channel.replay)
  );
}
