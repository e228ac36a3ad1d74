import type { DeclaredAnswer } from '@vitrine/domain/forms/answers';
import { answerDeadline, claimDeadline } from '@vitrine/domain/forms/follow-up';
import { isContest } from '@vitrine/domain/forms/form-codes';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { Mail } from '@vitrine/domain/mails';
import { z } from 'zod';
import { DECLARING } from '../forms/receipts.ts';
import type { OutboxMessage } from '../store/outbox.ts';
import type { Submission } from '../store/submissions.ts';

/** What an e-mail needs to leave; its words are written then, and the sender's address is a setting. */
export const MailPayload = z.union([
  z.object({ to: z.string(), mail: Mail }),
  // As the version before queued it, already written.
  z.object({ to: z.string(), subject: z.string(), text: z.string() }),
]);

/** What a contest's partner is told: that an entry came, never whose. */
export const PartnerPayload = z.object({
  event: z.literal('contest-entry'),
  contest: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
});

export type MessagesOptions = {
  /** Without a mail server, or a partner, nothing is queued for it. */
  mail: boolean;
  partner: boolean;
  /** Who answers each kind of request. */
  staff?: (code: FormCode) => readonly string[];
  /** Whether there is a page where they read it. */
  staffPage?: boolean;
};

type Received = Pick<Submission, 'kind' | 'reference' | 'receivedAt' | 'payload'>;

/** What others are told of a request, by e-mail or otherwise. Ids start with its reference (see erase). */
export type Messages = {
  /** With what was declared, in words. */
  received: (request: Received, declared: readonly DeclaredAnswer[]) => OutboxMessage[];
  /** Its sender has confirmed it with the link. */
  confirmed: (request: Received, at: string) => OutboxMessage[];
  /** Its sender took it back, after confirming it. */
  cancelled: (request: Received) => OutboxMessage[];
  /** Another link, when the first is over. */
  confirmationLink: (request: Received, at: Date) => OutboxMessage[];
  answered: (request: Received, answer: { at: string; text: string }) => OutboxMessage[];
  done: (request: Received, at: string) => OutboxMessage[];
  /** A winner is told, once. */
  won: (request: Received, told: { at: string; prize: string | null }) => OutboxMessage[];
  /** Links to all requests of a mailbox, which is that of the first. */
  followUpLinks: (requests: readonly Received[], at: Date) => OutboxMessage[];
  /** Whether e-mails leave at all: some servers have none to send them through. */
  leave: boolean;
  /** Whether an e-mail leaves to who sent this. */
  reaches: (request: Pick<Received, 'payload'>) => boolean;
};

/** The same person asking again and again within it gets one e-mail. */
const ASKED_AGAIN_MS = 10 * 60 * 1_000;

export function createMessages({
  mail,
  partner,
  staff = () => [],
  staffPage = false,
}: MessagesOptions): Messages {
  const toSender = (request: Received, name: string, content: Mail): OutboxMessage[] => {
    const to = mailOf(request);
    if (!mail || to === null) return [];
    return [{ id: `${request.reference}:${name}`, topic: 'mail', payload: { to, mail: content } }];
  };
  const toStaff = (
    request: Received,
    name: string,
    { confirmedAt, isCancelled }: { confirmedAt?: string; isCancelled?: true } = {},
  ): OutboxMessage[] => {
    const { kind: form, reference, receivedAt } = request;
    const steps =
      confirmedAt === undefined
        ? []
        : [{ at: confirmedAt, state: 'confirmed' as const, answer: null }];
    const content: Mail = {
      kind: 'staff-request',
      form,
      reference,
      receivedAt,
      deadline: answerDeadline(request, steps),
      isConfirmed: confirmedAt !== undefined,
      ...(isCancelled && { isCancelled }),
      hasPage: staffPage,
    };
    if (!mail) return [];
    return staff(form).map((to, index) => ({
      id: `${reference}:${name}:${index}`,
      topic: 'mail',
      payload: { to, mail: content },
    }));
  };
  const window = (at: Date) => Math.floor(at.getTime() / ASKED_AGAIN_MS);

  return {
    leave: mail,

    reaches: (request) => mail && mailOf(request) !== null,

    received(request, declared) {
      const { kind: form, reference, receivedAt } = request;
      return [
        ...(form === 'account-deletion'
          ? toSender(request, 'confirmation', { kind: 'deletion-link', reference, receivedAt })
          : toSender(request, 'confirmation', {
              kind: 'confirmation',
              form,
              reference,
              receivedAt,
              declared: DECLARING.has(form) ? [...declared] : [],
            })),
        ...toStaff(request, 'staff'),
        ...(partner && isContest(form)
          ? [
              {
                id: `${reference}:partner`,
                topic: 'partner' as const,
                payload: { event: 'contest-entry', contest: form, reference, receivedAt },
              },
            ]
          : []),
      ];
    },

    cancelled: (request) => toStaff(request, 'staff-cancelled', { isCancelled: true }),

    confirmed: (request, at) => toStaff(request, 'staff-confirmed', { confirmedAt: at }),

    confirmationLink: (request, at) =>
      toSender(request, `confirmation:${window(at)}`, {
        kind: 'deletion-link',
        reference: request.reference,
        receivedAt: request.receivedAt,
      }),

    answered: (request, { at, text }) =>
      toSender(request, `answer:${at}`, {
        kind: 'answer',
        reference: request.reference,
        receivedAt: request.receivedAt,
        answer: text,
      }),

    done: (request, at) =>
      toSender(request, 'done', {
        kind: 'deletion-done',
        reference: request.reference,
        receivedAt: request.receivedAt,
        doneAt: at,
      }),

    won: (request, { at, prize }) =>
      toSender(request, 'won', {
        kind: 'won',
        form: request.kind,
        reference: request.reference,
        receivedAt: request.receivedAt,
        prize,
        until: claimDeadline(at),
      }),

    followUpLinks(requests, at) {
      const [first] = requests;
      if (!first) return [];
      return toSender(first, `links:${window(at)}`, {
        kind: 'follow-up-links',
        requests: requests.map(({ kind: form, reference, receivedAt }) => ({
          form,
          reference,
          receivedAt,
        })),
      });
    },
  };
}

function mailOf({ payload: { email } }: Pick<Received, 'payload'>): string | null {
  return typeof email === 'string' ? email : null;
}
