import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type ControlProps, describe, Field } from '#ui/Field/Field.tsx';
import field from '#ui/Field/Field.module.css';
import styles from './Textarea.module.css';

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({
  label,
  hint,
  error,
  invalid = false,
  optional,
  id,
  ...native
}: ControlProps<'textarea'>) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <Field {...{ label, hint, error, optional }} id={areaId} required={native.required}>
      <textarea
        rows={5}
        {...native}
        {...describe(areaId, { hint, error, invalid })}
        className={classNames(field.control, styles.area)}
        id={areaId}
      />
    </Field>
  );
}
