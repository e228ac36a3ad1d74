import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { FORM_DRAFT_KEY } from '@vitrine/domain/storage-keys';

/** What was typed, kept for the visit from the first key until the form has arrived. */
export type Draft = {
  readonly form: FormCode;
  /** The same filled form, sent again after a reload, is the same request. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | boolean>>;
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
