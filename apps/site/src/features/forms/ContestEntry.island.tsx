import type { Controls } from '@vitrine/domain/content/controls';
import type { ContestTexts } from '@vitrine/domain/content/contest-texts';
import type { FormAnswers } from '@vitrine/domain/content/form-answers';
import { Alert } from '#ui/Alert/Alert.tsx';
import type { RequestFormProps } from './request-form-props.ts';
import { RequestForm } from './RequestForm.island.tsx';
import styles from './ContestEntry.module.css';
import { type ContestTimes, useContestState } from './use-contest-state.ts';

export type ContestEntryProps = Pick<ContestTexts, 'openYet' | 'readRules' | 'howDrawn'> & {
  times: ContestTimes;
  entry: RequestFormProps;
  rulesHref: string;
  alerts: Controls['alerts'];
  /** Why one cannot enter. */
  refusals: Pick<FormAnswers['refusals'], 'upcoming' | 'closed' | 'full'>;
};

/** The form while one can enter, and the reason while one cannot; a receipt is shown whatever the date. */
export function ContestEntry(props: ContestEntryProps) {
  const { times, entry, rulesHref, alerts, refusals, openYet, readRules, howDrawn } = props;
  const state = useContestState(times);
  if (state === 'open' || entry.initial.kind === 'received') return <RequestForm {...entry} />;
  const isOver = state === 'closed' || state === 'full';
  return (
    <Alert
      variant={state === 'closed' ? 'default' : 'info'}
      words={alerts}
      live={state === 'full'}
      action={<a href={rulesHref}>{isOver ? howDrawn : readRules}</a>}
    >
      {refusals[state]}
      {state === 'upcoming' && (
        // No clock corrects the page then: at the address of its form it is as it is now.
        <p className={styles.withoutScript}>
          <a href={entry.action} rel="nofollow">
            {openYet}
          </a>
        </p>
      )}
    </Alert>
  );
}
