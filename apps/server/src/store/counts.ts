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
  const byKey = new Map<string, AudienceCountRow>();
  const tally = (day: string, kind: string, page: string, label: string, n: number) => {
    if (n === 0) return;
    const key = `${day}${kind}\n${page}\n${label}`;
    const known = byKey.get(key);
    if (known) known.n += n;
    else byKey.set(key, { kind, grain: 'day', period: day, page, label, n });
  };
  return Object.assign(tally, {
    rows: () => {
      const days = [...byKey.values()];
      return [...days, ...regroup(days, 'week', weekOf), ...regroup(days, 'month', monthOf)];
    },
  });
}

function regroup(
  days: readonly AudienceCountRow[],
  grain: 'week' | 'month',
  periodOf: (day: string) => string,
): AudienceCountRow[] {
  const groups = Map.groupBy(days, ({ period, kind, page, label }) =>
    [periodOf(period), kind, page, label].join('\n'),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const n = others.reduce((total, row) => total + row.n, first.n);
    return [{ ...first, grain, period: periodOf(first.period), n }];
  });
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
  if (counts.length === 0) return;
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
