import { monthOf, weekOf } from '@vitrine/domain/audience/paris-day';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { AudienceCountRow, StoreKind, Tables } from './tables.ts';

export type Tally = {
  (day: string, kind: string, page: string, label: string, n: number): void;
  rows: () => AudienceCountRow[];
};

/** Adds up what a batch counts, by day, and at the end by week and by month. */
export function createTally(): Tally {
  const days = new Map<string, AudienceCountRow>();
  const tally = (day: string, kind: string, page: string, label: string, n: number) => {
    if (n !== 0) add(days, { kind, grain: 'day', period: day, page, label, n });
  };
  return Object.assign(tally, {
    rows: () => [
      ...days.values(),
      ...regroup(days, 'week', weekOf),
      ...regroup(days, 'month', monthOf),
    ],
  });
}

type RowsByKey = Map<string, AudienceCountRow>;

function regroup(
  days: RowsByKey,
  grain: 'week' | 'month',
  periodOf: (day: string) => string,
): Iterable<AudienceCountRow> {
  const groups: RowsByKey = new Map();
  for (const row of days.values()) add(groups, { ...row, grain, period: periodOf(row.period) });
  return groups.values();
}

/** Periods of one grain are of one length: nothing need stand after them. */
function add(rows: RowsByKey, row: AudienceCountRow): void {
  const key = `${row.period}${row.kind}\n${row.page}\n${row.label}`;
  const known = rows.get(key);
  if (known) known.n += row.n;
  else rows.set(key, row);
}

/** Who counts, counts alone: until the end of the transaction. */
export async function waitForTurn(trx: Transaction<Tables>, store: StoreKind): Promise<void> {
  // SQLite needs no lock of its own: our transactions begin immediate (see sqlite.ts).
  if (store === 'postgres')
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.counting})`.execute(trx);
}

/** Adds to the counts that the dashboard reads. */
export async function addCounts(
  trx: Transaction<Tables>,
  store: StoreKind,
  counts: readonly AudienceCountRow[],
): Promise<void> {
  await waitForTurn(trx, store);
  const rows = counts.map(({ kind, grain, period, page, label, n }) => [
    kind,
    grain,
    period,
    page,
    label,
    n,
  ]);
  await sql`
    insert into audience_counts (kind, grain, period, page, label, n)
    ${rowsOf(store, rows, ['text', 'text', 'text', 'text', 'text', 'bigint'])}
    on conflict (kind, grain, period, page, label)
    do update set n = audience_counts.n + excluded.n
  `.execute(trx);
}

/** Rows as one parameter: a statement whose text never changes, however many there are. */
export function rowsOf(
  store: StoreKind,
  rows: readonly (readonly unknown[])[],
  types: readonly string[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  if (store === 'sqlite') {
    const columns = types.map((_type, index) => sql.raw(`json_extract(value, '$[${index}]')`));
    // `where true`: else SQLite takes the conflict clause that may follow for a join.
    return sql`select ${sql.join(columns)} from json_each(${json}) where true`;
  }
  const columns = types.map((type, index) => sql.raw(`(e ->> ${index})::${type}`));
  return sql`select ${sql.join(columns)} from json_array_elements(${json}::json) as e`;
}
