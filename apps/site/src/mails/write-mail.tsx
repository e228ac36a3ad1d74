import { kindOf } from '@vitrine/domain/forms/form-codes';
import { formatDay } from '@vitrine/domain/french';
import type { Mail, WrittenMail } from '@vitrine/domain/mails';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerMail } from './AnswerMail.tsx';
import { ConfirmationMail } from './ConfirmationMail.tsx';
import { DeletionDoneMail } from './DeletionDoneMail.tsx';
import { DeletionLinkMail } from './DeletionLinkMail.tsx';
import { FollowUpLinksMail } from './FollowUpLinksMail.tsx';
import { formName, type MailContext } from './mail-props.ts';
import { MailLook } from './MailFrame.tsx';
import { mailStyle } from './mail-style.ts';
import { mailText } from './mail-text.ts';
import { StaffRequestMail, staffRequestWords } from './StaffRequestMail.tsx';
import { StaffSummaryMail } from './StaffSummaryMail.tsx';
import { WonMail } from './WonMail.tsx';

/** An e-mail in the words of the content: one template gives its HTML and its plain text. */
export function writeMail(mail: Mail, context: MailContext): WrittenMail {
  const subject = subjectOf(mail, context);
  const html = renderToStaticMarkup(
    <MailLook value={{ style: mailStyle(context.brand.themes), mark: context.brand.mark }}>
      {templateOf(mail, subject, context)}
    </MailLook>,
  );
  return { subject, html: `<!DOCTYPE html>${html}`, text: mailText(html) };
}

function templateOf(mail: Mail, subject: string, context: MailContext): ReactElement {
  switch (mail.kind) {
    case 'confirmation':
      return <ConfirmationMail mail={mail} subject={subject} {...context} />;
    case 'answer':
      return <AnswerMail mail={mail} subject={subject} {...context} />;
    case 'deletion-link':
      return <DeletionLinkMail mail={mail} subject={subject} {...context} />;
    case 'deletion-done':
      return <DeletionDoneMail mail={mail} subject={subject} {...context} />;
    case 'won':
      return <WonMail mail={mail} subject={subject} {...context} />;
    case 'follow-up-links':
      return <FollowUpLinksMail mail={mail} subject={subject} {...context} />;
    case 'staff-request':
      return <StaffRequestMail mail={mail} subject={subject} {...context} />;
    case 'staff-summary':
      return <StaffSummaryMail mail={mail} subject={subject} {...context} />;
  }
}

function subjectOf(mail: Mail, context: MailContext): string {
  const { texts, receipts } = context;
  switch (mail.kind) {
    case 'confirmation': {
      const { title } = receipts.requests[kindOf(mail.form)];
      return sentenceWith(texts.confirmation.subject, { title, reference: mail.reference });
    }
    case 'answer':
      return sentenceWith(texts.answer.subject, { reference: mail.reference });
    case 'deletion-link':
      return sentenceWith(texts.deletionLink.subject, { reference: mail.reference });
    case 'deletion-done':
      return sentenceWith(texts.deletionDone.subject, { reference: mail.reference });
    case 'won':
      return sentenceWith(texts.won.subject, {
        form: formName(mail.form, context),
        reference: mail.reference,
      });
    case 'follow-up-links':
      return texts.followUpLinks.subject;
    case 'staff-request': {
      const { subject } = staffRequestWords(mail, texts);
      return sentenceWith(subject, {
        form: formName(mail.form, context),
        reference: mail.reference,
      });
    }
    case 'staff-summary':
      return sentenceWith(texts.staffSummary.subject, { day: formatDay(mail.day) });
  }
}
