import { checkForm, type FormCheck, type FormDefinition } from '@vitrine/domain/forms/form';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { FormValues } from '@vitrine/domain/forms/form-state';
import { createProof } from './proof.ts';
import type { RequestFormProps } from './request-form-props.ts';
import { post, type Sent } from './send.ts';

/** Each page loads the schemas of its own form only. */
const definitions: Readonly<Record<FormCode, () => Promise<FormDefinition>>> = {
  contact: async () => (await import('@vitrine/domain/forms/contact')).contactForm,
  rgpd: async () => (await import('@vitrine/domain/forms/rgpd')).rgpdForm,
  abuse: async () => (await import('@vitrine/domain/forms/abuse')).abuseForm,
  syndic: async () => (await import('@vitrine/domain/forms/syndic')).syndicForm,
  'account-deletion': async () =>
    (await import('@vitrine/domain/forms/account-deletion')).accountDeletionForm,
  termination: async () => (await import('@vitrine/domain/forms/termination')).terminationForm,
  corail: async () => (await participation()).corail,
  foot: async () => (await participation()).foot,
  paques: async () => (await participation()).paques,
  'ultra-stranger-things': async () => (await participation())['ultra-stranger-things'],
  'universal-plus': async () => (await participation())['universal-plus'],
};

const participation = async () =>
  (await import('@vitrine/domain/forms/participation')).participationForms;

export type Sender = {
  judge: (values: FormValues) => Promise<FormCheck>;
  send: (body: Readonly<Record<string, unknown>>) => Promise<Sent>;
};

type SenderOptions = Pick<RequestFormProps, 'form' | 'action' | 'captchaBase' | 'conditions'>;

/** Judges a form as the server will, and sends it with its proof of work. */
export function createSender({ form, action, captchaBase, conditions }: SenderOptions): Sender {
  const proof = createProof(captchaBase, form.code);
  const definition = definitions[form.code]();
  // Reported to whoever asks for them.
  definition.catch(() => undefined);
  proof.begin().catch(() => undefined);

  const attempt = async (body: Readonly<Record<string, unknown>>) =>
    post(action, { ...body, captcha: await proof.begin() });

  return {
    judge: async (values) =>
      checkForm(await definition, values, {
        now: new Date(),
        ...(conditions && { contest: conditions }),
      }),
    async send(body) {
      const answer = await attempt(body);
      if (answer.ok || answer.status !== 403) return answer;
      // The proof may be too old: once more with another, before the visitor is told anything.
      proof.renew();
      return attempt(body);
    },
  };
}
