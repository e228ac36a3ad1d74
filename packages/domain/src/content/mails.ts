import { z } from 'zod';
import { FORM_KINDS } from '../forms/form-codes.ts';
import { Text } from './parts.ts';
import { Sentence } from './sentences.ts';

const Kind = z.enum(FORM_KINDS);

/** What a visitor is told once a form has arrived: on the page, by e-mail, on paper. */
export const ReceiptTexts = z.strictObject({
  reference: Text,
  received: Text,
  /** How an instant reads, with the clock that it is told by. */
  instant: Sentence('day', 'time'),
  print: Text,
  pdf: z.strictObject({
    label: Text,
    /** What the file is called. */
    file: Sentence('reference'),
    page: Sentence('reference', 'page', 'pages'),
    /** Where someone's name has letters that our typeface lacks. */
    missing: Text,
  }),
  /** Whether an e-mail says the same: only where one leaves. */
  mailed: Text,
  notMailed: Text,
  requests: z.record(
    Kind,
    z.strictObject({
      title: Text,
      next: Text,
      /** Instead, where what follows needs an e-mail and none leaves. */
      nextWithoutMail: Text.optional(),
      /** Instead, where its sender stayed unknown. */
      nextWithoutFollowUp: Text.optional(),
    }),
  ),
});
export type ReceiptTexts = z.infer<typeof ReceiptTexts>;

/** What e-mails say: to visitors, and to those who answer them. */
export const MailTexts = z.strictObject({
  greeting: Text,
  automatic: Text,
  /** Who signs. */
  signature: Text,
  reference: Text,
  received: Text,
  /** How an instant reads, with the clock that it is told by. */
  instant: Sentence('day', 'time'),
  confirmation: z.strictObject({ subject: Sentence('title', 'reference'), followUp: Text }),
  answer: z.strictObject({
    subject: Sentence('reference'),
    lead: Sentence('instant', 'reference'),
    followUp: Text,
  }),
  deletionLink: z.strictObject({
    subject: Sentence('reference'),
    lead: Text,
    action: Text,
    until: Sentence('instant'),
    cancel: Text,
    notYou: Text,
  }),
  deletionDone: z.strictObject({
    subject: Sentence('reference'),
    title: Text,
    lead: Sentence('instant'),
    kept: Text,
  }),
  won: z.strictObject({
    subject: Sentence('form', 'reference'),
    lead: Text,
    prize: Text,
    action: Text,
    until: Sentence('instant'),
    next: Text,
  }),
  followUpLinks: z.strictObject({
    subject: Text,
    lead: Text,
    action: Text,
    until: Sentence('instant'),
    notYou: Text,
  }),
  staffRequest: z.strictObject({
    subject: Sentence('form', 'reference'),
    subjectConfirmed: Sentence('reference'),
    lead: Text,
    leadConfirmed: Text,
    subjectCancelled: Sentence('reference'),
    leadCancelled: Text,
    subjectAccepted: Sentence('form', 'reference'),
    leadAccepted: Text,
    deadline: Text,
    command: Text,
    open: Text,
  }),
  staffSummary: z.strictObject({
    subject: Sentence('day'),
    late: Text,
    soon: Text,
    unsent: Text,
    none: Text,
    due: Sentence('form', 'reference', 'instant'),
    contests: Text,
    contest: z.strictObject({
      draw: Sentence('form', 'instant'),
      tell: Sentence('form', 'count', 'instant'),
      replace: Sentence('form', 'count', 'instant'),
    }),
    message: Sentence('reference', 'reason'),
    more: Sentence('count'),
    command: Text,
  }),
  /** What those who answer call each form; a contest has its own name, while it is on show. */
  forms: z.record(Kind, Text),
});
export type MailTexts = z.infer<typeof MailTexts>;
