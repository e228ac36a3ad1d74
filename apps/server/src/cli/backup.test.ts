import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { visitorSaltName } from '../store/audience.ts';
import type { CopiedRow } from '../store/copy.ts';
import { openStore, type StoreOptions } from '../store/store.ts';
import { newPostgres, newSqlite, openTestStore, stores, withDatabase } from '../testing/stores.ts';
import { backup, migrateStore, restore, writeBackup } from './backup.ts';

async function filled(options: StoreOptions): Promise<{ secret: string; reference: string }> {
  const store = await openStore(options);
  const secret = await store.secrets.get('forms');
  let reference = '';
  for (let index = 0; index < 25; index += 1)
    ({ reference } = await store.submissions.accept(
      'contact',
      { name: 'Zoé "Nœl" 😀\n', index },
      {
        key: `k${index}`,
        messages: (receipt) => [{ id: `${receipt.reference}:a`, topic: 'mail', payload: {} }],
      },
    ));
  await store.audience.record(
    '2026-11-15',
    [
      {
        kind: 'vital',
        name: 'web-vital',
        page: 'homepage',
        section: '',
        action: 'CLS',
        subscription: null,
        vital: 'CLS',
        amount: 0.125,
        path: '/',
        source: '',
        at: new Date('2026-11-15T10:00:00Z'),
        day: '2026-11-15',
        visitor: 'v',
        step: 1,
      },
    ],
    { bot: 3 },
  );
  await store.close();
  return { secret, reference };
}

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'backup');
}

async function expectTheSame(options: StoreOptions, { secret, reference }: Filled): Promise<void> {
  const store = await openStore(options);
  expect(await store.secrets.get('forms')).toBe(secret);
  expect(await store.submissions.count('contact')).toBe(25);
  const [named] = await store.submissions.named('contact', [reference]);
  expect(named?.payload).toEqual({ name: 'Zoé "Nœl" 😀\n', index: 24 });
  expect(await store.outbox.backlog()).toMatchObject({ waiting: 25 });
  expect((await store.audience.sample(1))[0]).toMatchObject({ amount: 0.125 });
  // New rows are numbered after those that were copied.
  await store.audience.record('2026-11-15', [], { bot: 1 });
  expect(await store.audience.ledger()).toMatchObject({ received: 5, stored: 1 });
  await store.close();
}
type Filled = Awaited<ReturnType<typeof filled>>;

describe.each(stores)('a backup of %s', (_name, newStore) => {
  test.each([null, 'une phrase secrète'])(
    'gives everything back (passphrase: %s)',
    async (phrase) => {
      const from = await newStore();
      const known = await filled(from);
      const file = await newFile();

      await backup(from, file, phrase);

      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await readFile(file)).includes('VITRINE-ENCRYPTED')).toBe(phrase !== null);
      for (const [, newTarget] of stores) {
        const to = await newTarget();
        await restore(to, file, phrase, false);
        await expectTheSame(to, known);
      }
    },
  );

  test('holds nothing that tells the visitors of a day apart, which is promised to be gone at night', async () => {
    const from = await newStore();
    await filled(from);
    const store = await openStore(from);
    const salt = await store.secrets.get(visitorSaltName('2026-11-15'));
    await store.close();
    const file = await newFile();

    const contents = await backup(from, file, null);

    expect(contents['audience_visitors']?.rows).toBe(0);
    const text = gunzipSync(await readFile(file)).toString('utf8');
    expect(text).not.toContain(salt);
    expect(text).not.toContain('["audience_visitors"');
    const to = await newStore();
    expect(await restore(to, file, null, false)).toEqual(contents);
  });

  test('is not restored over a store that holds something, unless told to', async () => {
    const from = await newStore();
    const known = await filled(from);
    const file = await newFile();
    await backup(from, file, null);
    const to = await newStore();
    await filled(to);

    await expect(restore(to, file, null, false)).rejects.toThrow('--overwrite');
    await restore(to, file, null, true);
    await expectTheSame(to, known);
  });
});

