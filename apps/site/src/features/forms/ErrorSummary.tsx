import type { FieldErrors, FormDescription } from '@vitrine/domain/forms/form';
import { useEffect, useId, useRef } from 'react';
import { controlId } from './FormQuestion.tsx';
import styles from './RequestForm.module.css';

type Refusal = { readonly sentence: string; readonly errors: FieldErrors };

export type ErrorSummaryProps = {
  form: FormDescription;
  refusal: Refusal;
  /** Each new refusal takes the focus; the one a page came with has it from `autofocus`. */
  takesFocus: Refusal | null;
};

/** Why the form was not accepted, with a way to each field at fault. */
export function ErrorSummary({ form, refusal, takesFocus }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);

  const errors = Object.entries(refusal.errors);
  return (
    <section
      ref={summary}
      className={styles.summary}
      aria-labelledby={title}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what one must read first on a refused page
      autoFocus
      // React writes it as `autofocus` and looks for it as `autoFocus`.
      suppressHydrationWarning
    >
      <h2 id={title} className={styles.summaryTitle}>
        {refusal.sentence}
      </h2>
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a href={`#${controlId(form, name)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
