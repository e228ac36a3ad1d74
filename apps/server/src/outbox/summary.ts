import { createHash } from 'node:crypto';
import { parisDay } from '@vitrine/domain/audience/paris-day';
import { answerDeadline, isLate, isOpen } from '@vitrine/domain/forms/follow-up';
import { formCodes } from '@vitrine/domain/forms/form-codes';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { Mail, MailOf } from '@vitrine/domain/mails';
import type { Staff } from '../settings.ts';
import type { OutboxMessage } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';

/** From this hour in Paris, so that it is there when people begin to work. */
const HOUR = 7;
/** Near its deadline: so long before it. */
const SOON_MS = 5 * 24 * 60 * 60 * 1_000;
/** More open requests of one kind than this are not a summary any more. */
const LOOKED_AT = 5_000;
const UNSENT_TOLD = 200;

const PARIS_HOUR = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Paris',
});

type Due = MailOf<'staff-summary'>['late'][number];

/** Queues the summary of the day for those who answer: once, however many servers ask. */
export type Summaries = { round: () => Promise<number> };

export function createSummaries({
  store,
  staff,
  clock = () => new Date(),
}: {
  store: Pick<Store, 'submissions' | 'followUps' | 'outbox'>;
  staff: Staff;
  clock?: () => Date;
}): Summaries {
  let doneFor = '';

  async function open(form: FormCode): Promise<Due[]> {
    const newest = await store.submissions.list(form, { limit: LOOKED_AT, newestFirst: true });
    const steps = await store.followUps.ofAll(newest.map(({ reference }) => reference));
    return newest
      .flatMap(({ reference, receivedAt }) => {
        const of = steps.get(reference) ?? [];
        const deadline = answerDeadline(form, receivedAt, of);
        const state = of.at(-1)?.state ?? 'received';
        return deadline !== null && isOpen(state) ? [{ form, reference, deadline }] : [];
      })
      .reverse();
  }

  return {
    async round() {
      const now = clock();
      const day = parisDay(now);
      if (day === doneFor || Number(PARIS_HOUR.format(now).replace(/\D/g, '')) < HOUR) return 0;
      const unsent = await store.outbox.failing(UNSENT_TOLD);
      const due = new Map<FormCode, Due[]>();
      for (const form of formCodes) if (staff[form]) due.set(form, await open(form));

      const messages: OutboxMessage[] = [];
      for (const to of new Set(Object.values(staff).flat())) {
        const own = [...due]
          .filter(([form]) => staff[form]?.includes(to))
          .flatMap(([, requests]) => requests)
          .sort((first, second) => first.deadline.localeCompare(second.deadline));
        const late = own.filter(({ deadline }) => isLate(deadline, 'received', now));
        const soon = own
          .filter((request) => !late.includes(request))
          .filter(({ deadline }) => Date.parse(deadline) - now.getTime() <= SOON_MS);
        if (late.length + soon.length + unsent.length === 0) continue;
        const mail: Mail = { kind: 'staff-summary', day, late, soon, unsent };
        messages.push({ id: `summary:${day}:${nameOf(to)}`, topic: 'mail', payload: { to, mail } });
      }
      await store.outbox.add(messages);
      doneFor = day;
      return messages.length;
    },
  };
}

/** An id is logged: it names no mailbox. */
function nameOf(mailbox: string): string {
  return createHash('sha256').update(mailbox).digest('hex').slice(0, 12);
}
