import { declaredAnswers } from '@vitrine/domain/forms/answers';
import type { FormDescription } from '@vitrine/domain/forms/form';
import type { FormState } from '@vitrine/domain/forms/form-state';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Answers } from './Answers.tsx';
import type { RequestTexts } from './request-form-props.ts';
import styles from './RequestForm.module.css';
import { STARTS_HERE } from './starts-here.ts';

export type ReviewProps = {
  form: FormDescription;
  texts: RequestTexts;
  review: Extract<FormState, { kind: 'review' }>;
  /** What is said while it is sent. */
  sending: string | false;
  takesFocus: boolean;
};

/** Everything once more, in words, before it is sent. */
export function Review({ form, texts, review, sending, takesFocus }: ReviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.review}>
      {review.token !== null && <input type="hidden" name="token" value={review.token} />}
      {review.sentence !== null && (
        <p className={styles.summary} role="alert">
          {review.sentence}
        </p>
      )}
      <h2 ref={title} {...STARTS_HERE}>
        {texts.review.title}
      </h2>
      <Answers of={declaredAnswers(form, review.values)} />
      <div className={styles.actions}>
        <Button type="submit" size="l" name="step" value="confirm" loading={sending}>
          {texts.review.confirm}
        </Button>
        <Button type="submit" size="l" variant="ghost" name="step" value="edit">
          {texts.labels.edit}
        </Button>
      </div>
    </div>
  );
}
