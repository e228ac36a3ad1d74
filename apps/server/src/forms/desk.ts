import { createHmac, hash } from 'node:crypto';
import { contestState, entrantIdentities, isRightAnswer } from '@vitrine/domain/forms/contest';
import { checkForm, type FieldErrors, shapedAnswers } from '@vitrine/domain/forms/form';
import { type ContestCode, type FormCode, isContest } from '@vitrine/domain/forms/form-codes';
import type { FormAnswers, RefusalReason } from '@vitrine/domain/content/form-answers';
import type { Contest } from '@vitrine/domain/content/contest';
import type { Messages } from '../outbox/messages.ts';
import type { Store } from '../store/store.ts';
import {
  AlreadyEntered,
  ContestFull,
  ProofSpent,
  type Receipt,
  SubmissionConflict,
  type Values,
} from '../store/submissions.ts';
import { type Captcha, type Proof, ProofRefused } from './captcha.ts';
import type { Contests } from './contests.ts';
import type { FormBook } from './form-book.ts';
import { mailboxesOf } from './mailboxes.ts';

/** Why a request is not accepted: a status, a reason that content words, and the fields at fault. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly reason: RefusalReason;
  readonly errors: FieldErrors;

  constructor(status: number, reason: RefusalReason, errors: FieldErrors = {}) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.errors = errors;
  }
}

export type FormDesk = ReturnType<typeof createFormDesk>;

/** Where every form is received, whatever sent it: the rules are here, the protocols are not. */
export function createFormDesk({
  store,
  contests,
  forms,
  captcha,
  secret,
  messages,
  words,
  clock,
}: {
  store: Store;
  contests: Contests;
  forms: FormBook;
  captcha: Captcha;
  /** Makes the identity of an entrant unreadable in the store. */
  secret: string;
  /** What to tell others about an accepted request. */
  messages: Messages;
  /** What visitors are told, in the words of the release on show. */
  words: () => Promise<FormAnswers>;
  clock: () => Date;
}) {
  async function contestOf(code: FormCode): Promise<Contest | null> {
    if (!isContest(code)) return null;
    const found = await contests.find(code);
    if (!found) throw new Refusal(404, 'noContest');
    return found;
  }

  async function judge(
    code: FormCode,
    answers: Values,
    contest: Contest | null,
    now: Date,
  ): Promise<Values> {
    const context = { now, ...(contest ? { contest } : {}) };
    const form = await forms.find(code, answers);
    if (!form) throw new Refusal(404, 'noContest');
    const check = checkForm(form, answers, context);
    if (!check.ok && check.unknown.length > 0) throw new Refusal(400, 'unknown');
    if (!check.ok) throw new Refusal(422, 'fields', check.errors);
    const { answer } = check.values;
    if (!isRightAnswer(contest?.puzzle, answer, (text) => hash('sha256', text)))
      throw new Refusal(422, 'fields', { answer: (await words()).wrongAnswer });
    requireOpen(contest, check.values, now);
    return check.values;
  }

  async function recalled(code: FormCode, answers: Values, key: string): Promise<Receipt | null> {
    const form = await forms.find(code, answers);
    const values = form && shapedAnswers(form, answers);
    return values && store.submissions.recall(code, values, key);
  }

  function requireOpen(contest: Contest | null, values: Values, now: Date): void {
    if (!contest) return;
    const state = contestState(contest, now);
    if (state !== 'open') throw new Refusal(409, state);
    if (values['rulesVersion'] !== String(contest.version)) throw new Refusal(409, 'rulesChanged');
  }

  function identitiesOf(contest: Contest | null, values: Values): string[] {
    if (!contest) return [];
    const text = (name: string) => String(values[name]);
    return entrantIdentities({
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      birthDate: text('birthDate'),
      postcode: text('postcode'),
    }).map((identity) =>
      createHmac('sha256', `${secret}:entrant`).update(identity).digest('base64url'),
    );
  }

  return {
    captcha,

    /** Refused before anything else: it is a program's. */
    refuseTrapped(honeypot: unknown) {
      if (honeypot !== undefined && honeypot !== '') throw new Refusal(403, 'honeypot');
    },

    /** Whether one can enter now; throws a `Refusal` when there is no such contest. */
    async contestState(code: ContestCode) {
      const contest = await contestOf(code);
      if (!contest) throw new Refusal(404, 'noContest');
      const taken = contest.capacity === null ? 0 : await store.submissions.placesTaken(code);
      return contestState(contest, clock(), taken);
    },

    /** The answers as they will be stored; throws a `Refusal`. Stores nothing. */
    async check(code: FormCode, answers: Values) {
      return judge(code, answers, await contestOf(code), clock());
    },

    /** The receipt of these very answers, if they were accepted under this key: whatever the rules say by now. */
    recall: (code: FormCode, answers: Values, key: string) =>
      recalled(code, answers, key).catch((error: unknown) => {
        if (error instanceof SubmissionConflict) return null;
        throw error;
      }),

    /** Stores a request once; throws a `Refusal`, having stored nothing. */
    async accept(
      code: FormCode,
      answers: Values,
      { key, proof }: { key: string; proof: () => Promise<Proof | undefined> },
    ) {
      try {
        // A request that was accepted stays so: its sender may ask again after the contest closed, when
        // the day that it names is past, or with a proof that is too old by now.
        const known = await recalled(code, answers, key);
        if (known) return known;
        const contest = await contestOf(code);
        const receivedAt = clock();
        const values = await judge(code, answers, contest, receivedAt);
        if (contest) await contests.keep(contest);
        const declared = await forms.declared(code, values);
        return await store.submissions.accept(code, values, {
          key,
          receivedAt,
          proof: await proof(),
          mailboxes: mailboxesOf(values, secret),
          identities: identitiesOf(contest, values),
          capacity: contest?.capacity ?? null,
          messages: (receipt) =>
            messages.received({ ...receipt, kind: code, payload: values }, declared),
        });
      } catch (error) {
        throw refusalFor(error);
      }
    },
  };
}

function refusalFor(error: unknown): unknown {
  if (error instanceof ProofRefused || error instanceof ProofSpent)
    return new Refusal(403, 'captcha');
  if (error instanceof SubmissionConflict) return new Refusal(409, 'conflict');
  if (error instanceof AlreadyEntered) return new Refusal(409, 'alreadyEntered');
  if (error instanceof ContestFull) return new Refusal(409, 'full');
  return error;
}
