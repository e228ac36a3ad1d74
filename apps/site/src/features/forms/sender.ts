import { checkForm, type FormDefinition } from '@vitrine/domain/forms/form';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { FormValues } from '@vitrine/domain/forms/form-state';
import { participationForm } from '@vitrine/domain/forms/participation';
import { requestForms } from '@vitrine/domain/forms/request-forms';
import { createProof } from './proof.ts';
import type { RequestFormProps } from './request-form-props.ts';
import { post } from './send.ts';

type SenderOptions = Pick<RequestFormProps, 'form' | 'action' | 'captchaBase' | 'contest'>;

/** Judges a form as the server will, and sends it with its proof of work. */
export function createSender({ form, action, captchaBase, contest }: SenderOptions) {
  const proof = createProof(captchaBase, form.code);
  proof.begin().catch(() => undefined);

  const definition = rulesOf(form.code, contest);

  const attempt = async (body: Readonly<Record<string, unknown>>) =>
    post(action, { ...body, captcha: await proof.begin() });

  return {
    judge: (values: FormValues) =>
      checkForm({ definition, description: form }, values, {
        now: new Date(),
        ...(contest && { contest }),
      }),
    async send(body: Readonly<Record<string, unknown>>) {
      const answer = await attempt(body);
      if (answer.ok || answer.status !== 403) return answer;
      // The proof may be too old: once more with another, before the visitor is told anything.
      proof.renew();
      return attempt(body);
    },
  };
}

/** By the forms themselves: their codes are in a file that other islands would then share. */
function rulesOf(code: FormCode, contest: SenderOptions['contest']): FormDefinition {
  const requests: Readonly<Partial<Record<FormCode, FormDefinition>>> = requestForms;
  return requests[code] ?? participationForm(code, contest?.questions ?? []);
}
