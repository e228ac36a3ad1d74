import { ENVELOPE_NAMES } from '@vitrine/domain/forms/submission';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Values = Record<string, string | boolean>;

const protecting: ReadonlySet<string> = new Set(ENVELOPE_NAMES);

/** The form's own questions, without what protects it. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !protecting.has(element.name),
  );
}

export function readValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      values[control.name] = control.checked;
    else if (!(control instanceof HTMLInputElement) || control.type !== 'radio')
      values[control.name] = control.value;
    else if (control.checked) values[control.name] = control.value;
  }
  return values;
}

export function writeValues(form: HTMLFormElement, values: Readonly<Values>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === true;
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value;
    else control.value = String(value);
  }
}
