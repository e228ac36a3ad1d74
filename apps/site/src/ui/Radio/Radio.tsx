import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { describe, Fieldset, type FieldTexts } from '#ui/Field/Field.tsx';
import styles from './Radio.module.css';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
};

export type RadioProps = FieldTexts & {
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string;
  required?: boolean;
  onChange?: ComponentProps<'input'>['onChange'];
};

/** One answer among a few, all visible. */
export function Radio({
  label,
  hint,
  error,
  invalid = false,
  name,
  options,
  defaultValue,
  required = false,
  onChange,
}: RadioProps) {
  const id = useId();
  const flagged = describe(id, { error, invalid })['aria-invalid'];
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              className={classNames(styles.dot, flagged && styles.invalid)}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={required}
              onChange={onChange}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
