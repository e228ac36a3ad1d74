import type { Brand } from '@vitrine/domain/brand';
import type { MailTexts, ReceiptTexts } from '@vitrine/domain/content/mails';
import type { MailKind, MailLink, MailOf } from '@vitrine/domain/mails';

export type MailContext = {
  /** Where the brand's colours are its own. */
  themes: Brand['themes'];
  texts: MailTexts;
  receipts: ReceiptTexts;
  /** Where requests are followed, in full. */
  followUpUrl: string;
  /** Where a single-use link leads, in full. */
  links: readonly (MailLink & { readonly url: string })[];
};

export type MailProps<Kind extends MailKind> = MailContext & {
  mail: MailOf<Kind>;
  /** Its subject says what it is; its title may be shorter. */
  subject: string;
};
