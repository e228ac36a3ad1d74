import type { Field, FormDescription } from '@vitrine/domain/forms/form';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Input } from '#ui/Input/Input.tsx';
import { Radio } from '#ui/Radio/Radio.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Textarea } from '#ui/Textarea/Textarea.tsx';
import styles from './RequestForm.module.css';

export type FormQuestionProps = {
  form: FormDescription;
  name: string;
  /** As it was sent, when the page shows it again. */
  value: string | boolean | undefined;
  error: string | undefined;
  /** Of a list, before anything is chosen. */
  placeholder: string;
  /** After the name of a field that may stay empty. */
  optional: string;
};

/** Where the summary leads. */
export function controlId({ code }: FormDescription, name: string): string {
  return `${code}-${name}`;
}

/** One field of the form's description, uncontrolled: what is typed before React arrives stays. */
export function FormQuestion({ form, ...question }: FormQuestionProps) {
  const field = form.fields[question.name];
  if (!field) return null;
  const { control, when } = field;
  const id = controlId(form, question.name);
  return (
    <div
      className={classNames(styles.question, isWide(field) && styles.wide)}
      {...(when &&
        ('is' in when
          ? { 'data-when': `${when.field}:${when.is}` }
          : { 'data-unless': `${when.field}:${when.isNot}` }))}
      // A group has no single control to lead to.
      {...(control === 'radio' && { id, tabIndex: -1 })}
    >
      <Control {...question} id={id} field={field} />
    </div>
  );
}

type ControlProps = Omit<FormQuestionProps, 'form'> & { id: string; field: Field };

function Control({ id, name, field, value, error, placeholder, optional }: ControlProps) {
  const { control, label, hint, required, options = [], autocomplete, inputMode } = field;
  const common = { name, label, required, error, ...(hint !== undefined && { hint }) };
  const text = typeof value === 'string' ? value : undefined;
  // Without `maxlength`: a browser would cut what is pasted and not say so.
  const typing = {
    ...common,
    optional,
    id,
    defaultValue: text,
    autoComplete: autocomplete,
    inputMode,
  };
  switch (control) {
    case 'hidden':
      return null;
    case 'textarea':
      return <Textarea {...typing} />;
    case 'select':
      return (
        <Select
          {...common}
          optional={optional}
          id={id}
          defaultValue={text}
          options={options}
          placeholder={placeholder}
        />
      );
    case 'radio':
      return (
        <Radio {...common} options={options} {...(text !== undefined && { defaultValue: text })} />
      );
    case 'checkbox':
      return <Checkbox {...common} id={id} defaultChecked={value === true} />;
    default:
      return <Input {...typing} type={control} />;
  }
}

/** Longer than an address or a name: it deserves the whole width. */
const LONG = 300;

/** Short answers sit two by two where there is room. */
function isWide({ control, maxLength = 0 }: Field): boolean {
  return (
    control === 'textarea' || control === 'radio' || control === 'checkbox' || maxLength > LONG
  );
}
