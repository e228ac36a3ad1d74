import type { ChannelTexts } from '@vitrine/domain/content/service-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ChannelFilters } from '@vitrine/domain/tv/channel-filters';

export function countText(
  count: number,
  { none, one, many }: Pick<ChannelTexts, 'none' | 'one' | 'many'>,
): string {
  if (count === 0) return none;
  return count === 1 ? one : sentenceWith(many, { count });
}

/** What to do about an empty list, from what made it empty. */
export function adviceFor(
  { query }: ChannelFilters,
  foundByName: number,
  texts: ChannelTexts['advice'],
): string {
  if (query === '') return texts.filters;
  if (foundByName === 0) return sentenceWith(texts.spelling, { query });
  return sentenceWith(foundByName === 1 ? texts.oneWithoutFilters : texts.manyWithoutFilters, {
    count: foundByName,
    query,
  });
}
