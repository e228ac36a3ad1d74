import type { OpeningTexts } from '@vitrine/domain/content/places';
import { parisClock } from '@vitrine/domain/paris-time';
import { formatOpenState, type OpeningHours, openStateAt } from '@vitrine/geo/opening-hours';
import { useClock } from '#ui/use-clock.ts';
import styles from './SpotItem.module.css';

/** Whether a shop is open, by the visitor's clock: empty until that is known. */
export function OpenNow({ hours, texts }: { hours: OpeningHours; texts: OpeningTexts }) {
  const minute = useClock((now) => Math.floor(now.getTime() / 60_000));
  const state = minute === null ? null : openStateAt(hours, parisClock(new Date(minute * 60_000)));
  return (
    <p className={styles.state}>
      {state && (
        <span className={state.open ? styles.open : undefined}>
          {formatOpenState(state, texts)}
        </span>
      )}
    </p>
  );
}
