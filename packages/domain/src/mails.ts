import { z } from 'zod';
import { CODE } from './forms/form-codes.ts';

/**
 * The e-mails that leave, as they wait in the outbox: what they are about, never their words, which are
 * content, nor a secret link, which is made when they leave. The site writes them (apps/site/src/mails).
 */
const Code = z.string().regex(CODE);
const Request = { reference: z.string(), receivedAt: z.string() };
const Due = z.object({ form: Code, reference: z.string(), deadline: z.string() });

/** Drawing it, telling its winners, replacing those who did not answer. */
const CONTEST_TODOS = ['draw', 'tell', 'replace'] as const;

export const Mail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('confirmation'),
    form: Code,
    ...Request,
    /** Where the law wants them repeated. */
    declared: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('answer'), ...Request, answer: z.string() }),
  z.object({ kind: z.literal('deletion-link'), ...Request }),
  z.object({ kind: z.literal('deletion-done'), ...Request, doneAt: z.string() }),
  z.object({
    kind: z.literal('won'),
    form: Code,
    ...Request,
    /** In words; null when the contest is no longer shown. */
    prize: z.string().nullable(),
    /** By when the winner answers. */
    until: z.string(),
  }),
  z.object({
    kind: z.literal('follow-up-links'),
    requests: z.array(z.object({ form: Code, ...Request })),
  }),
  z.object({
    kind: z.literal('staff-request'),
    form: Code,
    ...Request,
    deadline: z.string().nullable(),
    /** Its sender has confirmed it, a deletion or a prize: now it is to be done. */
    isConfirmed: z.boolean(),
    /** Its sender took it back after that: it is not to be done. */
    isCancelled: z.literal(true).optional(),
    /** It can be read on a page; the version before had none. */
    hasPage: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('staff-summary'),
    day: z.string(),
    late: z.array(Due),
    soon: z.array(Due),
    /** What a contest's rules promise next. */
    contests: z
      .array(
        z.object({
          form: Code,
          todo: z.enum(CONTEST_TODOS),
          count: z.int(),
          deadline: z.string(),
        }),
      )
      // As the version before queued it.
      .default([]),
    unsent: z.array(z.object({ reference: z.string(), reason: z.string() })),
  }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailKind = Mail['kind'];
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** A single-use address, for one request. */
export type MailLink = {
  readonly reference: string;
  /** A path of the site. */
  readonly path: string;
  readonly until: string;
};

/** What an e-mail calls a contest. */
export type NamedContest = { readonly code: string; readonly name: string };

export type WrittenMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
