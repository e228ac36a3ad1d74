import { timingSafeEqual } from 'node:crypto';
import { allForms } from '@vitrine/domain/forms/all-forms';
import { canonicalMailbox } from '@vitrine/domain/forms/contest';
import { declaredAnswers } from '@vitrine/domain/forms/form';
import {
  answerDeadline,
  contestOutcome,
  FOLLOW_UP_PATH,
  type FollowedRequest,
} from '@vitrine/domain/forms/follow-up';
import { CONTEST_CODES } from '@vitrine/domain/forms/form-codes';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';
import type { TokenSigner } from './signed-token.ts';

/** Long enough to read and reload; the reference and its pair open it again. */
const FOLLOW_UP_LIFE_MS = 60 * 60 * 1_000;

const Opened = z.object({ reference: z.string(), until: z.number() });

export type FollowUpDesk = {
  /** Where the request can be read, given something its sender knows; null tells nothing more. */
  find: (reference: string, known: string) => Promise<string | null>;
  /** What a signed address opens; null when it is not ours, too old, or the request is gone. */
  open: (token: string) => Promise<FollowedRequest | null>;
};

export function createFollowUpDesk({
  store,
  signer,
  clock,
}: {
  store: Store;
  signer: TokenSigner;
  clock: () => Date;
}): FollowUpDesk {
  async function outcomeOf({ kind, reference }: Submission) {
    const contest = CONTEST_CODES.find((code) => code === kind);
    if (!contest) return null;
    const draw = await store.draws.find(contest);
    return contestOutcome(reference, draw?.result ?? null);
  }

  return {
    async find(reference, known) {
      const found = await store.submissions.find(canonicalReference(reference));
      if (!found || !knows(found, known)) return null;
      const until = clock().getTime() + FOLLOW_UP_LIFE_MS;
      const token = signer.sign('follow-up', { reference: found.reference, until });
      return `${FOLLOW_UP_PATH}?token=${token}`;
    },

    async open(token) {
      const opened = signer.open('follow-up', token, Opened);
      if (!opened || opened.until < clock().getTime()) return null;
      const found = await store.submissions.find(opened.reference);
      if (!found) return null;
      const steps = await store.followUps.of(found.reference);
      return {
        reference: found.reference,
        form: found.kind,
        receivedAt: found.receivedAt,
        state: steps.at(-1)?.state ?? 'received',
        answers: steps.flatMap(({ at, answer }) => (answer === null ? [] : [{ at, text: answer }])),
        deadline: answerDeadline(found.kind, found.receivedAt),
        declared: declaredAnswers(allForms[found.kind], valuesOf(found)),
        outcome: await outcomeOf(found),
      };
    },
  };
}

/** As people copy it: any case, spaces around, with or without its hyphen. */
function canonicalReference(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The e-mail address given with the request, or its postcode when there was none. */
function knows(submission: Submission, known: string): boolean {
  const { email, postcode } = valuesOf(submission);
  if (typeof email === 'string')
    return known.includes('@') && isSame(canonicalMailbox(known), canonicalMailbox(email));
  return typeof postcode === 'string' && isSame(known.trim(), postcode);
}

function isSame(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function valuesOf({ payload }: Submission): Readonly<Record<string, unknown>> {
  return payload as Readonly<Record<string, unknown>>;
}
