import styles from './FieldError.module.css';

/** Below a control, only when given; alone, for a page with one control of its own brings no other style of a field. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!hasText(error)) return null;
  return (
    <p className={styles.root} id={`${id}-error`}>
      {error}
    </p>
  );
}

export function hasText(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}
