import type { BoxOffer } from '@vitrine/domain/box-offer';
import { FeatureItem } from '#ui/FeatureItem/FeatureItem.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Features.module.css';

export type FeaturesProps = { title: string; features: BoxOffer['features'] };

/** What the offer gives, each with what the line leaves out. */
export function Features({ title, features }: FeaturesProps) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.root}>
        {features.map((feature) => (
          <li key={feature.description} className={styles.item}>
            <FeatureItem {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
