import { kindOf } from '@vitrine/domain/forms/form-codes';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { MailAction, MailFacts, MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';

/** Repeats the receipt and, where the law wants it, all that was declared. */
export function ConfirmationMail({
  mail,
  texts,
  receipts,
  followUpUrl,
}: MailProps<'confirmation'>) {
  const { title, next } = receipts.requests[kindOf(mail.form)];
  return (
    <MailFrame texts={texts} title={title}>
      <MailFacts
        of={[
          { label: texts.reference, value: mail.reference },
          { label: texts.received, value: frenchInstant(mail.receivedAt, texts) },
        ]}
      />
      <p>{next}</p>
      {mail.declared.length > 0 && <MailFacts of={mail.declared} />}
      <MailAction label={texts.confirmation.followUp} href={followUpUrl} />
    </MailFrame>
  );
}