describe.each(stores)('who was erased since a backup, on %s,', (_name, newStore) => {
  /** A store of three requests, a backup of it, then one of them erased. */
  async function start() {
    const options = await newStore();
    const store = await openTestStore(async () => options);
    const references: string[] = [];
    for (const key of ['a', 'b', 'c']) {
      const { reference } = await store.submissions.accept(
        'corail',
        { email: `${key}@exemple.fr` },
        {
          key,
          identities: [`mail:${key}`],
          messages: (receipt) => [{ id: `${receipt.reference}:a`, topic: 'mail', payload: {} }],
        },
      );
      references.push(reference);
    }
    const [gone = '', ...others] = references;
    const file = await newFile();
    await backup(options, file, null);
    await store.submissions.erase(gone);
    return { options, store, file, gone, others };
  }

  test('does not come back with it, nor do their messages; the next restoration knows it too', async () => {
    const { options, store, file, gone, others } = await start();
    for (const _time of ['once', 'again']) {
      const said: string[] = [];
      await restore(options, file, null, true, (line) => said.push(line));
      expect(said[0]).toMatch(/^As of 2\S+Z\. Erased again, as this store knew: 1 requests\.$/);
      expect(await store.submissions.find(gone)).toBeNull();
      expect(await store.outbox.backlog()).toMatchObject({ waiting: 2 });
      expect((await store.submissions.named('corail', others)).length).toBe(2);
      expect((await store.submissions.erased()).map(({ reference }) => reference)).toEqual([gone]);
    }
  });

  test('is in a backup made after it, for a store that knows nothing', async () => {
    const { options, gone } = await start();
    const later = await newFile();
    await backup(options, later, null);
    const elsewhere = await newStore();
    await restore(elsewhere, later, null, false);
    const store = await openTestStore(async () => elsewhere);
    expect((await store.submissions.erased()).map(({ reference }) => reference)).toEqual([gone]);
  });
});

test('what a backup that was killed left behind is not in the way of the next ones', async () => {
  const from = await newSqlite();
  const known = await filled(from);
  const file = await newFile();
  await expect(backup(from, join(file, 'nowhere'), null)).rejects.toThrow('ENOENT');
  for (const left of [`${file}.part`, `${file}.0a1b2c3d.part`]) await writeFile(left, 'half of it');
  await backup(from, file, null);
  await backup(from, file, null);
  const to = await newSqlite();
  await restore(to, file, null, false);
  await expectTheSame(to, known);
  expect(await readdir(dirname(file))).toHaveLength(3);
});

test.each([null, 'phrase'])(
  'a disk that is full ends a backup (passphrase: %s)',
  async (phrase) => {
    let room = 1_000;
    const full = new Writable({
      write: (bytes: Buffer, _encoding, done) => {
        room -= bytes.length;
        done(room < 0 ? new Error('ENOSPC: no space left on device') : null);
      },
    });
    const endless = async (take: (row: CopiedRow) => Promise<void>) => {
      for (;;) await take({ table: 'outbox', row: { id: randomUUID() } });
    };
    await expect(writeBackup(full, phrase, endless)).rejects.toThrow('ENOSPC');
  },
);

test.each([
  ['is none', () => Buffer.from('PK'), 'is not a backup.'],
  ['is empty', () => Buffer.alloc(0), 'is not a backup.'],
  ['was cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40), 'is damaged.'],
  [
    'lacks its last lines',
    (bytes: Buffer) => gzipSync(`${gunzipSync(bytes).toString().split('\n', 3).join('\n')}\n`),
    'is cut short.',
  ],
])('a backup that %s is named, and changes nothing', async (_how, spoil, reason) => {
  const from = await newSqlite();
  await filled(from);
  const file = await newFile();
  await backup(from, file, null);
  await writeFile(file, spoil(await readFile(file)));
  const to = await newSqlite();

  await expect(restore(to, file, null, false)).rejects.toThrow(`${file} ${reason}`);
  const store = await openStore(to);
  expect(await store.audience.ledger()).toMatchObject({ received: 0 });
  expect(await store.submissions.count('contact')).toBe(0);
  await store.close();
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  [
    'changed',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 200 ? byte ^ 1 : byte))),
  ],
])('an encrypted backup that was %s changes nothing', async (_how, spoil) => {
  const from = await newSqlite();
  await filled(from);
  const file = await newFile();
  await backup(from, file, 'phrase');
  await writeFile(file, spoil(await readFile(file)));
  const to = await newSqlite();

  await expect(restore(to, file, 'phrase', false)).rejects.toThrow('damaged');
  await expect(restore(to, file, null, false)).rejects.toThrow('BACKUP_PASSPHRASE');
  const store = await openStore(to);
  expect(await store.submissions.count('contact')).toBe(0);
  await store.close();
});

test('SQLite becomes PostgreSQL with every row and secret, or not at all', async () => {
  const from = await newSqlite();
  const known = await filled(from);
  const to = await newPostgres();

  const contents = await migrateStore(from, to, false);

  expect(contents['submissions']?.rows).toBe(25);
  await expectTheSame(to, known);
  await expect(migrateStore(from, to, false)).rejects.toThrow('not empty');

  // A table that changes what it is given: seen, and nothing kept.
  const odd = await newPostgres();
  await (await openStore(odd)).close();
  await withDatabase(odd, async (execute) => {
    await execute(
      "create function lose() returns trigger language plpgsql as $$ begin if new.id like '%a' then return null; end if; return new; end $$",
    );
    await execute('create trigger t before insert on outbox for each row execute function lose()');
  });
  await expect(migrateStore(from, odd, false)).rejects.toThrow(
    'outbox: 0 rows written, not the 25',
  );
  const store = await openStore(odd);
  expect(await store.submissions.count('contact')).toBe(0);
  await store.close();
});
