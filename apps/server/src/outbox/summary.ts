import { hash } from 'node:crypto';
import {
  answerDeadline,
  claimDeadline,
  drawDeadline,
  isLate,
  isOpen,
  REQUEST_STATES,
  tellDeadline,
} from '@vitrine/domain/forms/follow-up';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { Mail, MailOf } from '@vitrine/domain/mails';
import { parisClock } from '@vitrine/domain/paris-time';
import type { Contests } from '../forms/contests.ts';
import { isOverdue, winnersOf } from '../forms/winners.ts';
import type { Staff } from '../settings.ts';
import { type OutboxMessage, SUMMARY_ID } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';

/** From this time in Paris, so that it is there when people begin to work. */
const LEAVES_AT = '07:00';
/** Near its deadline: so long before it. */
const SOON_MS = 5 * 24 * 60 * 60 * 1_000;
/** More open requests of one kind than this are not a summary any more. */
const LOOKED_AT = 5_000;
const UNSENT_TOLD = 200;
const OPEN = REQUEST_STATES.filter(isOpen);
/** A deletion waits for its owner's word first, some for ever. */
const CONFIRMED = OPEN.filter((state) => state !== 'received');

type Due = MailOf<'staff-summary'>['late'][number];
type ContestTodo = MailOf<'staff-summary'>['contests'][number];

/** Queues the summary of the day for those who answer: once, however many servers ask. */
export function createSummaries({
  store,
  staff,
  contests,
  clock = () => new Date(),
}: {
  store: Pick<Store, 'submissions' | 'followUps' | 'outbox' | 'draws'>;
  staff: Staff;
  contests: Contests;
  clock?: () => Date;
}) {
  let doneFor = '';

  async function open(form: FormCode): Promise<Due[]> {
    const states = form === 'account-deletion' ? CONFIRMED : OPEN;
    const oldest = await store.submissions.list(form, { limit: LOOKED_AT, states });
    const steps = await store.followUps.ofAll(oldest.map(({ reference }) => reference));
    return oldest.flatMap((request) => {
      const { reference } = request;
      const deadline = answerDeadline(request, steps.get(reference));
      return deadline === null ? [] : [{ form, reference, deadline }];
    });
  }

  const isNear = (deadline: string, now: Date) => Date.parse(deadline) - now.getTime() <= SOON_MS;

  /** What the rules of contests promise, and nobody has done yet. */
  async function contestTodos(now: Date): Promise<ContestTodo[]> {
    const todos: ContestTodo[] = [];
    const drawn = await store.draws.drawn();
    for (const { code: form, closesAt } of await contests.ever())
      if (!drawn.some(({ contest }) => contest === form))
        todos.push({ form, todo: 'draw', count: 1, deadline: drawDeadline(closesAt) });
    for (const { contest: form, result } of drawn) {
      const winners = await winnersOf(form, result, store);
      const untold = winners.filter(({ toldAt }) => toldAt === null);
      const overdue = winners.filter((winner) => isOverdue(winner, now));
      if (untold.length > 0)
        todos.push({
          form,
          todo: 'tell',
          count: untold.length,
          deadline: tellDeadline(result.drawnAt),
        });
      const [first] = overdue.flatMap(({ toldAt }) => toldAt ?? []).toSorted();
      if (first !== undefined)
        todos.push({
          form,
          todo: 'replace',
          count: overdue.length,
          deadline: claimDeadline(first),
        });
    }
    return todos.filter(({ deadline }) => isNear(deadline, now));
  }

  return {
    async round() {
      const now = clock();
      const { day, time } = parisClock(now);
      if (day === doneFor || time < LEAVES_AT) return 0;
      const unsent = await store.outbox.failing(UNSENT_TOLD);
      const todos = await contestTodos(now);
      const due = new Map<FormCode, Due[]>();
      for (const form of Object.keys(staff)) due.set(form, await open(form));

      const messages: OutboxMessage[] = [];
      for (const to of new Set(Object.values(staff).flat())) {
        const own = [...due]
          .filter(([form]) => staff[form]?.includes(to))
          .flatMap(([, requests]) => requests)
          .sort((first, second) => first.deadline.localeCompare(second.deadline));
        const late = own.filter(({ deadline }) => isLate(deadline, 'received', now));
        const soon = own
          .filter((request) => !late.includes(request))
          .filter(({ deadline }) => isNear(deadline, now));
        // Where nobody is named for a contest, everyone is told: its promise was made to the public.
        const games = todos.filter(({ form }) => staff[form]?.includes(to) ?? true);
        if (late.length + soon.length + games.length + unsent.length === 0) continue;
        const mail: Mail = { kind: 'staff-summary', day, late, soon, contests: games, unsent };
        messages.push({
          id: `${SUMMARY_ID}${day}:${nameOf(to)}`,
          topic: 'mail',
          payload: { to, mail },
        });
      }
      await store.outbox.add(messages);
      doneFor = day;
      return messages.length;
    },
  };
}

/** An id is logged: it names no mailbox. */
function nameOf(mailbox: string): string {
  return hash('sha256', mailbox).slice(0, 12);
}
