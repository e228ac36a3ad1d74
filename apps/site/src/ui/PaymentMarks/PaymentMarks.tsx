import type { PaymentMark } from '@vitrine/domain/content/pages';
import { paymentGlyphs } from './payment-glyphs.ts';
import styles from './PaymentMarks.module.css';

export type PaymentMarksProps = { title: string; means: readonly PaymentMark[] };

/** The ways to pay: marks of our own drawing, each with its name in our typeface. */
export function PaymentMarks({ title, means }: PaymentMarksProps) {
  return (
    <ul className={styles.root} aria-label={title}>
      {means.map(({ kind, label }) => (
        <li key={kind} className={styles.mark}>
          <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
            <path d={paymentGlyphs[kind]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
