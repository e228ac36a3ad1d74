import type { FollowUpPage } from '@vitrine/domain/content/form-pages';
import type { SenderStep } from '@vitrine/domain/forms/follow-up';
import { Button } from '#ui/Button/Button.tsx';
import styles from './FollowUp.module.css';

export type StepButtonsProps = {
  action: string;
  token: string;
  steps: readonly SenderStep[];
  labels: FollowUpPage['steps'];
};

/** What one can do about a request: each is a button of one plain form. */
export function StepButtons({ action, token, steps, labels }: StepButtonsProps) {
  return (
    <form method="post" action={action} className={styles.steps}>
      <input type="hidden" name="token" value={token} />
      {steps.map((step) => (
        <Button
          key={step}
          type="submit"
          name="step"
          value={step}
          variant={step === 'cancel' ? 'secondary' : 'primary'}
        >
          {labels[step]}
        </Button>
      ))}
    </form>
  );
}
