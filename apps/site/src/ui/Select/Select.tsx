import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type ControlProps, describe, Field } from '#ui/Field/Field.tsx';
import field from '#ui/Field/Field.module.css';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ControlProps<'select'>, 'children' | 'multiple'> & {
  options: readonly SelectOption[];
  /** First line when nothing is chosen yet. */
  placeholder?: string;
};

/** One value among several, with the system's own list: the best picker on a phone. */
export function Select({
  label,
  hint,
  error,
  invalid = false,
  optional,
  options,
  placeholder,
  id,
  ...native
}: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const canBeEmpty = placeholder !== undefined || options[0]?.value === '';
  return (
    <Field {...{ label, hint, error, optional }} id={selectId} required={native.required}>
      <div className={styles.box}>
        <select
          {...native}
          {...describe(selectId, { hint, error, invalid })}
          className={classNames(field.control, styles.select)}
          id={selectId}
          // Where nothing can be left unchosen, HTML allows no demand for a choice.
          required={native.required === true && canBeEmpty}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon of={IconChevronDown} />
        </span>
      </div>
    </Field>
  );
}
