import { frenchInstant } from '@vitrine/domain/forms/submission';
import { MailFacts, MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';

/** Tells those who answer that something came, and how to read it: never what it says, nor whose it is. */
export function StaffRequestMail({ mail, subject, texts }: MailProps<'staff-request'>) {
  const { form, reference, receivedAt, deadline, isConfirmed } = mail;
  const { lead, leadConfirmed, command, deadline: due } = texts.staffRequest;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>{isConfirmed ? leadConfirmed : lead}</p>
      <MailFacts
        of={[
          { label: texts.reference, value: `${reference} (${texts.forms[form]})` },
          { label: texts.received, value: frenchInstant(receivedAt) },
          ...(deadline === null ? [] : [{ label: due, value: frenchInstant(deadline) }]),
          { label: command, value: `vitrine submissions show ${reference}` },
        ]}
      />
    </MailFrame>
  );
}
