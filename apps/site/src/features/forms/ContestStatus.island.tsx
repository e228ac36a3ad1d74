import type { ContestTexts } from '@vitrine/domain/content/contest-texts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './ContestStatus.module.css';
import { type ContestTimes, useContestState } from './use-contest-state.ts';

export type ContestStatusProps = {
  times: ContestTimes;
  states: ContestTexts['states'];
  action: { label: string; href: string };
};

/** Whether one can enter now, and the way there. */
export function ContestStatus({ times, states, action }: ContestStatusProps) {
  const state = useContestState(times);
  return (
    <div className={styles.root}>
      <p className={styles.state}>{states[state]}</p>
      {state === 'open' && (
        <Button href={action.href} size="l">
          {action.label}
        </Button>
      )}
    </div>
  );
}
