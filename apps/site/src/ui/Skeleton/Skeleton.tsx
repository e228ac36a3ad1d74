import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'block' | 'circle';
  /** Number of lines of text. */
  lines?: number;
  /** Said once for the whole area that loads. */
  label?: string;
};

/** The room of something that is on its way. */
export function Skeleton({ shape = 'text', lines = 3, label }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <div className={styles.root}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles.bone, styles[shape])} />
      ))}
    </div>
  );
}
