import { sql } from 'kysely';
import { lotsOf, NAMES_AT_ONCE } from '../lots.ts';
import type { Planned } from '../release/releases.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database } from './tables.ts';

/** A file of a release: where it stands in its folder, and the SHA-256 of what it holds. */
export type SharedFile = { readonly path: string; readonly hash: string };

export type SharedReleases = ReturnType<typeof createSharedReleases>;

/** Another process is making a release, or changing which one is shown. */
export class PublishingElsewhere extends Error {
  override name = 'PublishingElsewhere';
  constructor(message = 'Another release is being made.') {
    super(message);
  }
}

/** Sent to the database at once: far less than a visitor's statement may take. */
const LOT_BYTES = 2 * 1024 * 1024;

/**
 * Releases in the database, for servers that share nothing else: each file once by its hash, whatever
 * releases it is part of, and which release all servers show.
 */
export function createSharedReleases(db: Database) {
  async function store(files: readonly (SharedFile & { content: Uint8Array })[]): Promise<void> {
    if (files.length === 0) return;
    await db
      .insertInto('shared_release_blobs')
      .values(files.map(({ hash, content }) => ({ hash, content: Buffer.from(content) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function known(): Promise<Set<string>> {
    const rows = await db.selectFrom('shared_release_blobs').select('hash').execute();
    return new Set(rows.map(({ hash }) => hash));
  }

  return {
    /** What every server shows; null until something was given. */
    async current() {
      const row = await db
        .selectFrom('shared_releases')
        .select('id')
        .where('shown', '=', 1)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** Newest first. */
    async list() {
      const rows = await db
        .selectFrom('shared_releases')
        .select('id')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    },

    filesOf: (id: string): Promise<SharedFile[]> =>
      db
        .selectFrom('shared_release_files')
        .select(['path', 'hash'])
        .where('release', '=', id)
        .orderBy('path')
        .execute(),

    /** What these hashes stand for. */
    async read(hashes: readonly string[]) {
      const rows = await db
        .selectFrom('shared_release_blobs')
        .select(['hash', 'content'])
        .where('hash', 'in', hashes)
        .execute();
      return new Map(rows.map(({ hash, content }) => [hash, content]));
    },

    /** Keeps a release, all of it or nothing; `read` is asked for the files that are not there yet. */
    async put(
      id: string,
      files: readonly SharedFile[],
      read: (file: SharedFile) => Promise<Uint8Array>,
    ) {
      const there = await known();
      let lot: (SharedFile & { content: Uint8Array })[] = [];
      let bytes = 0;
      for (const file of files) {
        if (there.has(file.hash)) continue;
        there.add(file.hash);
        const content = await read(file);
        lot.push({ ...file, content });
        bytes += content.length;
        if (bytes < LOT_BYTES) continue;
        await store(lot);
        lot = [];
        bytes = 0;
      }
      await store(lot);
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('shared_releases')
          .values({ id, shown: 0, shown_from: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        for (const some of lotsOf(files, NAMES_AT_ONCE))
          await trx
            .insertInto('shared_release_files')
            .values(some.map(({ path, hash }) => ({ release: id, path, hash })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      });
    },

    async show(id: string) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('shared_releases')
          .set({ shown: 0 })
          .where('shown', '=', 1)
          .where('id', '!=', id)
          .execute();
        const { numUpdatedRows } = await trx
          .updateTable('shared_releases')
          .set({ shown: 1 })
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw new Error(`${id}: not among the shared releases`);
      });
    },

    async planned(): Promise<Planned[]> {
      const rows = await db
        .selectFrom('shared_releases')
        .select(['id', 'shown_from'])
        .where('shown_from', 'is not', null)
        .orderBy('shown_from')
        .execute();
      return rows.map(({ id, shown_from }) => ({ id, from: new Date(shown_from ?? '') }));
    },

    async plan(list: readonly Planned[]) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('shared_releases').set({ shown_from: null }).execute();
        for (const { id, from } of list)
          await trx
            .updateTable('shared_releases')
            .set({ shown_from: from.toISOString() })
            .where('id', '=', id)
            .execute();
      });
    },

    /** Forgets the other releases, and the files that no release has any more. */
    async keepOnly(ids: readonly string[]) {
      await db
        .deleteFrom('shared_releases')
        .where('shown', '=', 0)
        .where('shown_from', 'is', null)
        .where('id', 'not in', ids)
        .execute();
      await db
        .deleteFrom('shared_release_files')
        .where('release', 'not in', (query) => query.selectFrom('shared_releases').select('id'))
        .execute();
      // Not `not in`: PostgreSQL compares each with each, once there are more than its memory for it holds.
      await db
        .deleteFrom('shared_release_blobs')
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('shared_release_files')
                .select('hash')
                .whereRef('shared_release_files.hash', '=', 'shared_release_blobs.hash'),
            ),
          ),
        )
        .execute();
    },

    /** One publication at a time among all machines; rejects at once while there is another. */
    exclusively: <Result>(work: () => Promise<Result>): Promise<Result> =>
      db.connection().execute(async (connection) => {
        const { rows } = await sql<{ taken: boolean }>`
          select pg_try_advisory_lock(${ADVISORY_LOCKS.publishing}) as taken
        `.execute(connection);
        if (!rows[0]?.taken) throw new PublishingElsewhere();
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${ADVISORY_LOCKS.publishing})`.execute(connection);
        }
      }),
  };
}
