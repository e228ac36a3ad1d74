import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { HONEYPOT_NAME } from '@vitrine/domain/forms/submission';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { controlId, FormQuestion } from './FormQuestion.tsx';
import { Receipt } from './Receipt.tsx';
import type { RequestFormProps } from './request-form-props.ts';
import { Review } from './Review.tsx';
import styles from './RequestForm.module.css';
import { STARTS_HERE } from './starts-here.ts';
import { useRequest } from './use-request.ts';

/** How far the request is. */
const STEP_OF = { questions: 0, review: 1, received: 2 } as const;

/** Every state of a request: asked, refused, to review, received. Without script the server renders it again. */
export function RequestForm(props: RequestFormProps) {
  const { form, texts, initial, page, action, hidden = {} } = props;
  const { state, progress, corrected, hasChanged, bind } = useRequest(props);
  const questions = useRef<HTMLDivElement>(null);
  const isBack = hasChanged && state.kind === 'questions' && state.refusal === null;
  useEffect(() => {
    if (!isBack) return;
    // The button that asked for them is gone with what was reviewed; they are read from the first.
    questions.current?.focus({ preventScroll: true });
    questions.current?.scrollIntoView();
  }, [isBack]);
  const at = STEP_OF[state.kind];
  const steps = props.steps && (
    <div className={styles.steps}>
      <ProgressBar
        label={props.steps[at] ?? ''}
        value={((at + 1) / props.steps.length) * 100}
        state={at === props.steps.length - 1 ? 'success' : 'loading'}
      />
    </div>
  );
  if (state.kind === 'received')
    return (
      <div className={styles.root}>
        {steps}
        <Receipt receipt={state.receipt} texts={texts} takesFocus={hasChanged} />
      </div>
    );

  const given = initial.kind === 'received' ? {} : initial.values;
  const refusal = state.kind === 'questions' ? state.refusal : null;
  const isReview = state.kind === 'review';
  /** The page came with its answers, to be changed. */
  const isReopened =
    initial.kind === 'questions' && !initial.refusal && Object.keys(given).length > 0;
  return (
    <div className={styles.root}>
      {steps}
      {/* Our sentences, in French and together, rather than the browser's one at a time. */}
      <form className={styles.form} method="post" action={action} noValidate {...bind}>
        <input type="hidden" name="page" value={page} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {texts.labels.trap}
            <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
          </label>
        </div>

        {refusal && (
          <div className={styles.refusal}>
            <ErrorSummary
              title={refusal.sentence}
              errors={Object.entries(refusal.errors).map(([name, message]) => ({
                controlId: controlId(form, name),
                message,
              }))}
              takesFocus={hasChanged ? refusal : null}
            />
          </div>
        )}

        {/* Out of sight while one reviews: its answers are what is confirmed. */}
        <div ref={questions} className={styles.questions} hidden={isReview} tabIndex={-1}>
          {form.groups.map((group, index) => (
            <fieldset key={group.legend} className={styles.group}>
              <legend className={styles.legend} {...(isReopened && index === 0 && STARTS_HERE)}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {group.legend}
              </legend>
              <div className={styles.fields}>
                {group.fields.map((name) => (
                  <FormQuestion
                    key={name}
                    form={form}
                    name={name}
                    placeholder={texts.labels.choose}
                    optional={texts.optional}
                    value={given[name]}
                    error={corrected.has(name) ? undefined : refusal?.errors[name]}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          {texts.rules && (
            <p className={styles.note}>
              <a href={texts.rules.href}>{texts.rules.label}</a>
            </p>
          )}
          <p className={styles.note}>
            <Icon of={IconLock} size={20} />
            <span>
              {texts.privacy.text} <a href={texts.privacy.href}>{texts.labels.rights}</a>
            </span>
          </p>
          <div className={styles.actions}>
            <Button type="submit" size="l" loading={progress !== 'idle' && texts.labels[progress]}>
              {texts.submit}
            </Button>
          </div>
        </div>

        {isReview && (
          <Review
            form={form}
            texts={texts}
            review={state}
            sending={progress !== 'idle' && texts.labels[progress]}
            takesFocus={hasChanged}
          />
        )}
        <output className={styles.progress}>
          {progress === 'idle' ? '' : texts.labels[progress]}
        </output>
      </form>
    </div>
  );
}
