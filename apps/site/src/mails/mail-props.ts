import type { Brand } from '@vitrine/domain/brand';
import type { MailTexts, ReceiptTexts } from '@vitrine/domain/content/mails';
import { type FormCode, kindOf } from '@vitrine/domain/forms/form-codes';
import type { MailKind, MailLink, MailOf } from '@vitrine/domain/mails';

export type MailContext = {
  /** Its mark, and its colours where they are its own. */
  brand: Pick<Brand, 'mark' | 'themes'>;
  texts: MailTexts;
  receipts: ReceiptTexts;
  /** What contests are called, by code: those on show, and those that are gone but kept. */
  contests: ReadonlyMap<string, string>;
  /** Where requests are followed, in full. */
  followUpUrl: string;
  /** Where those who answer read a request, in full; its reference follows. */
  staffUrl: string;
  /** Where a single-use link leads, in full. */
  links: readonly (MailLink & { readonly url: string })[];
};

export type MailProps<Kind extends MailKind> = MailContext & {
  mail: MailOf<Kind>;
  /** Its subject says what it is; its title may be shorter. */
  subject: string;
};

/** What a form is called; a contest of which nothing is kept, by its kind. */
export function formName(
  form: FormCode,
  { texts, contests }: Pick<MailContext, 'texts' | 'contests'>,
): string {
  return contests.get(form) ?? texts.forms[kindOf(form)];
}
