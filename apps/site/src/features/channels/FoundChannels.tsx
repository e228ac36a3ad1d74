import type { ChannelFilters } from '@vitrine/domain/tv/channel-filters';
import { memo, startTransition, useEffect, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { adviceFor } from './channel-texts.ts';
import { ChannelList } from './ChannelList.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import type { Found } from './searchable-guide.ts';
import styles from './channels.module.css';

/**
 * One letter finds hundreds: what a screen shows comes first, the rest on demand. A keystroke then
 * costs as much with five thousand channels as with five hundred, but for the search itself.
 */
export const RESULTS_AT_ONCE = 60;

type FoundChannelsProps = {
  found: Found;
  filters: ChannelFilters;
  categories: readonly { key: string; label: string }[];
  onClear: () => void;
};

/** What is found: the best first when words were typed, by theme otherwise. */
export const FoundChannels = memo(function FoundChannels({
  found,
  filters,
  categories,
  onClear,
}: FoundChannelsProps) {
  if (found.kept.length === 0)
    return (
      <EmptyState
        title="Aucune chaîne ne correspond."
        action={
          <Button variant="secondary" onClick={onClear}>
            Effacer la recherche et les filtres
          </Button>
        }
      >
        <p>{adviceFor(filters, found.byName)}</p>
      </EmptyState>
    );
  return filters.query === '' ? (
    <ByTheme found={found} categories={categories} />
  ) : (
    <BestFirst found={found} />
  );
});

/** Reading goes on where it stopped: at the first row that more of them brought. */
const readOn = (row: HTMLLIElement | null) => row?.focus();

function BestFirst({ found: { kept } }: { found: Found }) {
  // More was asked of these results, not of the next ones.
  const [more, setMore] = useState({ of: kept, count: RESULTS_AT_ONCE });
  const count = more.of === kept ? more.count : RESULTS_AT_ONCE;
  return (
    <>
      <ul className={styles.list} aria-label="Chaînes trouvées">
        {kept.slice(0, count).map(({ row }, at) => (
          <ChannelRow
            key={row.number}
            channel={row}
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
            Voir plus de chaînes
          </Button>
        </div>
      )}
    </>
  );
}

function ByTheme({
  found: { kept },
  categories,
}: Pick<FoundChannelsProps, 'found' | 'categories'>) {
  // A screenful now; the rest when nothing else waits.
  const [whole, setWhole] = useState<Found['kept'] | null>(null);
  useEffect(() => startTransition(() => setWhole(kept)), [kept]);
  const drawn = whole === kept ? kept : kept.slice(0, RESULTS_AT_ONCE);
  const themes = categories
    .map(({ key, label }) => ({
      key,
      label,
      count: kept.filter(({ channel }) => channel.category === key).length,
      channels: drawn.filter(({ channel }) => channel.category === key).map(({ row }) => row),
    }))
    .filter(({ channels }) => channels.length > 0);
  return <ChannelList categories={themes} />;
}
