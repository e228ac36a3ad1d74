import type { DeclaredAnswer } from '@vitrine/domain/forms/answers';
import { answerDeadline, claimDeadline } from '@vitrine/domain/forms/follow-up';
import { type FormCode, isContest } from '@vitrine/domain/forms/form-codes';
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

type Received = Pick<Submission, 'kind' | 'reference' | 'receivedAt' | 'payload'>;

export type Messages = ReturnType<typeof createMessages>;

/** The same person asking again and again within it gets one e-mail. */
const ASKED_AGAIN_MS = 10 * 60 * 1_000;

/** What others are told of a request, by e-mail or otherwise. Ids start with its reference (see erase). */
export function createMessages({
  mail,
  partner,
  staff = () => [],
  staffPage = false,
}: {
  /** Without a mail server, or a partner, nothing is queued for it. */
  mail: boolean;
  partner: boolean;
  /** Who answers each kind of request. */
  staff?: (code: FormCode) => readonly string[];
  /** Whether there is a page where they read it. */
  staffPage?: boolean;
}) {
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
    /** Whether e-mails leave at all: some servers have none to send them through. */
    leave: mail,

    /** Whether an e-mail leaves to who sent this. */
    reaches: (request: Pick<Received, 'payload'>) => mail && mailOf(request) !== null,

    /** With what was declared, in words. */
    received(request: Received, declared: readonly DeclaredAnswer[]): OutboxMessage[] {
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

    /** Its sender took it back, after confirming it. */
    cancelled: (request: Received) => toStaff(request, 'staff-cancelled', { isCancelled: true }),

    /** Its sender has confirmed it with the link. */
    confirmed: (request: Received, at: string) =>
      toStaff(request, 'staff-confirmed', { confirmedAt: at }),

    /** Another link, when the first is over. */
    confirmationLink: (request: Received, at: Date) =>
      toSender(request, `confirmation:${window(at)}`, {
        kind: 'deletion-link',
        ...named(request),
      }),

    answered: (request: Received, { at, text }: { at: string; text: string }) =>
      toSender(request, `answer:${at}`, {
        kind: 'answer',
        ...named(request),
        answer: text,
      }),

    done: (request: Received, at: string) =>
      toSender(request, 'done', {
        kind: 'deletion-done',
        ...named(request),
        doneAt: at,
      }),

    /** A winner is told, once. */
    won: (request: Received, { at, prize }: { at: string; prize: string | null }) =>
      toSender(request, 'won', {
        kind: 'won',
        form: request.kind,
        ...named(request),
        prize,
        until: claimDeadline(at),
      }),

    /**
     * Links to all requests of a mailbox, to the address that each was sent with: where a provider tells apart what
     * we take for one mailbox (`zoe+a@`, `zoe@`), nobody reads another's.
     */
    followUpLinks(requests: readonly Received[], at: Date) {
      const byAddress = Map.groupBy(requests, (request) => mailOf(request)?.toLowerCase());
      return [...byAddress.values()].flatMap((own) => {
        const [first] = own;
        if (!first) return [];
        return toSender(first, `links:${window(at)}`, {
          kind: 'follow-up-links',
          requests: own.map(({ kind: form, reference, receivedAt }) => ({
            form,
            reference,
            receivedAt,
          })),
        });
      });
    },
  };
}

const named = ({ reference, receivedAt }: Received) => ({ reference, receivedAt });

function mailOf({ payload: { email } }: Pick<Received, 'payload'>): string | null {
  return typeof email === 'string' ? email : null;
}
