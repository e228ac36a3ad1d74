import type { OpeningTexts } from '@vitrine/domain/content/places';
import type { ParisClock } from '@vitrine/domain/paris-time';
import { formatOpenState, type OpeningHours, openStateAt } from '@vitrine/geo/opening-hours';
import styles from './SpotItem.module.css';

export type OpenStateProps = {
  /** Null where it is always open. */
  hours: OpeningHours | null;
  /** Null until the visitor's clock is known. */
  clock: ParisClock | null;
  texts: OpeningTexts;
};

/** Whether a shop is open: nothing until that is known. */
export function OpenState({ hours, clock, texts }: OpenStateProps) {
  const state = hours && clock && openStateAt(hours, clock);
  return (
    state && (
      <span className={state.open ? styles.open : undefined}>{formatOpenState(state, texts)}</span>
    )
  );
}
