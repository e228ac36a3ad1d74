import type { OpeningTexts } from '@vitrine/domain/content/places';
import { formatOpenState, type OpeningHours, openStateAt } from '@vitrine/geo/opening-hours';
import styles from './SpotItem.module.css';
import { useParisClock } from './use-paris-clock.ts';

/** Whether a shop is open, by the visitor's clock: empty until that is known. */
export function OpenNow({ hours, texts }: { hours: OpeningHours; texts: OpeningTexts }) {
  const clock = useParisClock();
  const state = clock && openStateAt(hours, clock);
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
