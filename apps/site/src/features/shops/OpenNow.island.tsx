import { OpenState, type OpenStateProps } from './OpenState.tsx';
import styles from './SpotItem.module.css';
import { useParisClock } from './use-paris-clock.ts';

/** Whether a shop is open, by the visitor's clock: empty until that is known. */
export function OpenNow(props: Omit<OpenStateProps, 'clock'>) {
  return (
    <p className={styles.state}>
      <OpenState {...props} clock={useParisClock()} />
    </p>
  );
}
