import type { DeclaredAnswer } from '@vitrine/domain/forms/answers';
import styles from './RequestForm.module.css';

/** What was answered, in words. */
export function Answers({ of: answers }: { of: readonly DeclaredAnswer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
