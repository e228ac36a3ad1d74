import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type ControlProps, describe, Field } from '#ui/Field/Field.tsx';
import field from '#ui/Field/Field.module.css';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Input.module.css';

export type InputProps = ControlProps<'input'> & {
  /** The names of the button that shows a password: where no script runs, it would do nothing. */
  reveal?: { show: string; hide: string };
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'search' | 'password';
};

/** One line of text. A password can be shown and hidden again. */
export function Input({
  label,
  hint,
  error,
  invalid = false,
  optional,
  type = 'text',
  reveal,
  id,
  ...native
}: InputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ label, hint, error, optional }} id={inputId} required={native.required}>
      <div className={styles.box}>
        <input
          {...native}
          {...describe(inputId, { hint, error, invalid })}
          className={classNames(field.control, reveal && styles.password)}
          id={inputId}
          type={reveal && visible ? 'text' : type}
        />
        {reveal && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={inputId}
            disabled={native.disabled}
            onClick={() => setVisible(!visible)}
          >
            <Icon of={visible ? IconEyeOff : IconEye} label={visible ? reveal.hide : reveal.show} />
          </button>
        )}
      </div>
    </Field>
  );
}
