import type { Brand } from '@vitrine/domain/brand';
import { allForms } from '@vitrine/domain/forms/all-forms';
import { CONTEST_CODES } from '@vitrine/domain/forms/form-codes';
import { confirmationMail } from '@vitrine/domain/forms/receipts';
import { z } from 'zod';
import type { FormDeskOptions } from '../forms/desk.ts';

/** What an e-mail needs to leave; the sender's own address is a setting. */
export const MailPayload = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** What a contest's partner is told: that an entry came, never whose. */
export const PartnerPayload = z.object({
  event: z.literal('contest-entry'),
  contest: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
});

export type MessagesOptions = {
  brand: Brand;
  /** Without a mail server, or a partner, nothing is queued for it. */
  mail: boolean;
  partner: boolean;
};

/** The messages that an accepted request causes. Their ids start with its reference (see erase). */
export function createMessages({
  brand,
  mail,
  partner,
}: MessagesOptions): NonNullable<FormDeskOptions['messages']> {
  return (code, values, receipt) => {
    const { reference, receivedAt } = receipt;
    const to = values['email'];
    const isContest = CONTEST_CODES.some((contest) => contest === code);
    return [
      ...(mail && typeof to === 'string'
        ? [
            {
              id: `${reference}:confirmation`,
              topic: 'mail' as const,
              payload: { to, ...confirmationMail(allForms[code], values, receipt, brand.name) },
            },
          ]
        : []),
      ...(partner && isContest
        ? [
            {
              id: `${reference}:partner`,
              topic: 'partner' as const,
              payload: { event: 'contest-entry', contest: code, reference, receivedAt },
            },
          ]
        : []),
    ];
  };
}
