import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailFacts, MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';

/** Says that the account is gone, and what the law keeps of it. */
export function DeletionDoneMail({ mail, texts }: MailProps<'deletion-done'>) {
  const { title, lead, kept } = texts.deletionDone;
  return (
    <MailFrame texts={texts} title={title}>
      <p>{sentenceWith(lead, { instant: frenchInstant(mail.doneAt, texts) })}</p>
      <p>{kept}</p>
      <MailFacts of={[{ label: texts.reference, value: mail.reference }]} />
    </MailFrame>
  );
}
