import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useId, useState, type ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { describe, Field, type FieldTexts } from '#ui/Field/Field.tsx';
import field from '#ui/Field/Field.module.css';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Input.module.css';

export type InputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'aria-describedby' | 'aria-invalid'> & {
    /** Whether a password may be shown: where no script runs, its button would do nothing. */
    canReveal?: boolean;
    type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'search' | 'password';
  };

/** One line of text. A password can be shown and hidden again. */
export function Input({
  label,
  hint,
  error,
  invalid = false,
  unmarked = false,
  type = 'text',
  canReveal = type === 'password',
  id,
  ...native
}: InputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [visible, setVisible] = useState(false);
  return (
    <Field
      id={inputId}
      label={label}
      hint={hint}
      error={error}
      required={native.required}
      unmarked={unmarked}
    >
      <div className={styles.box}>
        <input
          {...native}
          {...describe(inputId, { hint, error, invalid })}
          className={classNames(field.control, canReveal && styles.password)}
          id={inputId}
          type={canReveal && visible ? 'text' : type}
        />
        {canReveal && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={inputId}
            disabled={native.disabled}
            onClick={() => setVisible(!visible)}
          >
            <Icon
              of={visible ? IconEyeOff : IconEye}
              label={visible ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            />
          </button>
        )}
      </div>
    </Field>
  );
}
