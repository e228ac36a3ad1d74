import type { FormContext, FormDefinition } from '@vitrine/domain/forms/form';
import { checkForm } from '@vitrine/domain/forms/form';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { HONEYPOT_NAME, REFUSALS } from '@vitrine/domain/forms/submission';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { createProof } from './proof.ts';
import { send } from './send.ts';
import { readValues, writeValues } from './values.ts';
import {
  clearError,
  clearErrors,
  showErrors,
  showProgress,
  showReceipt,
  showReview,
  showStep,
} from './view.ts';

/** Each page loads the schema of its own form only. */
const definitions: Record<FormCode, () => Promise<FormDefinition>> = {
  contact: async () => (await import('@vitrine/domain/forms/contact')).contactForm,
  rgpd: async () => (await import('@vitrine/domain/forms/rgpd')).rgpdForm,
  abuse: async () => (await import('@vitrine/domain/forms/abuse')).abuseForm,
  syndic: async () => (await import('@vitrine/domain/forms/syndic')).syndicForm,
  'account-deletion': async () =>
    (await import('@vitrine/domain/forms/account-deletion')).accountDeletionForm,
  termination: async () => (await import('@vitrine/domain/forms/termination')).terminationForm,
  corail: () => participation('corail'),
  foot: () => participation('foot'),
  paques: () => participation('paques'),
  'ultra-stranger-things': () => participation('ultra-stranger-things'),
  'universal-plus': () => participation('universal-plus'),
};

async function participation(code: FormCode): Promise<FormDefinition> {
  const { participationForms } = await import('@vitrine/domain/forms/participation');
  return participationForms[code as keyof typeof participationForms];
}

/** Forms work without us; with us they answer on the spot and forget nothing. */
export function startForms(): void {
  // Without it (a page not served securely) there is no proof of work: the plain post remains.
  if (!globalThis.crypto?.subtle) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) startForm(form);
}

export function startForm(form: HTMLFormElement): void {
  const code = form.dataset['form'] as FormCode;
  const proof = createProof(form.dataset['captcha'] ?? '/api/captcha', code);
  const context = (): FormContext => {
    const conditions = form.dataset['conditions'];
    return {
      now: new Date(),
      ...(conditions
        ? { contest: JSON.parse(conditions) as NonNullable<FormContext['contest']> }
        : {}),
    };
  };
  let key: string = crypto.randomUUID();
  let sentOnce = false;
  let busy = false;

  const draft = readDraft(code);
  if (draft) {
    key = draft.key;
    writeValues(form, draft.values);
  }

  form.addEventListener(
    'focusin',
    () => {
      proof.begin().catch(() => undefined);
      definitions[code]().catch(() => undefined);
    },
    { once: true },
  );

  form.addEventListener('input', ({ target }) => {
    // What was sent and then changed is another request.
    if (sentOnce) key = crypto.randomUUID();
    sentOnce = false;
    keepDraft({ form: code, key, values: readValues(form) });
    if (target instanceof Element)
      clearError(form, target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '');
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (busy) return;
    if (submitter?.hasAttribute('data-edit')) return showStep(form, 'questions');
    busy = true;
    showProgress(form, 'Vérification en cours…');
    submit(submitter?.hasAttribute('data-confirm') ?? false)
      .catch(() => showErrors(form, REFUSALS.down, {}))
      .finally(() => {
        busy = false;
        showProgress(form, '');
      });
  });

  async function submit(confirmed: boolean): Promise<void> {
    const definition = await definitions[code]();
    const values = readValues(form);
    const check = checkForm(definition, values, context());
    if (!check.ok) return refuse(REFUSALS.fields, check.errors);
    if (form.dataset['reviewMode'] === 'always' && !confirmed)
      return showReview(form, definition, check.values);
    clearErrors(form);
    showProgress(form, 'Envoi en cours…');
    sentOnce = true;
    keepDraft({ form: code, key, values });
    let answer = await post(check.values);
    if (!answer.ok && answer.status === 403) {
      // The proof may be too old: once more with another, before the visitor is told anything.
      proof.renew();
      answer = await post(check.values);
    }
    if (!answer.ok) return refuse(answer.sentence, answer.errors);
    forgetDraft();
    showReceipt(form, answer);
  }

  async function post(values: Readonly<Record<string, unknown>>) {
    const trap = form.elements.namedItem(HONEYPOT_NAME);
    return send(form.action, {
      ...values,
      idempotencyKey: key,
      captcha: await proof.begin(),
      website: trap instanceof HTMLInputElement ? trap.value : '',
    });
  }

  function refuse(sentence: string, errors: Readonly<Record<string, string>>): void {
    showStep(form, 'questions');
    showErrors(form, sentence, errors);
  }

  form.parentElement
    ?.querySelector('[data-print]')
    ?.addEventListener('click', () => window.print());
}
