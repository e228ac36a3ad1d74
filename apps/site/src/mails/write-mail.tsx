import { kindOf } from '@vitrine/domain/forms/form-codes';
import { formatDay } from '@vitrine/domain/french';
import type { Mail, MailKind, WrittenMail } from '@vitrine/domain/mails';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerMail } from './AnswerMail.tsx';
import { ConfirmationMail } from './ConfirmationMail.tsx';
import { DeletionDoneMail } from './DeletionDoneMail.tsx';
import { DeletionLinkMail } from './DeletionLinkMail.tsx';
import { FollowUpLinksMail } from './FollowUpLinksMail.tsx';
import { formName, type MailContext, type MailProps } from './mail-props.ts';
import { MailLook } from './MailFrame.tsx';
import { mailStyle } from './mail-style.ts';
import { mailText } from './mail-text.ts';
import { StaffRequestMail, staffRequestWords } from './StaffRequestMail.tsx';
import { StaffSummaryMail } from './StaffSummaryMail.tsx';
import { WonMail } from './WonMail.tsx';

/** An e-mail in the words of the content: one template gives its HTML and its plain text. */
export function writeMail(mail: Mail, context: MailContext): WrittenMail {
  const subject = subjectOf(mail, context);
  // One of its kind is given what that kind is written from.
  const Template = TEMPLATES[mail.kind] as Template<MailKind>;
  const html = renderToStaticMarkup(
    <MailLook value={{ style: mailStyle(context.brand.themes), mark: context.brand.mark }}>
      <Template mail={mail} subject={subject} {...context} />
    </MailLook>,
  );
  return { subject, html: `<!DOCTYPE html>${html}`, text: mailText(html) };
}

type Template<Kind extends MailKind> = (props: MailProps<Kind>) => ReactElement;

const TEMPLATES: { readonly [Kind in MailKind]: Template<Kind> } = {
  confirmation: ConfirmationMail,
  answer: AnswerMail,
  'deletion-link': DeletionLinkMail,
  'deletion-done': DeletionDoneMail,
  won: WonMail,
  'follow-up-links': FollowUpLinksMail,
  'staff-request': StaffRequestMail,
  'staff-summary': StaffSummaryMail,
};

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
