import { frenchInstant } from '@vitrine/domain/forms/submission';
import type { MailTexts } from '@vitrine/domain/content/mails';
import type { MailOf } from '@vitrine/domain/mails';
import { MailAction, MailFacts, MailFrame } from './MailFrame.tsx';
import { formName, type MailProps } from './mail-props.ts';

/** What came: a request, its sender's word on a deletion or a prize, or that word taken back. */
export function staffRequestWords(
  { form, isConfirmed, isCancelled }: MailOf<'staff-request'>,
  { staffRequest }: Pick<MailTexts, 'staffRequest'>,
): { subject: string; lead: string } {
  if (isCancelled)
    return { subject: staffRequest.subjectCancelled, lead: staffRequest.leadCancelled };
  const { subject, lead, subjectConfirmed, leadConfirmed, subjectAccepted, leadAccepted } =
    staffRequest;
  if (!isConfirmed) return { subject, lead };
  return form === 'account-deletion'
    ? { subject: subjectConfirmed, lead: leadConfirmed }
    : { subject: subjectAccepted, lead: leadAccepted };
}

/** Tells those who answer that something came, and how to read it: never what it says, nor whose it is. */
export function StaffRequestMail({ mail, subject, ...context }: MailProps<'staff-request'>) {
  const { texts } = context;
  const { form, reference, receivedAt, deadline, hasPage } = mail;
  const { command, open, deadline: due } = texts.staffRequest;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>{staffRequestWords(mail, texts).lead}</p>
      <MailFacts
        of={[
          { label: texts.reference, value: `${reference} (${formName(form, context)})` },
          { label: texts.received, value: frenchInstant(receivedAt, texts) },
          ...(deadline === null ? [] : [{ label: due, value: frenchInstant(deadline, texts) }]),
          ...(hasPage ? [] : [{ label: command, value: `vitrine submissions show ${reference}` }]),
        ]}
      />
      {hasPage && <MailAction label={open} href={`${context.staffUrl}/${reference}`} />}
    </MailFrame>
  );
}
