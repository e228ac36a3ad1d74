import { frenchInstant } from '@vitrine/domain/forms/submission';
import type { MailOf } from '@vitrine/domain/mails';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MailFacts, MailFrame, MailList } from './MailFrame.tsx';
import { formName, type MailProps } from './mail-props.ts';

/** More are counted, not listed: who has so many works with the list. */
const LISTED = 50;

/** Once a day: what is late, what is near its deadline, what did not leave. */
export function StaffSummaryMail({ mail, subject, ...context }: MailProps<'staff-summary'>) {
  const { texts } = context;
  const { late, soon, contests, contest, unsent, none, due, message, more, command } =
    texts.staffSummary;
  const dueLines = (requests: MailOf<'staff-summary'>['late']) =>
    requests.map(({ form, reference, deadline }) =>
      sentenceWith(due, {
        form: formName(form, context),
        reference,
        instant: frenchInstant(deadline, texts),
      }),
    );
  const listed = (lines: readonly string[]) => {
    if (lines.length === 0) return [none];
    const rest = lines.length - LISTED;
    return rest > 0 ? [...lines.slice(0, LISTED), sentenceWith(more, { count: rest })] : lines;
  };
  return (
    <MailFrame texts={texts} title={subject}>
      <MailList title={late} items={listed(dueLines(mail.late))} />
      <MailList title={soon} items={listed(dueLines(mail.soon))} />
      {mail.contests.length > 0 && (
        <MailList
          title={contests}
          items={mail.contests.map(({ form, todo, count, deadline }) =>
            sentenceWith(contest[todo], {
              form: formName(form, context),
              count,
              instant: frenchInstant(deadline, texts),
            }),
          )}
        />
      )}
      <MailList
        title={unsent}
        items={listed(mail.unsent.map((failed) => sentenceWith(message, failed)))}
      />
      <MailFacts of={[{ label: command, value: 'vitrine submissions show <référence>' }]} />
    </MailFrame>
  );
}
