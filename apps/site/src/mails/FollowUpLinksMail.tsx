import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailAction, MailFacts, MailFrame } from './MailFrame.tsx';
import { formName, type MailProps } from './mail-props.ts';

/** A link to each request of one address, for who has lost a reference. */
export function FollowUpLinksMail({ mail, subject, ...context }: MailProps<'follow-up-links'>) {
  const { texts, links } = context;
  const { lead, action, until, notYou } = texts.followUpLinks;
  const [first] = links;
  return (
    <MailFrame texts={texts} title={subject}>
      <p>{lead}</p>
      {mail.requests.map(({ form, reference, receivedAt }) => {
        const link = links.find((known) => known.reference === reference);
        return (
          <div key={reference}>
            <h2>{formName(form, context)}</h2>
            <MailFacts
              of={[
                { label: texts.reference, value: reference },
                { label: texts.received, value: frenchInstant(receivedAt, texts) },
              ]}
            />
            {link && <MailAction label={action} href={link.url} />}
          </div>
        );
      })}
      {first && <p>{sentenceWith(until, { instant: frenchInstant(first.until, texts) })}</p>}
      <p>{notYou}</p>
    </MailFrame>
  );
}
