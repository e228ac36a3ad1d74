import { useId, type ReactNode } from 'react';
import { Fieldset } from '#ui/Field/Field.tsx';
import styles from './Chips.module.css';

export type Chip = { value: string; label: string; icon?: ReactNode; disabled?: boolean };

export type ChipsProps = {
  /** What is being chosen. */
  label: string;
  name: string;
  items: readonly Chip[];
  /** Several at once, or one instead of another. */
  multiple?: boolean;
  defaultValues?: readonly string[];
  /** Instead, where something else keeps the choice: an address, say. */
  values?: readonly string[];
  hideLabel?: boolean;
  /** Every value now chosen, in the order of the items. */
  onChange?: (values: string[]) => void;
};

/** A row of filters: checkboxes or radio buttons in another dress, so a plain form sends them too. */
export function Chips({
  label,
  name,
  items,
  multiple = false,
  defaultValues,
  values,
  hideLabel = false,
  onChange,
}: ChipsProps) {
  const id = useId();
  return (
    <Fieldset id={id} label={label} hideLegend={hideLabel}>
      <div className={styles.row}>
        {items.map(({ value, label: text, icon, disabled }) => (
          <label key={value} className={styles.chip}>
            <input
              className={styles.input}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              {...(values
                ? { checked: values.includes(value) }
                : { defaultChecked: defaultValues?.includes(value) })}
              disabled={disabled}
              onChange={({ target }) => onChange?.(chosenIn(target.closest('fieldset')))}
            />
            {icon}
            {text}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

function chosenIn(fieldset: HTMLFieldSetElement | null): string[] {
  const inputs = fieldset?.querySelectorAll('input') ?? [];
  return [...inputs].filter((input) => input.checked).map((input) => input.value);
}
