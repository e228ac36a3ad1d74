import { useId } from 'react';
import { type ControlProps, describe } from '#ui/Field/Field.tsx';
import { FieldError } from '#ui/Field/FieldError.tsx';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ControlProps<'input'>, 'type'>;

/** Yes or no, beside what it is about. */
export function Checkbox({ label, hint, error, invalid = false, id, ...native }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.root}>
      <label className={styles.row} htmlFor={inputId}>
        <input
          {...native}
          {...describe(inputId, { hint, error, invalid })}
          className={styles.box}
          id={inputId}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={inputId} error={error} />
    </div>
  );
}
