import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailAction, MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';

/** Brings the answer to a request. */
export function AnswerMail({ mail, subject, texts, followUpUrl }: MailProps<'answer'>) {
  const { reference, receivedAt, answer } = mail;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>
        {sentenceWith(texts.answer.lead, { reference, instant: frenchInstant(receivedAt, texts) })}
      </p>
      <blockquote>{answer}</blockquote>
      <MailAction label={texts.answer.followUp} href={followUpUrl} />
    </MailFrame>
  );
}
