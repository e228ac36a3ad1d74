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

test('who waits for a connection waits as long as the address of the database says', async () => {
  const waitIn = async (connectTimeout: string | null) => {
    const url = new URL(inject('postgresUrl'));
    if (connectTimeout !== null) url.searchParams.set('connect_timeout', connectTimeout);
    const db = new Kysely<object>({ dialect: postgresDialect(url.href, () => undefined) });
    onTestFinished(() => db.destroy());
    const held = Promise.withResolvers<void>();
    onTestFinished(() => held.resolve());
    const holders = Array.from({ length: 10 }, () => {
      const isHeld = Promise.withResolvers<void>();
      void db.connection().execute(async () => {
        isHeld.resolve();
        await held.promise;
      });
      return isHeld.promise;
    });
    await Promise.all(holders);
    return () => sql`select 1`.execute(db);
  };
  const ended: string[] = [];
  const [short, usual] = [await waitIn('1'), await waitIn(null)];
  await Promise.all([
    expect(usual().finally(() => ended.push('usual'))).rejects.toThrow(/timeout exceeded/),
    expect(short().finally(() => ended.push('short'))).rejects.toThrow(/timeout exceeded/),
  ]);
  expect(ended).toEqual(['short', 'usual']);
});
