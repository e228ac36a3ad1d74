import { editsToBeginnings } from './edit-distance.ts';
import { fold } from './fold.ts';

/**
 * Finds channels by name or number as a visitor types them: accents, case, spaces and one or two
 * wrong letters do not matter. Linear in the number of channels, so that nothing has to be built
 * ahead beyond folding the names.
 */
export type SearchableChannel = { readonly number: number; readonly name: string };

export type ChannelIndex = readonly IndexedChannel[];
type IndexedChannel = {
  readonly number: string;
  readonly words: readonly string[];
  /** The name without its spaces: 'bfmtv' finds 'BFM TV'. */
  readonly compact: string;
};

/** How good a match is; the smallest comes first. */
const EXACT = 0;
const NUMBER = 1;
const NAME_START = 2;
const WORD_START = 3;
const INSIDE = 4;
const MISSPELT = 5;

/** A longer query is cut: no channel has such a name, and it bounds the work of a keystroke. */
export const MAX_QUERY_LENGTH = 40;

/** 'chaîne 17', 'n°17' and 'numéro 17' are 17. */
const SAID_BEFORE_A_NUMBER = /^(?:(?:la )?chaine )?(?:numero |n )?(?=\d+$)/;

export function indexChannels(channels: readonly SearchableChannel[]): ChannelIndex {
  return channels.map(({ number, name }) => {
    const words = fold(name).split(' ');
    return { number: String(number), words, compact: words.join('') };
  });
}

/**
 * Positions in the index of the channels that match, best first. Misspelt names are offered only
 * when nothing is spelt as typed. An empty query matches everything, in order; one of signs alone
 * ('?', an emoji) nothing.
 */
export function searchChannels(index: ChannelIndex, query: string): number[] {
  const typed = fold(query.slice(0, MAX_QUERY_LENGTH)).replace(SAID_BEFORE_A_NUMBER, '');
  const words = typed.split(' ').filter(Boolean);
  if (words.length === 0) return query.trim() === '' ? index.map((_, position) => position) : [];
  const whole = words.join('');
  const found = ranked(index, (channel) => spelling(channel, words, whole));
  return found.length > 0 ? found : ranked(index, (channel) => misspelling(channel, words, whole));
}

function ranked(index: ChannelIndex, rank: (channel: IndexedChannel) => number | null): number[] {
  const found: { position: number; rank: number }[] = [];
  index.forEach((channel, position) => {
    const value = rank(channel);
    if (value !== null) found.push({ position, rank: value });
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || a.position - b.position)
    .map(({ position }) => position);
}

function spelling(
  { number, words, compact }: IndexedChannel,
  typed: readonly string[],
  whole: string,
): number | null {
  if (compact === whole) return EXACT;
  if (number === whole) return NUMBER;
  if (compact.startsWith(whole)) return NAME_START;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return WORD_START;
  // One or two letters inside a word are in half the names: they say nothing.
  return whole.length > 2 && compact.includes(whole) ? INSIDE : null;
}

function misspelling(
  { words, compact }: IndexedChannel,
  typed: readonly string[],
  whole: string,
): number | null {
  const inName = editsToPrefix(whole, compact, tolerance(whole));
  if (inName !== null) return MISSPELT + inName;
  let edits = 0;
  for (const part of typed) {
    const best = fewestEdits(part, words);
    if (best === null) return null;
    edits += best;
  }
  return MISSPELT + edits + 1;
}

function fewestEdits(part: string, words: readonly string[]): number | null {
  let best: number | null = null;
  for (const word of words) {
    const edits = editsToPrefix(part, word, tolerance(part));
    if (edits !== null && (best === null || edits < best)) best = edits;
  }
  return best;
}

/** Wrong letters allowed: none in a short word, where another word is always one letter away. */
function tolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The fewest letters to turn `typed` into some beginning of `target`, or null beyond `limit`. */
export function editsToPrefix(typed: string, target: string, limit: number): number | null {
  if (limit === 0) return target.startsWith(typed) ? 0 : null;
  const edits = Math.min(...(editsToBeginnings(typed, target, limit) ?? [Infinity]));
  return edits <= limit ? edits : null;
}
