import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryProps = {
  title: string;
  /** One line for each field at fault: what is wrong there, and the way to it. */
  errors: readonly { readonly controlId: string; readonly message: string }[];
  /** Whatever is new each time the summary takes the focus; null while the page came with it. */
  takesFocus: unknown;
};

/** Why a form was not accepted, before its first question. */
export function ErrorSummary({ title, errors, takesFocus }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus !== null) summary.current?.focus();
  }, [takesFocus]);

  return (
    <section
      ref={summary}
      className={styles.root}
      aria-labelledby={id}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what one must read first on a refused page
      autoFocus
      // React writes it as `autofocus` and looks for it as `autoFocus`.
      suppressHydrationWarning
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ controlId, message }) => (
            <li key={controlId}>
              <a href={`#${controlId}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
