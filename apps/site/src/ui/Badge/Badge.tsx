import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export const BADGE_COLORS = ['black', 'red', 'blue'] as const;
export const BADGE_SIZES = ['s', 'm'] as const;

export type BadgeProps = {
  /** Without a label the badge is a dot. */
  label?: string;
  color?: (typeof BADGE_COLORS)[number];
  size?: (typeof BADGE_SIZES)[number];
  /** What a dot means, for those who cannot see it. */
  dotMeaning?: string;
};

/** A short tag on something: 'Nouveau', 'Série Spéciale'. */
export function Badge({ label, color = 'red', size = 'm', dotMeaning }: BadgeProps) {
  const isDot = label === undefined || label === '';
  return (
    <span className={classNames(isDot ? styles.dot : styles.tag, styles[color], styles[size])}>
      {isDot ? dotMeaning && <VisuallyHidden>{dotMeaning}</VisuallyHidden> : label}
    </span>
  );
}
