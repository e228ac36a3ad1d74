import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { isOfOneDay } from '../store/audience.ts';
import { type Contents, type CopiedRow, readAll, writeAll } from '../store/copy.ts';
import { openDatabase, type StoreOptions } from '../store/store.ts';
import { UsageError } from './usage-error.ts';

/**
 * A backup is lines of JSON, compressed: what it is, every row of every table but what is deleted at night,
 * then how many rows and their hashes, which a restoration compares. With a passphrase it is encrypted
 * (AES-256-GCM, key by scrypt): a changed or cut file is refused. It holds personal data: its file is its
 * owner's alone.
 */
const FORMAT = 'vitrine-backup-1';
const MAGIC = Buffer.from('VITRINE-ENCRYPTED-1\n');
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const Head = z.object({ format: z.literal(FORMAT), at: z.string() });
const Foot = z.object({
  contents: z.record(z.string(), z.object({ rows: z.int(), hash: z.string() })),
});

export async function backup(
  store: StoreOptions,
  file: string,
  passphrase: string | null,
): Promise<Contents> {
  const { db, kind } = await openDatabase({ ...store, opening: 'find' });
  // Beside, then renamed: there is a whole backup or none. A name of its own: what was left behind by one
  // that was killed, or is under way, is in nobody's way.
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const output = (await open(part, 'wx', 0o600)).createWriteStream({ flush: true });
    const contents = await writeBackup(output, passphrase, (take) =>
      readAll(db, kind, take, isOfOneDay),
    );
    await rename(part, file);
    return contents;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Rejects as soon as `output` takes no more. */
export async function writeBackup(
  output: Writable,
  passphrase: string | null,
  read: (take: (row: CopiedRow) => Promise<void>) => Promise<Contents>,
): Promise<Contents> {
  const text = new PassThrough();
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher =
    passphrase === null ? null : createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv);
  if (cipher) output.write(Buffer.concat([MAGIC, salt, iv]));
  const written = pipeline(
    cipher
      ? [text, createGzip(), cipher, withTag(() => cipher.getAuthTag()), output]
      : [text, createGzip(), output],
  );
  written.catch(() => undefined); // whoever writes next hears of it
  const write = async (line: unknown) => {
    // On a disk that is full nothing drains any more.
    if (!text.write(`${JSON.stringify(line)}\n`))
      await Promise.race([once(text, 'drain'), written]);
  };
  try {
    await write({ format: FORMAT, at: new Date().toISOString() });
    const contents = await read(({ table, row }) =>
      write([table, Object.fromEntries(Object.entries(row).map(([k, v]) => [k, encoded(v)]))]),
    );
    await write({ contents });
    text.end();
    await written;
    return contents;
  } catch (error) {
    text.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/** After the last of what it encrypts. */
function withTag(tag: () => Buffer): PassThrough {
  const through = new PassThrough();
  through._flush = (done) => done(null, tag());
  return through;
}

export async function restore(
  store: StoreOptions,
  file: string,
  passphrase: string | null,
  overwrite: boolean,
  print: (line: string) => void = () => undefined,
): Promise<Contents> {
  let expected: Contents | null = null;
  let madeAt = '';
  // Before a store is made for it.
  const plain = await plainText(file, passphrase);
  async function* rows(): AsyncGenerator<CopiedRow> {
    let isFirst = true;
    try {
      for await (const line of linesOf(plain)) {
        const value: unknown = JSON.parse(line);
        if (isFirst) {
          madeAt = Head.parse(value).at;
          isFirst = false;
        } else if (Array.isArray(value)) {
          const [table, row] = value as [string, Record<string, unknown>];
          yield {
            table,
            row: Object.fromEntries(Object.entries(row).map(([k, v]) => [k, decoded(v)])),
          };
        } else expected = Foot.parse(value).contents;
      }
    } catch {
      throw new UsageError(isFirst ? `${file} is not a backup.` : `${file} is damaged.`);
    }
  }
  const { db, kind } = await openDatabase(store);
  try {
    const { contents, erasedAgain } = await writeAll(
      db,
      kind,
      rows(),
      () => {
        if (expected === null) throw new UsageError(`${file} is cut short.`);
        return expected;
      },
      { overwrite },
    );
    print(`As of ${madeAt}. Erased again, as this store knew: ${erasedAgain} requests.`);
    print('Erased since, and only noted elsewhere? vitrine submissions erase --from <list>');
    return contents;
  } finally {
    await db.destroy();
  }
}

/** Everything of one store into another, compared row by row: how one leaves SQLite for PostgreSQL. */
export async function migrateStore(
  from: StoreOptions,
  to: StoreOptions,
  overwrite: boolean,
): Promise<Contents> {
  const source = await openDatabase({ ...from, opening: 'find' });
  const target = await openDatabase(to);
  const rows = new PassThrough({ objectMode: true, highWaterMark: 1_000 });
  let contents: Contents | null = null;
  const read = async () => {
    try {
      contents = await readAll(source.db, source.kind, async (row) => {
        if (rows.destroyed) throw new Error('nobody writes any more');
        if (!rows.write(row))
          await Promise.race(['drain', 'close'].map((event) => once(rows, event)));
      });
      rows.end();
    } catch (error) {
      rows.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  rows.on('error', () => undefined); // whoever reads them hears of it
  const reading = read();
  try {
    const written = await writeAll(
      target.db,
      target.kind,
      rows as AsyncIterable<CopiedRow>,
      () => contents ?? {},
      { overwrite },
    );
    return written.contents;
  } finally {
    rows.destroy();
    await reading;
    await source.db.destroy();
    await target.db.destroy();
  }
}

async function plainText(file: string, passphrase: string | null): Promise<AsyncIterable<Buffer>> {
  const head = Buffer.alloc(MAGIC.length);
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new UsageError(`${file}: there is no such file.`) : error;
  });
  await handle.read(head, 0, head.length, 0);
  await handle.close();
  const isEncrypted = head.equals(MAGIC);
  if (isEncrypted && passphrase === null)
    throw new UsageError(`${file} is encrypted: set BACKUP_PASSPHRASE.`);
  if (!isEncrypted || passphrase === null) return gunzipped(createReadStream(file));
  // Whole in memory: nothing of it is believed before its seal is.
  const bytes = await readFile(file);
  const start = MAGIC.length + SALT_BYTES + IV_BYTES;
  const salt = bytes.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(passphrase, salt),
    bytes.subarray(MAGIC.length + SALT_BYTES, start),
  );
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = Buffer.concat([
      decipher.update(bytes.subarray(start, -TAG_BYTES)),
      decipher.final(),
    ]);
    return gunzipped(Readable.from([text]));
  } catch {
    throw new UsageError(`${file} cannot be read: another passphrase, or a damaged file.`);
  }
}

function gunzipped(bytes: Readable): AsyncIterable<Buffer> {
  const plain = createGunzip();
  pipeline(bytes, plain).catch(() => undefined); // whoever reads on hears of it
  return plain as AsyncIterable<Buffer>;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('the last line does not end');
}

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}

/** Bytes as text, marked. */
function encoded(value: unknown): unknown {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
}

function decoded(value: unknown): unknown {
  const bytes = z.object({ base64: z.string() }).safeParse(value);
  return bytes.success ? Buffer.from(bytes.data.base64, 'base64') : value;
}
