import type { BoxOffer } from '@vitrine/domain/box-offer';
import { FeatureItem, type FeatureItemProps } from '#ui/FeatureItem/FeatureItem.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Features.module.css';

export type FeaturesProps = Pick<FeatureItemProps, 'more'> & {
  title: string;
  features: BoxOffer['features'];
};

/** What the offer gives, each with what the line leaves out. */
export function Features({ title, features, more }: FeaturesProps) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.root}>
        {features.map((feature) => (
          <li key={feature.description} className={styles.item}>
            <FeatureItem {...feature} more={more} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
