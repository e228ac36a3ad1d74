import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailAction, MailFacts, MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';

/** Tells a winner, who has a while to answer. */
export function WonMail({ mail, subject, texts, links }: MailProps<'won'>) {
  const { lead, prize, action, until, next } = texts.won;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>{lead}</p>
      <MailFacts
        of={[
          ...(mail.prize === null ? [] : [{ label: prize, value: mail.prize }]),
          { label: texts.reference, value: mail.reference },
        ]}
      />
      <p>{sentenceWith(until, { instant: frenchInstant(mail.until, texts) })}</p>
      {links.map(({ url }) => (
        <MailAction key={url} label={action} href={url} />
      ))}
      <p>{next}</p>
    </MailFrame>
  );
}
