import type { ContestState } from '@vitrine/domain/forms/contest';
import { Button } from '#ui/Button/Button.tsx';
import styles from './ContestStatus.module.css';
import { type ContestTimes, useContestState } from './use-contest-state.ts';

export type ContestStatusProps = {
  times: ContestTimes;
  action: { label: string; href: string };
};

const LABELS: Readonly<Record<ContestState, string>> = {
  upcoming: 'Bientôt',
  open: 'Jeu ouvert',
  full: 'Jeu complet',
  closed: 'Jeu terminé',
};

/** Whether one can enter now, and the way there. */
export function ContestStatus({ times, action }: ContestStatusProps) {
  const state = useContestState(times);
  return (
    <div className={styles.root}>
      <p className={styles.state}>{LABELS[state]}</p>
      {state === 'open' && (
        <Button href={action.href} size="l">
          {action.label}
        </Button>
      )}
    </div>
  );
}
