import { sentenceWith } from '@vitrine/domain/sentence';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Tooltip } from '#ui/Tooltip/Tooltip.tsx';
import { featureIcon } from './feature-icons.ts';
import styles from './FeatureItem.module.css';

export type FeatureItemProps = {
  description: string;
  /** What the description leaves out. */
  tooltip?: string | undefined;
  /** The name of the button that says it: 'En savoir plus : <subject>'. */
  more: string;
  /** A name of feature-icons.ts. */
  icon: string;
};

/** One thing a product does, with its icon. */
export function FeatureItem({ description, tooltip, more, icon }: FeatureItemProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon of={featureIcon(icon)} />
      </span>
      <p className={styles.description}>{description}</p>
      {tooltip !== undefined && (
        <Tooltip label={sentenceWith(more, { subject: description })}>{tooltip}</Tooltip>
      )}
    </div>
  );
}
