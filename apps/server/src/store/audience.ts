import { TRACKING_SEPARATOR } from '@vitrine/domain/tracking-event';
import type { AudienceEvent } from '@vitrine/domain/audience/audience-event';
import type { Count, Period } from '@vitrine/domain/audience/figures';
import { FUNNEL_STEPS } from '@vitrine/domain/audience/funnel';
import {
  daysBefore,
  monthOf,
  monthsBefore,
  type Span,
  spansOf,
} from '@vitrine/domain/audience/paris-day';
import { bucketOf } from '@vitrine/domain/audience/web-vitals';
import { sql, type Transaction } from 'kysely';
import type { CopiedRow } from './copy.ts';
import { addCounts, createTally, rowsOf, type Tally, waitForTurn } from './counts.ts';
import type { Database, StoreKind, Tables } from './tables.ts';

export type CountedEvent = AudienceEvent & {
  readonly at: Date;
  /** In France. */
  readonly day: string;
  /** The day's name of whoever did it. */
  readonly visitor: string;
  /** Of the funnel, from 1; 0 for what is no visit's. */
  readonly step: number;
};

/** What was refused since the last batch, by reason. */
export type Drops = Readonly<Record<string, number>>;

export type Audience = ReturnType<typeof createAudience>;

/** Single events answer "what happened last month?"; the rest is in the counts. */
export const EVENT_RETENTION_DAYS = 90;
/**
 * The longest that the data-protection authority allows for audience measurement is 25 months: two years
 * and a February, less the day that passes until the next purge.
 */
export const COUNT_RETENTION_DAYS = 2 * 365 + 28 - 1;
/** Half an hour without a sign, to the minute, and one is back: another visit. */
const VISIT_MS = 30 * 60_000;
const MINUTE_MS = 60_000;
/** Remembered within a minute: memory is bounded, not visitors. */
const VISITORS_KEPT = 100_000;
const PURGE_CHUNK = 5_000;
const FORMER_SALTS = 'audience:';
const DROPPED = 'dropped:';
const UNSENT = 'unsent:';

export function visitorSaltName(day: string): string {
  return `${FORMER_SALTS}${day}`;
}

/** What tells the visitors of a day apart, and is deleted with it: nothing that is kept may hold it. */
export function isOfOneDay({ table, row }: CopiedRow): boolean {
  return (
    table === 'audience_visitors' ||
    (table === 'secrets' && String(row['name']).startsWith(FORMER_SALTS))
  );
}

