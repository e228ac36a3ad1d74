import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** As many lines as the text to come; one fills the whole room. */
  lines?: number;
  /** Said once for the whole area that loads. */
  label?: string;
};

/** The room of something that is on its way. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div className={styles.root}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.bone} />
      ))}
    </div>
  );
}
