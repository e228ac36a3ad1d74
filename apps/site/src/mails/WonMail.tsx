import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailAction, MailFacts, MailFrame } from './MailFrame.tsx';
import { formName, type MailProps } from './mail-props.ts';

/** Tells a winner, who has a while to answer. */
export function WonMail({ mail, subject, ...context }: MailProps<'won'>) {
  const { texts, links } = context;
  const { lead, game, prize, action, until, next } = texts.won;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>{lead}</p>
      <MailFacts
        of={[
          { label: game, value: formName(mail.form, context) },
          ...(mail.prize === null ? [] : [{ label: prize, value: mail.prize }]),
          { label: texts.reference, value: mail.reference },
        ]}
      />
      <p>{sentenceWith(until, { instant: frenchInstant(mail.until) })}</p>
      {links.map(({ url }) => (
        <MailAction key={url} label={action} href={url} />
      ))}
      <p>{next}</p>
    </MailFrame>
  );
}
