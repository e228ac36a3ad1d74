import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { FormValues } from '@vitrine/domain/forms/form-state';
import { isEnvelopeName } from '@vitrine/domain/forms/submission';
import { FORM_DRAFT_KEY } from '@vitrine/domain/storage-keys';

/** What was typed, kept for the visit from the first key until the form has arrived. */
export type Draft = {
  readonly form: FormCode;
  /** The same filled form, sent again after a reload, is the same request. */
  readonly key: string;
  readonly values: FormValues;
  /** It was sent, and its answer may have been lost: changed, it is another request. */
  readonly isSent?: boolean;
};

/** Storage may be full or forbidden: a form works without it. */
export function readDraft(form: FormCode): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(FORM_DRAFT_KEY) ?? 'null') as Draft | null;
    return draft?.form === form ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(FORM_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Nothing to do: the visitor still has the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(FORM_DRAFT_KEY);
  } catch {
    // It was never kept.
  }
}

/** Puts the draft back into uncontrolled fields; what was typed since the page opened is newer and stays. */
export function fillUntouched(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) fillInput(control, values[control.name]);
    else if (control instanceof HTMLTextAreaElement) {
      const value = values[control.name];
      if (typeof value === 'string' && control.value === control.defaultValue)
        control.value = value;
    } else if (control instanceof HTMLSelectElement) {
      const value = values[control.name];
      if (typeof value === 'string' && control.value === '') control.value = value;
    }
  }
}

function fillInput(input: HTMLInputElement, value: string | boolean | undefined): void {
  if (value === undefined || input.type === 'hidden' || isEnvelopeName(input.name)) return;
  if (input.type === 'checkbox') input.checked ||= value === true;
  else if (input.type === 'radio') {
    const isAnswered = [...(input.form?.elements ?? [])].some(
      (other) => other instanceof HTMLInputElement && other.name === input.name && other.checked,
    );
    if (!isAnswered) input.checked = input.value === value;
  } else if (input.value === input.defaultValue) input.value = String(value);
}
