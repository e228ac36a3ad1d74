import type { PackFinderTexts } from '../content/service-pages.ts';
import { listed } from '../french.ts';
import { formatPrice } from '../price.ts';
import { sentenceWith } from '../sentence.ts';
import { cheapestWay, MAX_WANTED } from './cheapest-way.ts';
import { type ChannelIndex, indexChannels, searchChannels } from './channel-search.ts';
import type { GuideChannel, TvGuide } from './guide.ts';

/** What a visitor wants: channels, and the box they have. It lives in the address (?box=pop&chaines=160,172). */
export type Wanted = { readonly box: string; readonly numbers: readonly number[] };

export const WANTED_FIELDS = { box: 'box', numbers: 'chaines' } as const;

/** The address as it is, less what no box or channel can be. */
export function parseWanted(query: string, boxes: ReadonlySet<string>): Wanted {
  const address = new URLSearchParams(query);
  const box = address.get(WANTED_FIELDS.box) ?? '';
  const numbers = (address.get(WANTED_FIELDS.numbers) ?? '').split(',').map(Number);
  return {
    box: boxes.has(box) ? box : '',
    numbers: [...new Set(numbers)]
      .filter((number) => Number.isInteger(number) && number > 0)
      .slice(0, MAX_WANTED),
  };
}

/** The query of the address for these; parameters that are not ours (a campaign) stay. */
export function formatWanted({ box, numbers }: Wanted, current: string): string {
  const address = new URLSearchParams(current);
  address.delete(WANTED_FIELDS.box);
  address.delete(WANTED_FIELDS.numbers);
  if (box !== '') address.set(WANTED_FIELDS.box, box);
  if (numbers.length > 0) address.set(WANTED_FIELDS.numbers, numbers.join(','));
  const query = address.toString();
  return query === '' ? '' : `?${query}`;
}

/** The channels that packs hold: the ones that can be wanted. */
export function optionalChannels({ channels }: TvGuide): GuideChannel[] {
  return channels.filter(isOptional);
}

const isOptional = ({ packs }: GuideChannel) => packs.length > 0;

/** Channels as their names find them. */
export type NamedChannels = {
  readonly channels: readonly GuideChannel[];
  readonly index: ChannelIndex;
};

/**
 * All channels can be found, lest « Arte », which every box has, be taken for « ART Aflam »; of two that
 * match as well, a pack's.
 */
export function namedChannels({ channels }: Pick<TvGuide, 'channels'>): NamedChannels {
  const optionalFirst = channels.toSorted((a, b) => Number(isOptional(b)) - Number(isOptional(a)));
  return { channels: optionalFirst, index: indexChannels(optionalFirst) };
}

/** What becomes of a name that was typed: a channel more, or why not. */
export function addByName(
  typed: string,
  { channels, index }: NamedChannels,
  numbers: readonly number[],
  texts: PackFinderTexts['adding'],
) {
  const no = (message: string) => ({ message, added: null });
  if (typed === '') return no(texts.empty);
  const [position] = searchChannels(index, typed);
  const found = position === undefined ? undefined : channels[position];
  if (!found) return no(sentenceWith(texts.unknown, { name: typed }));
  const { name } = found;
  if (!isOptional(found)) return no(sentenceWith(texts.included, { name }));
  if (numbers.includes(found.number)) return no(sentenceWith(texts.already, { name }));
  if (numbers.length >= MAX_WANTED) return no(texts.full);
  return { message: sentenceWith(texts.added, { name }), added: found.number };
}

/** The cheapest packs for these channels, beside what the box includes. */
export function cheapestAnswer(
  chosen: readonly GuideChannel[],
  { packs, channels }: TvGuide,
  box: { readonly key: string; readonly label: string } | null,
  texts: PackFinderTexts['answer'],
) {
  const included = chosen.filter(({ includedIn }) => box !== null && includedIn.includes(box.key));
  const way = cheapestWay(
    chosen.map(({ number }) => number),
    packs.map(({ key, price }) => ({
      key,
      price,
      channels: new Set(
        channels.filter((channel) => channel.packs.includes(key)).map(({ number }) => number),
      ),
    })),
    new Set(included.map(({ number }) => number)),
  );
  return {
    total:
      way.price === 0
        ? texts.nothing
        : sentenceWith(texts.cheapest, { price: formatPrice(way.price) }),
    packs: packs.filter(({ key }) => way.packs.includes(key)),
    /** What the box includes already, or null. */
    note:
      box === null || included.length === 0
        ? null
        : sentenceWith(included.length === 1 ? texts.includedOne : texts.includedMany, {
            box: box.label,
            channels: listed(included.map(({ name }) => name)),
          }),
  };
}
