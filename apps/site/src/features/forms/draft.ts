import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { FormValues } from '@vitrine/domain/forms/form-state';
import { isEnvelopeName } from '@vitrine/domain/forms/submission';
import { FORM_DRAFT_KEY } from '@vitrine/domain/storage-keys';
import { readSession, writeSession } from '#document/session.ts';

/** What was typed, kept for the visit from the first key until the form has arrived. */
export type Draft = {
  readonly form: FormCode;
  /** The same filled form, sent again after a reload, is the same request. */
  readonly key: string;
  readonly values: FormValues;
  /** It was sent, and its answer may have been lost: changed, it is another request. */
  readonly isSent?: boolean;
};

type Drafts = Partial<Record<FormCode, Draft>>;

export function readDraft(form: FormCode): Draft | null {
  return readDrafts()[form] ?? null;
}

/** Beside those of other forms, which wait for their visitor to come back. */
export function keepDraft(draft: Draft): void {
  writeDrafts({ ...readDrafts(), [draft.form]: draft });
}

export function forgetDraft(form: FormCode): void {
  const { [form]: _, ...others } = readDrafts();
  writeDrafts(others);
}

/** What is kept may be damaged: a form works without it. */
function readDrafts(): Drafts {
  try {
    return JSON.parse(readSession(FORM_DRAFT_KEY) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

function writeDrafts(drafts: Drafts): void {
  const isEmpty = Object.keys(drafts).length === 0;
  writeSession(FORM_DRAFT_KEY, isEmpty ? null : JSON.stringify(drafts));
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
      // The same form may offer others on another page: then nothing is chosen yet.
      const option = [...control.options].find(({ value }) => value === values[control.name]);
      if (option && control.value === '') option.selected = true;
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
