import type { PaymentMeans } from '@vitrine/domain/content/pages';
import { paymentGlyphs } from './payment-glyphs.ts';
import styles from './PaymentMarks.module.css';

export type PaymentMarksProps = { means: readonly PaymentMeans[] };

const LABELS: Record<PaymentMeans, string> = {
  'direct-debit': 'Prélèvement SEPA',
  card: 'Carte bancaire',
  'e-card': 'Carte virtuelle',
  transfer: 'Virement',
  cheque: 'Chèque',
};

/** The ways to pay: marks of our own drawing, each with its name in our typeface. */
export function PaymentMarks({ means }: PaymentMarksProps) {
  return (
    <ul className={styles.root} aria-label="Moyens de paiement acceptés">
      {means.map((kind) => (
        <li key={kind} className={styles.mark}>
          <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
            <path d={paymentGlyphs[kind]} />
          </svg>
          {LABELS[kind]}
        </li>
      ))}
    </ul>
  );
}
