import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './ProgressBar.module.css';

export const PROGRESS_STATES = ['loading', 'success', 'error'] as const;

export type ProgressState = (typeof PROGRESS_STATES)[number];

export type ProgressBarProps = {
  label: string;
  state?: ProgressState;
  /** From 0 to 100; unknown when left out. A success is always full. */
  value?: number;
  /** What happened, below the bar. */
  message?: string;
};

const STATE_ICON = { success: IconCircleCheck, error: IconCircleX } as const;

export function ProgressBar({ label, state = 'loading', value, message }: ProgressBarProps) {
  const id = useId();
  const shown = state === 'success' ? 100 : value;
  return (
    <div className={classNames(styles.root, styles[state])}>
      <span className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {shown !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {Math.round(shown)}&nbsp;%
          </span>
        )}
      </span>
      <progress className={styles.bar} id={id} max={100} value={shown} />
      <output className={styles.message}>
        {state !== 'loading' && message !== undefined && <Icon of={STATE_ICON[state]} size={20} />}
        {message}
      </output>
    </div>
  );
}
