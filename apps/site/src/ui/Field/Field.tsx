import type { ComponentProps, ReactNode } from 'react';
import { FieldError, hasText } from './FieldError.tsx';
import styles from './Field.module.css';

export type FieldTexts = {
  label: ReactNode;
  /** Help that is always shown, above the control. */
  hint?: ReactNode;
  /** Shown below the control, only when given. */
  error?: string | undefined;
  /** Draws the error style even without a message. */
  invalid?: boolean;
  /** Said after the label while it may stay empty; not of a filter, where nothing is ever required. */
  optional?: string | undefined;
};

/** A control's own attributes, but for those that its block writes. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'className' | 'style' | 'aria-describedby' | 'aria-invalid'>;

/** The ARIA attributes that tie a control to its hint and its error. */
export function describe(id: string, { hint, error, invalid = false }: Omit<FieldTexts, 'label'>) {
  const ids = [hint !== undefined && `${id}-hint`, hasText(error) && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': invalid || hasText(error) ? true : undefined,
  } as const;
}

type FieldProps = Omit<FieldTexts, 'invalid'> & {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
};

/** What every one-line control shares: its label above, its hint, its error below. */
export function Field({
  id,
  label,
  hint,
  error,
  required = false,
  optional,
  children,
}: FieldProps) {
  const marked = !required && optional !== undefined;
  return (
    <div className={styles.root}>
      {/* One child above the control, so that a form can line up controls whose hints differ. */}
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {marked && ' '}
          {marked && <span className={styles.optional}>{optional}</span>}
        </label>
        {hint !== undefined && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

type FieldsetProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> & {
  id: string;
  children: ReactNode;
  hideLegend?: boolean;
};

/** The same for a group of controls. */
export function Fieldset({ id, label, hint, error, hideLegend = false, children }: FieldsetProps) {
  const { 'aria-describedby': describedBy } = describe(id, { hint, error });
  return (
    <fieldset className={styles.root} aria-describedby={describedBy}>
      <legend className={hideLegend ? 'visually-hidden' : styles.label}>{label}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
