import { allForms } from '@vitrine/domain/forms/all-forms';
import { checkForm, type FormCheck } from '@vitrine/domain/forms/form';
import type { FormValues } from '@vitrine/domain/forms/form-state';
import { createProof } from './proof.ts';
import type { RequestFormProps } from './request-form-props.ts';
import { post, type Sent } from './send.ts';

export type Sender = {
  judge: (values: FormValues) => FormCheck;
  send: (body: Readonly<Record<string, unknown>>) => Promise<Sent>;
};

type SenderOptions = Pick<RequestFormProps, 'form' | 'action' | 'captchaBase' | 'conditions'>;

/** Judges a form as the server will, and sends it with its proof of work. */
export function createSender({ form, action, captchaBase, conditions }: SenderOptions): Sender {
  const proof = createProof(captchaBase, form.code);
  proof.begin().catch(() => undefined);

  const attempt = async (body: Readonly<Record<string, unknown>>) =>
    post(action, { ...body, captcha: await proof.begin() });

  return {
    judge: (values) =>
      checkForm(allForms[form.code], values, {
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
