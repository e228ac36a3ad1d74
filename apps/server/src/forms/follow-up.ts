import { timingSafeEqual } from 'node:crypto';
import { canonicalMailbox } from '@vitrine/domain/forms/contest';
import {
  answerDeadline,
  contestOutcome,
  type ContestOutcomeKind,
  FOLLOW_UP_PATH,
  type FollowedRequest,
  type FollowUpState,
  isOpen,
  REQUEST_STATES,
  type RequestState,
  type RequestStep,
  type SenderStep,
} from '@vitrine/domain/forms/follow-up';
import { drawnPrize } from '@vitrine/domain/draw';
import { isContest } from '@vitrine/domain/forms/form-codes';
import { z } from 'zod';
import type { Messages } from '../outbox/messages.ts';
import type { NewStep } from '../store/follow-ups.ts';
import type { LinkPurpose } from '../store/one-time-links.ts';
import { canonicalReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';
import type { FormBook } from './form-book.ts';
import { sealedMailbox } from './mailboxes.ts';
import type { TokenSigner } from './signed-token.ts';
import { UNANSWERED } from './winners.ts';

/** Long enough to read and reload; the reference and its pair open it again. */
const FOLLOW_UP_LIFE_MS = 60 * 60 * 1_000;

const Opened = z.object({ reference: z.string(), until: z.number() });

/** Nobody follows more at once; the newest are those one looks for. */
const LINKS_AT_ONCE = 10;

export type FollowUpDesk = ReturnType<typeof createFollowUpDesk>;

type LinkState = Extract<FollowUpState, { kind: 'link' }>;
type FoundState = Extract<FollowUpState, { kind: 'found' }>;

const LINK_STEPS: Readonly<Record<LinkPurpose, readonly SenderStep[]>> = {
  'account-deletion': ['confirm', 'cancel'],
  'follow-up': ['open'],
  prize: ['accept'],
};

export function createFollowUpDesk({
  store,
  forms,
  signer,
  messages,
  secret,
  clock,
}: {
  store: Store;
  forms: FormBook;
  signer: TokenSigner;
  messages: Messages;
  secret: string;
  clock: () => Date;
}) {
  async function outcomeOf({ kind, reference }: Submission, steps: readonly RequestStep[]) {
    if (!isContest(kind)) return { outcome: null, prize: null };
    const result = (await store.draws.find(kind))?.result ?? null;
    const outcome = contestOutcome(reference, result, steps);
    const has = HAS_PRIZE.has(outcome.kind);
    return {
      outcome,
      prize: result && has ? await forms.won(kind, drawnPrize(result, reference)) : null,
    };
  }

  async function confirmationOf(found: Submission, state: RequestState) {
    if (found.kind !== 'account-deletion' || state !== 'received') return null;
    if (!messages.reaches(found)) return { kind: 'by-adviser' as const };
    const until = await store.links.goodUntil('account-deletion', found.reference);
    return until === null ? { kind: 'over' as const } : { kind: 'sent' as const, until };
  }

  function tokenOf(reference: string): string {
    return signer.sign('follow-up', {
      reference,
      until: clock().getTime() + FOLLOW_UP_LIFE_MS,
    });
  }

  const addressOf = (reference: string) => `${FOLLOW_UP_PATH}?token=${tokenOf(reference)}`;

  async function named(token: string): Promise<Submission | null> {
    const opened = signer.open('follow-up', token, Opened);
    if (!opened || opened.until < clock().getTime()) return null;
    return store.submissions.find(opened.reference);
  }

  async function followed(found: Submission): Promise<FollowedRequest> {
    const { reference, kind, receivedAt } = found;
    const steps = await store.followUps.of(reference);
    const state = steps.at(-1)?.state ?? 'received';
    const confirmation = await confirmationOf(found, state);
    const result = await outcomeOf(found, steps);
    const contestName = isContest(kind) ? await forms.contestName(kind) : null;
    return {
      reference,
      form: kind,
      ...(contestName !== null && { contestName }),
      receivedAt,
      state,
      answers: steps.flatMap(({ at, answer }) => (answer === null ? [] : [{ at, text: answer }])),
      deadline: answerDeadline(found, steps),
      declared: await forms.declared(kind, found.payload),
      ...result,
      confirmation,
      steps: [
        ...(result.outcome?.kind === 'told' ? (['accept'] as const) : []),
        ...(confirmation?.kind === 'over' ? (['resend'] as const) : []),
        ...(kind === 'account-deletion' && isOpen(state) ? (['cancel'] as const) : []),
      ],
    };
  }

  return {
    /** Where the request can be read, given something its sender knows; null tells nothing more. */
    async find(reference: string, known: string) {
      const found = await store.submissions.find(canonicalReference(reference));
      return found && knows(found, known) ? addressOf(found.reference) : null;
    },

    /** What a signed address opens; null when it is not ours, too old, or the request is gone. */
    async open(token: string) {
      const found = await named(token);
      return found && followed(found);
    },

    /** For those who answer it, by its reference alone. */
    async read(reference: string) {
      const found = await store.submissions.find(canonicalReference(reference));
      return found && followed(found);
    },

    /** What its sender does about a request that is open; where it is read afterwards, or null. */
    async act(token: string, step: SenderStep) {
      const found = await named(token);
      if (!found) return null;
      const { steps } = await followed(found);
      if (step === 'cancel' && steps.includes('cancel'))
        await store.followUps.add(found.reference, cancelled(found));
      if (step === 'accept' && steps.includes('accept'))
        await store.followUps.add(found.reference, accepted(found));
      if (step === 'resend' && steps.includes('resend'))
        await store.outbox.add(messages.confirmationLink(found, clock()));
      return addressOf(found.reference);
    },

    /** Sends links to every request of a mailbox: the caller is told whether e-mails leave, not whether there are any. */
    async sendLinks(email: string) {
      if (!email.includes('@')) return messages.leave;
      const mailbox = sealedMailbox(email, secret);
      const found = await store.submissions.ofMailbox(mailbox, LINKS_AT_ONCE);
      await store.outbox.add(messages.followUpLinks(found, clock()));
      return messages.leave;
    },

    /** What a single-use link would do; the request itself, once there is nothing left to decide. */
    async look(token: string): Promise<LinkState | FoundState | null> {
      const link = await store.links.look(token);
      if (!link) return null;
      const { purpose, reference, until } = link;
      const found = purpose === 'account-deletion' && (await store.submissions.find(reference));
      const request = found && (await followed(found));
      if (request && !isOpen(request.state))
        return { kind: 'found', token: tokenOf(reference), request };
      return { kind: 'link', token, reference, until, steps: LINK_STEPS[purpose] };
    },

    /** Uses it; where the request is read afterwards, or null when it was too late. */
    async use(token: string, step: SenderStep) {
      const link = await store.links.look(token);
      if (!link || !LINK_STEPS[link.purpose].includes(step)) return null;
      const found = await store.submissions.find(link.reference);
      const newStep = found && (await linkStep(found, step));
      const used = found && (await store.links.use(token, newStep ?? undefined));
      return used && addressOf(used.link.reference);
    },
  };

  function accepted(found: Submission): NewStep {
    return {
      state: 'confirmed',
      from: UNANSWERED,
      messages: ({ at }) => messages.confirmed(found, at),
    };
  }

  function cancelled(found: Submission): NewStep {
    return {
      state: 'cancelled',
      from: CANCELLABLE,
      // Once confirmed, they were told to do it.
      messages: (_step, before) => (before === 'received' ? [] : messages.cancelled(found)),
    };
  }

  async function linkStep(found: Submission, step: SenderStep): Promise<NewStep | null> {
    if (step === 'confirm')
      return {
        state: 'confirmed',
        from: ['received'],
        messages: ({ at }) => messages.confirmed(found, at),
      };
    // Replaced meanwhile: the follow-up says so.
    if (step === 'accept')
      return (await followed(found)).steps.includes('accept') ? accepted(found) : null;
    return step === 'cancel' ? cancelled(found) : null;
  }
}

/** What was drawn is still theirs. */
const HAS_PRIZE: ReadonlySet<ContestOutcomeKind> = new Set(['winner', 'told', 'accepted']);

const CANCELLABLE = REQUEST_STATES.filter(isOpen);

/** What opens a request beside its reference: its e-mail address, or its postcode; null without either. */
export function knownWith({ payload: { email, postcode } }: Submission): string | null {
  if (typeof email === 'string') return canonicalMailbox(email);
  return typeof postcode === 'string' ? postcode : null;
}

function knows(submission: Submission, known: string): boolean {
  const expected = knownWith(submission);
  // Some write a postcode '75 002'.
  const given = known.includes('@') ? canonicalMailbox(known) : known.replaceAll(/\s/g, '');
  return expected !== null && isSame(given, expected);
}

function isSame(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}
