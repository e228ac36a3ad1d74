import type { ChannelTexts } from '@vitrine/domain/content/service-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ChannelFilters } from '@vitrine/domain/tv/channel-filters';
import { memo, startTransition, useEffect, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ChannelList } from './ChannelList.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import type { Found } from './searchable-guide.ts';
import styles from './channels.module.css';

/**
 * One letter finds hundreds: what a screen shows comes first, the rest on demand. A keystroke then
 * costs as much with five thousand channels as with five hundred, but for the search itself.
 */
export const RESULTS_AT_ONCE = 60;
/** What a key waits for: no screen shows more channels before it is scrolled. */
const SCREENFUL = 20;

type FoundChannelsProps = {
  found: Found;
  filters: ChannelFilters;
  categories: readonly { key: string; label: string }[];
  texts: ChannelTexts;
  onClear: () => void;
};

/** What is found: the best first when words were typed, by theme otherwise. */
export const FoundChannels = memo(function FoundChannels({
  found,
  filters,
  categories,
  texts,
  onClear,
}: FoundChannelsProps) {
  if (found.kept.length === 0)
    return (
      <EmptyState
        title={texts.nothing}
        action={
          <Button variant="secondary" onClick={onClear}>
            {texts.clear}
          </Button>
        }
      >
        <p>{adviceFor(filters, found.byName, texts.advice)}</p>
      </EmptyState>
    );
  return filters.query === '' ? (
    <ByTheme found={found} categories={categories} texts={texts} />
  ) : (
    <BestFirst found={found} texts={texts} />
  );
});

/** Reading goes on where it stopped: at the first row that more of them brought. */
const readOn = (row: HTMLLIElement | null) => row?.focus();

function BestFirst({ found: { kept }, texts }: Pick<FoundChannelsProps, 'found' | 'texts'>) {
  // More was asked of these results, not of the next ones.
  const [more, setMore] = useState({ of: kept, count: RESULTS_AT_ONCE });
  const count = more.of === kept ? more.count : RESULTS_AT_ONCE;
  const isSettled = useSettled(kept);
  return (
    <>
      <ul className={styles.list} aria-label={texts.found}>
        {kept.slice(0, isSettled ? count : SCREENFUL).map(({ row }, at) => (
          <ChannelRow
            key={row.number}
            channel={row}
            texts={texts.row}
            rowRef={at > 0 && at === count - RESULTS_AT_ONCE ? readOn : undefined}
          />
        ))}
      </ul>
      {kept.length > count && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            onClick={() => setMore({ of: kept, count: count + RESULTS_AT_ONCE })}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

function ByTheme({
  found: { kept },
  categories,
  texts,
}: Pick<FoundChannelsProps, 'found' | 'categories' | 'texts'>) {
  const drawn = useSettled(kept) ? kept : kept.slice(0, SCREENFUL);
  const themes = categories
    .map(({ key, label }) => ({
      key,
      label,
      count: kept.filter(({ channel }) => channel.category === key).length,
      channels: drawn.filter(({ channel }) => channel.category === key).map(({ row }) => row),
    }))
    .filter(({ channels }) => channels.length > 0);
  return <ChannelList categories={themes} texts={texts.row} />;
}

/** False at first: a screenful is drawn, the rest when nothing else waits. */
function useSettled(kept: Found['kept']): boolean {
  const [settled, setSettled] = useState<Found['kept'] | null>(null);
  useEffect(() => startTransition(() => setSettled(kept)), [kept]);
  return settled === kept;
}

/** What to do about an empty list, from what made it empty. */
function adviceFor(
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