export function createAudience(
  db: Database,
  store: StoreKind,
  /** Takes what was deleted out of the files too. */
  forget: () => Promise<void>,
) {
  /** Who was counted here within the minute, and how far they had come: nothing of theirs is to be written. */
  const reached = new Map<string, number>();
  let minute = Number.NaN;

  return {
    /** One batch, whole or not at all: its events, all they count in, and the ledger. */
    async record(day: string, events: readonly CountedEvent[], drops: Drops) {
      const now = Math.floor((events.at(-1)?.at.getTime() ?? 0) / MINUTE_MS);
      if (now !== minute || reached.size > VISITORS_KEPT) reached.clear();
      minute = now;
      const visits = events.filter((event) => event.step > (reached.get(visitorKey(event)) ?? 0));
      await counted(async (tally, trx) => {
        // Two servers may count the same visitor at once.
        await waitForTurn(trx, store);
        await countVisitors(trx, visits, tally);
        for (const event of events) countEvent(event, tally);
        const refused = Object.entries(drops);
        const received = refused.reduce((total, [, n]) => total + n, events.length);
        tally(day, 'ledger', '', 'received', received);
        tally(day, 'ledger', '', 'stored', events.length);
        for (const [reason, n] of refused) tally(day, 'ledger', '', `${DROPPED}${reason}`, n);
        await insertEvents(trx, events);
      });
      for (const visit of visits) {
        const key = visitorKey(visit);
        reached.set(key, Math.max(visit.step, reached.get(key) ?? 0));
      }
    },

    /** Of events already stored, so many are upstream now. */
    forwarded: (day: string, count: number) =>
      counted((tally) => {
        tally(day, 'ledger', '', 'stored', -count);
        tally(day, 'ledger', '', 'forwarded', count);
      }),

    /** Of events already stored, so many will never be upstream. */
    unsent: (day: string, reason: string, count: number) =>
      counted((tally) => tally(day, 'ledger', '', `${UNSENT}${reason}`, count)),

    /** The most frequent first. */
    async top(kind: string, period: Period, limit: number): Promise<Count[]> {
      const spans = rowsOf(
        store,
        spansIn(period).map(({ grain, period: at }) => [grain, at]),
        ['text', 'text'],
      );
      const { rows } = await sql<{ page: string; label: string; n: number | string }>`
        with spans (grain, period) as (${spans})
        select page, label, sum(n) as n
        from spans cross join audience_counts
        where audience_counts.kind = ${kind}
          and audience_counts.grain = spans.grain
          and audience_counts.period = spans.period
        group by page, label
        order by n desc, page, label
        limit ${limit}
      `.execute(db);
      return rows.map(({ page, label, n }) => ({ page, label, n: Number(n) }));
    },

    /** Of one kind, period by period. */
    async series(kind: string, period: Period) {
      const rows = await inPeriod(kind, period)
        .select(['period', 'label'])
        .groupBy(['period', 'label'])
        .orderBy('period')
        .execute();
      return rows.map(({ period: at, label, n }) => ({ period: at, label, n: Number(n) }));
    },

    /** Where every event received since the beginning has gone. */
    async ledger() {
      const all = { grain: 'month', from: '', to: '9999' } as const;
      const rows = await inPeriod('ledger', all).select('label').groupBy('label').execute();
      const counts = new Map(rows.map(({ label, n }) => [label, Number(n)]));
      const byReason = (prefix: string) =>
        Object.fromEntries(
          rows
            .filter(({ label }) => label.startsWith(prefix))
            .map(({ label, n }) => [label.slice(prefix.length), Number(n)]),
        ) as Record<string, number>;
      return {
        received: counts.get('received') ?? 0,
        stored: counts.get('stored') ?? 0,
        forwarded: counts.get('forwarded') ?? 0,
        dropped: byReason(DROPPED),
        /** Of those stored, how many the upstream will never get, by reason. */
        unsent: byReason(UNSENT),
      };
    },

    /** How many events are kept one by one. */
    async countEvents() {
      const { rows } = await db
        .selectFrom('audience_events')
        .select((select) => select.fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow();
      return Number(rows);
    },

    /** The latest events as they are kept. */
    async sample(limit: number) {
      const rows = await db
        .selectFrom('audience_events')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    /** Visitors' names of the days before this one, and what made them. */
    async forgetVisitors(before: string) {
      await db.deleteFrom('audience_visitors').where('day', '<', before).execute();
      // Without the day's secret, nobody can tell whose name was whose.
      await db
        .deleteFrom('secrets')
        .where('name', '>=', FORMER_SALTS)
        .where('name', '<', visitorSaltName(before))
        .execute();
      await forget();
    },

    /** Deletes what has passed its retention; returns how many events. */
    async purge(today: string) {
      const countsBefore = daysBefore(today, COUNT_RETENTION_DAYS);
      // The ledger speaks of numbers of events only, since the beginning.
      await db
        .deleteFrom('audience_counts')
        .where('kind', '!=', 'ledger')
        .where((eb) =>
          eb.or([
            eb('grain', 'in', ['day', 'week']).and('period', '<', countsBefore),
            // With its first day: what it counts is no older than the days that are kept.
            eb('grain', '=', 'month').and('period', '<=', monthOf(daysBefore(countsBefore, 1))),
          ]),
        )
        .execute();
      const eventsBefore = `${daysBefore(today, EVENT_RETENTION_DAYS)}T00:00:00.000Z`;
      let deleted = 0;
      // Oldest first and a few at a time: nobody waits for a long deletion.
      for (;;) {
        const result = await db
          .deleteFrom('audience_events')
          .where('id', 'in', (eb) =>
            eb.selectFrom('audience_events').select('id').orderBy('id').limit(PURGE_CHUNK),
          )
          .where('at', '<', eventsBefore)
          .executeTakeFirst();
        deleted += Number(result.numDeletedRows);
        if (Number(result.numDeletedRows) < PURGE_CHUNK) return deleted;
      }
    },
  };

  /** What is counted, with what is written beside: all or nothing. */
  function counted(count: (tally: Tally, trx: Transaction<Tables>) => Promise<void> | void) {
    return db.transaction().execute(async (trx) => {
      const tally = createTally();
      await count(tally, trx);
      await addCounts(trx, store, tally.rows());
    });
  }

  function inPeriod(kind: string, { grain, from, to }: Period) {
    return db
      .selectFrom('audience_counts')
      .select((select) => select.fn.sum<number | string>('n').as('n'))
      .where('kind', '=', kind)
      .where('grain', '=', grain)
      .where('period', '>=', from)
      .where('period', '<=', to);
  }

  /** New visitors, new visits and the steps they reach, told from what is known of today's. */
  async function countVisitors(
    trx: Transaction<Tables>,
    visits: readonly CountedEvent[],
    tally: Tally,
  ): Promise<void> {
    if (visits.length === 0) return;
    const days = [...new Set(visits.map(({ day }) => day))];
    const visitors = [...new Set(visits.map(({ visitor }) => visitor))];
    const known = await trx
      .selectFrom('audience_visitors')
      .selectAll()
      .where('day', 'in', days)
      .where(
        sql<boolean>`visitor in (${rowsOf(
          store,
          visitors.map((visitor) => [visitor]),
          ['text'],
        )})`,
      )
      .execute();
    const states = new Map(
      known.map(({ day, visitor, seen_at, step }) => [
        visitorKey({ day, visitor }),
        { day, visitor, seenAt: Date.parse(seen_at), step },
      ]),
    );
    for (const { day, visitor, at, step } of visits) {
      const key = visitorKey({ day, visitor });
      const before = states.get(key);
      if (!before) tally(day, 'total', '', 'visitors', 1);
      if (!before || at.getTime() - before.seenAt > VISIT_MS) tally(day, 'total', '', 'visits', 1);
      const furthest = before?.step ?? 0;
      for (let next = furthest + 1; next <= step; next += 1)
        tally(day, 'total', '', `step:${FUNNEL_STEPS[next - 1] ?? next}`, 1);
      states.set(key, {
        day,
        visitor,
        seenAt: Math.max(at.getTime(), before?.seenAt ?? 0),
        step: Math.max(furthest, step),
      });
    }
    const rows = [...states.values()].map(({ day, visitor, seenAt, step }) => [
      day,
      visitor,
      isoTime(seenAt),
      step,
    ]);
    await sql`
      insert into audience_visitors (day, visitor, seen_at, step)
      ${rowsOf(store, rows, ['text', 'text', 'text', 'integer'])}
      on conflict (day, visitor) do update set seen_at = excluded.seen_at, step = excluded.step
    `.execute(trx);
  }

  async function insertEvents(
    trx: Transaction<Tables>,
    events: readonly CountedEvent[],
  ): Promise<void> {
    const rows = events.map(({ at, kind, name, page, section, action, amount }) => [
      isoTime(at.getTime()),
      kind,
      name,
      page,
      section,
      action,
      amount,
    ]);
    await sql`
      insert into audience_events (at, kind, name, page, section, action, amount)
      ${rowsOf(store, rows, ['text', 'text', 'text', 'text', 'text', 'text', 'double precision'])}
    `.execute(trx);
  }
}

function visitorKey({ day, visitor }: Pick<CountedEvent, 'day' | 'visitor'>): string {
  return day + visitor;
}

/** Fewer rows than days: ninety days are two months and a few weeks and days. */
function spansIn({ grain, from, to }: Period): Span[] {
  if (grain === 'day') return spansOf(from, to);
  const months: Span[] = [];
  for (let month = from; month <= to; month = monthsBefore(month, -1))
    months.push({ grain, period: month });
  return months;
}

function countEvent(event: CountedEvent, tally: Tally): void {
  const { day, kind, page, section, action } = event;
  if (kind === 'pageview') {
    tally(day, 'total', '', 'pageviews', 1);
    tally(day, 'page', page, '', 1);
  }
  if (kind === 'action') {
    tally(day, 'total', '', 'actions', 1);
    tally(day, 'action', page, `${section}${TRACKING_SEPARATOR}${action}`, 1);
  }
  if (kind === 'custom') tally(day, 'custom', page, action, 1);
  if (event.subscription !== null) {
    tally(day, 'total', '', 'subscriptions', 1);
    tally(day, 'subscription', page, event.subscription, 1);
  }
  if (event.vital === null || event.amount === null) return;
  const bucket = bucketOf(event.vital, event.amount);
  if (bucket !== null) tally(day, event.vital, page, String(bucket), 1);
}

/** Events of a batch come within milliseconds of one another. */
let lastTime = { ms: Number.NaN, text: '' };
function isoTime(ms: number): string {
  if (ms !== lastTime.ms) lastTime = { ms, text: new Date(ms).toISOString() };
  return lastTime.text;
}
