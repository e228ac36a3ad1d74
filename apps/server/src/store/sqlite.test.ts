import { chmod, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../testing/folders.ts';
import { sqliteDialect } from './sqlite.ts';

type Tables = { notes: { id: number; text: string } };

const newFile = async () => join(await newFolder('sqlite'), 'own', 'notes.sqlite');
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

function open(file: string, options: { untouched?: boolean } = {}): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, options) });
  onTestFinished(() => db.destroy());
  return db;
}

/** With one table, which has no rows. */
async function openNotes(): Promise<{ file: string; db: Kysely<Tables> }> {
  const file = await newFile();
  const db = open(file);
  await sql`create table notes (id integer primary key, text text not null)`.execute(db);
  return { file, db };
}

const textsIn = async (db: Kysely<Tables>) =>
  (await db.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text);
const write = (db: Kysely<Tables>, text: string) =>
  db
    .insertInto('notes')
    .values({ id: 0, text })
    .onConflict((old) => old.doNothing())
    .execute();

/** Another process, which holds the file until it is let go. */
function holdWrites(file: string): { letGo: () => void } {
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  onTestFinished(() => other.close());
  return { letGo: () => other.exec('rollback') };
}

test('who finds the file held waits for their turn, and others are served meanwhile', async () => {
  const { file, db } = await openNotes();
  const { letGo } = holdWrites(file);
  let isWritten = false;

  const writing = write(db, 'a').then(() => (isWritten = true));
  for (let count = 0; count < 20; count += 1) await turn();
  expect(isWritten).toBe(false);
  letGo();
  await writing;

  expect(await textsIn(db)).toEqual(['a']);
});

test('who waits too long is told so, and what is wrong in itself is told at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { file, db } = await openNotes();
  await expect(sql`nonsense`.execute(db)).rejects.toThrow('syntax error');
  await write(db, 'a');
  const twice = db.insertInto('notes').values({ id: 0, text: 'b' }).execute();
  await expect(twice).rejects.toThrow('UNIQUE');

  holdWrites(file);
  const start = Date.now();
  const now = vi.spyOn(Date, 'now');
  /** Each time that it asks again, it looks whether it has waited long enough. */
  const askedAgain = async () => {
    const asked = now.mock.calls.length;
    while (now.mock.calls.length < asked + 3) await turn();
  };
  const writing = write(db, 'c').catch(String);
  await askedAgain();
  vi.setSystemTime(start + 5_000);
  await askedAgain();
  vi.setSystemTime(start + 5_001);

  expect(await writing).toContain('database is locked');
});

test('a commit is on the disk before it is acknowledged, and what is deleted is overwritten', async () => {
  const { db } = await openNotes();
  const setting = async (name: string) => {
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0] as unknown;
  };
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('secure_delete')).toBe(1);
  expect(await setting('foreign_keys')).toBe(1);
});

test('a statement says how many rows it changed, or which it found', async () => {
  const { db } = await openNotes();
  const rows = ['a', 'b', 'c'].map((text, id) => ({ id, text }));
  const added = await db.insertInto('notes').values(rows).executeTakeFirstOrThrow();
  expect(added.numInsertedOrUpdatedRows).toBe(3n);
  const returned = await db
    .updateTable('notes')
    .set({ text: 'd' })
    .where('id', '>', 1)
    .returning('id')
    .execute();
  expect(returned).toEqual([{ id: 2 }]);
  const deleted = await db.deleteFrom('notes').where('id', '<', 2).executeTakeFirstOrThrow();
  expect(deleted.numDeletedRows).toBe(2n);
});

test('a statement is prepared once, and a bounded number of them is kept', async () => {
  const db = open(await newFile());
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const ask = (number: number) => sql`select ${sql.raw(String(number))}`.execute(db);

  for (let number = 0; number < 200; number += 1) await ask(number);
  expect(prepare).toHaveBeenCalledTimes(200);
  await ask(0);
  await ask(199);
  expect(prepare).toHaveBeenCalledTimes(200);
  await ask(200);
  await ask(200);
  expect(prepare).toHaveBeenCalledTimes(202);
});

test('a transaction whose file goes is undone, and the next one works once it is back', async () => {
  const { file, db } = await openNotes();
  const failing = db.transaction().execute(async (trx) => {
    await write(trx, 'lost');
    await rename(file, `${file}.away`);
    await textsIn(trx);
  });
  await expect(failing).rejects.toThrow('the store is gone');
  await rename(`${file}.away`, file);

  await db.transaction().execute((trx) => write(trx, 'kept'));

  expect(await textsIn(db)).toEqual(['kept']);
});

test('closing leaves the file alone: nothing waits beside it', async () => {
  const { file, db } = await openNotes();
  await write(db, 'a');
  expect(await readdir(dirname(file))).toContain(`${basename(file)}-wal`);

  await db.destroy();

  expect(await readdir(dirname(file))).toEqual([basename(file)]);
});

test('what a server that fell left beside the file is its owner’s alone too', async () => {
  const { file, db } = await openNotes();
  await write(db, 'a');
  const beside = [`${file}-wal`, `${file}-shm`];
  for (const path of [file, ...beside]) await chmod(path, 0o644);
  await chmod(dirname(file), 0o755);

  await textsIn(open(file));

  expect(await Promise.all([file, ...beside].map(modeOf))).toEqual([0o600, 0o600, 0o600]);
  expect(await modeOf(dirname(file))).toBe(0o700);
});

test('a folder that holds something else stays as it is, also when the file is there', async () => {
  const file = await newFile();
  await mkdir(dirname(file), { mode: 0o755 });
  await writeFile(join(dirname(file), 'other'), '');
  for (let count = 0; count < 2; count += 1) {
    const db = open(file);
    await sql`select 1`.execute(db);
    await db.destroy();
    expect(await modeOf(dirname(file))).toBe(0o755);
    expect(await modeOf(file)).toBe(0o600);
  }
});

test('a file that is only looked at keeps its modes and its journal', async () => {
  const file = await newFile();
  await mkdir(dirname(file), { mode: 0o755 });
  const before = new DatabaseSync(file);
  before.exec('pragma journal_mode = delete; create table notes (id integer, text text)');
  before.close();
  await chmod(file, 0o644);

  expect(await textsIn(open(file, { untouched: true }))).toEqual([]);

  expect(await modeOf(file)).toBe(0o644);
  expect(await modeOf(dirname(file))).toBe(0o755);
  const after = new DatabaseSync(file);
  expect(after.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
  after.close();
});
