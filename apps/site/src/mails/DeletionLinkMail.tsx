import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailAction, MailFacts, MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';

/** The link by which an account's owner confirms its deletion. */
export function DeletionLinkMail({ mail, subject, texts, links }: MailProps<'deletion-link'>) {
  const { lead, action, until, cancel, notYou } = texts.deletionLink;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>{lead}</p>
      {links.map((link) => (
        <div key={link.url}>
          <MailAction label={action} href={link.url} />
          <p>{sentenceWith(until, { instant: frenchInstant(link.until, texts) })}</p>
        </div>
      ))}
      <MailFacts
        of={[
          { label: texts.reference, value: mail.reference },
          { label: texts.received, value: frenchInstant(mail.receivedAt, texts) },
        ]}
      />
      <p>{cancel}</p>
      <p>{notYou}</p>
    </MailFrame>
  );
}
