import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { postgresDialect } from './postgres.ts';

test('a connection lost in the middle of a transaction fails that transaction only', async () => {
  const lost = vi.fn<(error: Error) => void>();
  const db = new Kysely<object>({ dialect: postgresDialect(inject('postgresUrl'), lost) });
  onTestFinished(() => db.destroy());
  const administrator = new Client({ connectionString: inject('postgresUrl') });
  await administrator.connect();
  onTestFinished(() => administrator.end());

  const transaction = db.transaction().execute(async (transacting) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transacting,
    );
    await administrator.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await vi.waitFor(async () => {
      const { rowCount } = await administrator.query(
        'select from pg_stat_activity where pid = $1',
        [rows[0]?.pid],
      );
      expect(rowCount).toBe(0);
    }, 10_000);
    return sql`select 1`.execute(transacting);
  });

  await expect(transaction).rejects.toThrow(/connection/i);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
