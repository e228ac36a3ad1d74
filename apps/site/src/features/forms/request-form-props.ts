import type { FormAnswers } from '@vitrine/domain/content/form-answers';
import type { FormTexts } from '@vitrine/domain/content/forms';
import type { ReceiptTexts } from '@vitrine/domain/content/mails';
import type { FormKind } from '@vitrine/domain/forms/form-codes';
import type { ContestConditions, FormDescription } from '@vitrine/domain/forms/form';
import type { FormState } from '@vitrine/domain/forms/form-state';
import type { QuestionRules } from '@vitrine/domain/forms/participation';

export type RequestTexts = {
  submit: string;
  /** After the name of a field that may stay empty. */
  optional: string;
  labels: Omit<FormTexts['shared']['labels'], 'privacy'>;
  review: FormTexts['shared']['review'];
  receipt: Omit<ReceiptTexts, 'requests' | 'pdf'> & {
    pdf: string;
  } & ReceiptTexts['requests'][FormKind];
  /** What is said by the page itself when it is not accepted. */
  refusals: Pick<FormAnswers['refusals'], 'fields' | 'down'>;
  /** Where the request is followed. */
  followUp: { label: string; href: string };
  /** How long we keep the answers and why we ask: shown above the button. */
  privacy: { text: string; href: string };
  /** Under which terms one enters, for a contest. */
  rules?: { label: string; href: string };
};

export type RequestFormProps = {
  form: FormDescription;
  texts: RequestTexts;
  initial: FormState;
  /** Which page it is on, by name or address, for an answer without JavaScript. */
  page: string;
  action: string;
  captchaBase: string;
  /** Values of the hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Everything is shown once more before it is sent, as for a termination. */
  alwaysReviewed?: boolean;
  /** The names of its steps (asked, read again, received), for a request that is always reviewed. */
  steps?: readonly string[];
  /** Who may enter a contest, and what only it asks. */
  contest?: ContestConditions & { questions: readonly QuestionRules[] };
};
