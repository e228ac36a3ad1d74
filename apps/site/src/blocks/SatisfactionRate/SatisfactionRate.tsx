import type { ContentOf } from '@vitrine/domain/content/calls';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './SatisfactionRate.module.css';

export type SatisfactionRateProps = ContentOf<'home/satisfaction-rate'>;

/** One figure, and how it was counted. */
export function SatisfactionRate({ rate, label, detail, source }: SatisfactionRateProps) {
  return (
    <Section theme="dark">
      <div className={styles.root}>
        <p className={styles.statement}>
          <span className={styles.rate}>{`${rate}\u00a0%`}</span> {label}
        </p>
        <div className={styles.method}>
          <RichText source={detail} />
          <p>{source}</p>
        </div>
      </div>
    </Section>
  );
}
