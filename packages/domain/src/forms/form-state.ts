import type { DeclaredAnswer } from './answers.ts';
import type { FieldErrors } from './form.ts';

/** What was answered, as a browser posts it: texts, and boxes that are ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The proof that a request has arrived, to keep and to print. */
export type Receipt = {
  readonly reference: string;
  readonly receivedAt: string;
  /** Signed, so that it can be opened again: the receipt as a page. */
  readonly address: string;
  /** The same as a PDF. */
  readonly pdf: string;
  /** An e-mail says the same. */
  readonly isMailed: boolean;
  /** Its sender left what opens it again: without an address, nobody can prove that it is theirs. */
  readonly canBeFollowed: boolean;
  /** What was declared, in words, where the law wants it on the receipt. */
  readonly declared: readonly DeclaredAnswer[];
};

/** Every state of a form, whoever renders it: the page as built, the browser, the server. */
export type FormState =
  | {
      readonly kind: 'questions';
      readonly values: FormValues;
      /** Why it was not accepted; null before anything was sent. */
      readonly refusal: { readonly sentence: string; readonly errors: FieldErrors } | null;
    }
  | {
      readonly kind: 'review';
      readonly values: FormValues;
      /** Without script: what confirms these very answers. */
      readonly token: string | null;
      readonly sentence: string | null;
    }
  | { readonly kind: 'received'; readonly receipt: Receipt };

export const EMPTY_FORM: FormState = { kind: 'questions', values: {}, refusal: null };

/** What is promised next: nothing that needs an e-mail where none leaves, or a follow-up where there is none. */
export function whatFollows(
  texts: {
    readonly next: string;
    readonly nextWithoutMail?: string | undefined;
    readonly nextWithoutFollowUp?: string | undefined;
  },
  { isMailed, canBeFollowed }: Pick<Receipt, 'isMailed' | 'canBeFollowed'>,
): string {
  if (isMailed) return texts.next;
  const { next, nextWithoutMail = next, nextWithoutFollowUp = nextWithoutMail } = texts;
  return canBeFollowed ? nextWithoutMail : nextWithoutFollowUp;
}
