import { useId } from 'react';
import styles from './ContentSwitcher.module.css';

export type ContentSwitcherOption = { value: string; label: string; disabled?: boolean };

export type ContentSwitcherProps = {
  label: string;
  name: string;
  options: readonly ContentSwitcherOption[];
  defaultValue?: string;
  /** Instead, where something else keeps the choice: an address, say. */
  value?: string;
  onChange?: (value: string) => void;
};

/**
 * Two to four views of the same thing. Radio buttons: the arrow keys come with them, and CSS can show
 * a view with `:has([value='annee']:checked)` where no island is wanted.
 */
export function ContentSwitcher({
  label,
  name,
  options,
  defaultValue = options[0]?.value ?? '',
  value,
  onChange,
}: ContentSwitcherProps) {
  const id = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <span key={option.value} className={styles.option}>
          <input
            className={styles.input}
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            disabled={option.disabled}
            onChange={() => onChange?.(option.value)}
          />
          <label className={styles.label} htmlFor={`${id}-${option.value}`}>
            {option.label}
          </label>
        </span>
      ))}
    </fieldset>
  );
}
