import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SharedReleases } from '../store/shared-releases.ts';
import { openStore } from '../store/store.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, prepareRelease, publish, smallSite } from '../testing/releases.ts';
import { newPostgres, withDatabase } from '../testing/stores.ts';
import { followReleases } from './follow-releases.ts';
import { releasesIn } from './releases.ts';
import { giveRelease, keepShared, rollBack, showDue, showShared } from './share-releases.ts';
import { createSite } from './site.ts';

const config = testConfig();

async function newDatabase() {
  const options = await newPostgres();
  const connect = async (): Promise<SharedReleases> => {
    const store = await openStore(options);
    onTestFinished(() => store.close());
    if (!store.sharedReleases) throw new Error('PostgreSQL shares releases');
    return store.sharedReleases;
  };
  return { connect };
}

/** A server on a folder of its own: nothing of it but what the database gives. */
async function startServer(shared: SharedReleases, varFolder?: string, clock = () => new Date()) {
  const releases = releasesIn(varFolder ?? (await newVarFolder()));
  const site = createSite('/freebox/');
  const errors: object[] = [];
  const log = { info: () => undefined, error: (fields: object) => void errors.push(fields) };
  const stop = await followReleases({ releases, shared, site, config, log, clock });
  onTestFinished(stop);
  const page = () =>
    site.answer({ method: 'GET', url: '/freebox/', headers: {} }).body?.toString('utf8');
  return { releases, site, errors, page, stop };
}

const other = { ...smallSite, 'freebox/index.html': '<!doctype html><h1>Bonjour</h1>' };

test('a new server with an empty folder starts from the database alone, and the next release comes to all', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const first = await publish(varFolder);
  const one = await startServer(await connect(), varFolder);
  const two = await startServer(await connect());
  expect([one.site.releaseId(), two.site.releaseId()]).toEqual([first, first]);

  const publisher = await connect();
  const second = await prepareRelease(varFolder, other);
  await giveRelease(publisher, one.releases, second);
  await vi.waitFor(
    () => expect([one.site.releaseId(), two.site.releaseId()]).toEqual([second, second]),
    { timeout: 20_000 },
  );
  expect(two.page()).toContain('Bonjour');
  expect(two.page()).toBe(one.page());
  expect([...one.errors, ...two.errors]).toEqual([]);

  expect(await rollBack(publisher, one.releases)).toBe(first);
  await vi.waitFor(() => expect(two.site.releaseId()).toBe(first), { timeout: 20_000 });
});

test('a server fetches only the files that it lacks', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const shared = await connect();
  await giveRelease(shared, releases, await publish(varFolder));
  const elsewhere = releasesIn(await newVarFolder());
  await showShared(shared, elsewhere);

  const second = await prepareRelease(varFolder, { ...smallSite, 'robots.txt': 'Disallow: /\n' });
  await giveRelease(shared, releases, second);
  const read = vi.spyOn(shared, 'read');
  await showShared(shared, elsewhere);

  const hashes = new Map((await shared.filesOf(second)).map(({ path, hash }) => [path, hash]));
  expect(read.mock.calls.flatMap(([asked]) => asked).toSorted()).toEqual(
    [hashes.get('public/robots.txt'), hashes.get('release.json')].toSorted(),
  );
  for (const path of hashes.keys())
    expect(await readFile(join(elsewhere.folderOf(second), path))).toEqual(
      await readFile(join(releases.folderOf(second), path)),
    );
});

test('a file that is not what its hash says is refused: the last release stays, until a whole one comes', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const shared = await connect();
  const first = await publish(varFolder);
  await giveRelease(shared, releases, first);
  const server = await startServer(await connect());

  const second = await prepareRelease(varFolder, other);
  // Damaged from the start: the server fetches what it lacks as soon as it is there.
  const damaging: SharedReleases = {
    ...shared,
    put: (id, files, read) =>
      shared.put(id, files, async (file) =>
        file.path.endsWith('freebox/index.html') ? Buffer.from('damaged') : read(file),
      ),
  };
  await giveRelease(damaging, releases, second);
  await vi.waitFor(() => expect(server.errors).toHaveLength(1), { timeout: 20_000 });
  expect(server.site.releaseId()).toBe(first);
  expect(await server.releases.list()).toEqual([first]);

  const third = await prepareRelease(varFolder, {
    ...other,
    'robots.txt': 'Disallow: /\n',
    'freebox/index.html': '<!doctype html><h1>Rebonjour</h1>',
  });
  await giveRelease(shared, releases, third);
  await vi.waitFor(() => expect(server.site.releaseId()).toBe(third), { timeout: 20_000 });
  expect(server.page()).toContain('Rebonjour');
});

test('a release that is planned is shown on every server when its time comes, and not after a rollback', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const shared = await connect();
  const first = await publish(varFolder);
  await giveRelease(shared, releases, first);
  const second = await prepareRelease(varFolder, other);
  await keepShared(shared, releases, second);
  const third = await prepareRelease(varFolder, smallSite);
  await keepShared(shared, releases, third);
  const clock = { now: new Date('2026-12-31T22:59:59Z') };
  const [one, two] = [
    await startServer(await connect(), undefined, () => clock.now),
    await startServer(await connect(), undefined, () => clock.now),
  ];
  await shared.plan([
    { id: second, from: new Date('2026-12-31T23:00:00Z') },
    { id: third, from: new Date('2027-02-01T00:00:00Z') },
  ]);
  // Fetched before they are needed.
  await vi.waitFor(async () => expect(await two.releases.list()).toContain(third), {
    timeout: 20_000,
  });
  expect([one.site.releaseId(), two.site.releaseId()]).toEqual([first, first]);

  clock.now = new Date('2026-12-31T23:00:00Z');
  await vi.waitFor(
    () => expect([one.site.releaseId(), two.site.releaseId()]).toEqual([second, second]),
    { timeout: 20_000 },
  );
  expect(await shared.planned()).toEqual([{ id: third, from: new Date('2027-02-01T00:00:00Z') }]);

  await rollBack(shared, releases);
  expect(await shared.planned()).toEqual([]);
});

test.each(['a folder', 'a database'])(
  'what is planned in %s waits for who publishes or goes back, and is shown by one of two who see its time',
  async (place) => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const first = await publish(varFolder);
    const second = await prepareRelease(varFolder, other);
    const shared = place === 'a folder' ? null : await (await newDatabase()).connect();
    if (shared) {
      await giveRelease(shared, releases, first);
      await keepShared(shared, releases, second);
    }
    const plan = shared ?? releases;
    const now = new Date('2026-12-31T23:00:00Z');
    await plan.plan([{ id: second, from: now }]);

    // Whoever holds the lock may write another plan, over which this one would be written.
    const elsewhere = shared ? await newVarFolder() : releases.folder;
    await withPublishingLock(elsewhere, shared, async () => {
      expect(await showDue(shared, releases, now)).toBeNull();
    });
    expect(await plan.current()).toBe(first);
    expect(await plan.planned()).toEqual([{ id: second, from: now }]);

    const shown = await Promise.all([1, 2].map(() => showDue(shared, releases, now)));
    expect(shown.toSorted()).toEqual([second, null].toSorted());
    expect(await plan.planned()).toEqual([]);
    expect(await plan.current()).toBe(second);
  },
);

test('the first server of a database gives it what was planned too', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const first = await publish(varFolder);
  const planned = [{ id: await prepareRelease(varFolder, other), from: new Date('2027-01-04') }];
  await releasesIn(varFolder).plan(planned);
  const shared = await connect();
  await startServer(shared, varFolder, () => new Date('2026-12-31'));
  expect(await shared.current()).toBe(first);
  expect(await shared.planned()).toEqual(planned);
});

test('the first server of a database gives it its release again where the first try failed', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const first = await publish(varFolder);
  const shared = await connect();
  const put = vi.fn(shared.put).mockRejectedValueOnce(new Error('connection lost'));
  const server = await startServer({ ...shared, put }, varFolder);
  expect(server.site.releaseId()).toBe(first);
  await vi.waitFor(async () => expect(await shared.current()).toBe(first), { timeout: 20_000 });
  expect(server.errors).toHaveLength(1);
});

test('what the first server replaced before it had a database is gone back to on every server', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const before = await publish(varFolder, other);
  await publish(varFolder);
  const shared = await connect();
  const one = await startServer(shared, varFolder);
  expect(await rollBack(shared, one.releases)).toBe(before);
  const two = await startServer(await connect());
  expect(two.page()).toContain('Bonjour');
});

test('a server that stops first ends what it is fetching: its folder is still afterwards', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const shared = await connect();
  await giveRelease(shared, releasesIn(varFolder), await publish(varFolder));
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isSlow = false;
  const server = await startServer({
    ...shared,
    read: async (hashes) => {
      if (isSlow) {
        asked.resolve();
        await answer.promise;
      }
      return shared.read(hashes);
    },
  });

  isSlow = true;
  const second = await prepareRelease(varFolder, other);
  await giveRelease(shared, releasesIn(varFolder), second);
  await asked.promise;
  const stopped = server.stop();
  answer.resolve();
  await stopped;

  expect(await server.releases.list()).toContain(second);
  expect(server.site.releaseId()).toBe(second);
  expect(await readdir(server.releases.folder)).not.toContain(`taken.${process.pid}`);
});

test('a server that fetches a release for later gives way to one that is shown now', async () => {
  const { connect } = await newDatabase();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const shared = await connect();
  await giveRelease(shared, releases, await publish(varFolder));
  const pages = Array.from({ length: 200 }, (_, i) => [`freebox/${i}.html`, `<!doctype html>${i}`]);
  const later = await prepareRelease(varFolder, { ...smallSite, ...Object.fromEntries(pages) });
  const now = await prepareRelease(varFolder, other);
  const [asked, isSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isSlow = false;
  const server = await startServer({
    ...shared,
    current: async () => {
      const id = await shared.current();
      if (id === now) isSeen.resolve();
      return id;
    },
    read: async (hashes) => {
      if (isSlow) {
        asked.resolve();
        await isSeen.promise;
      }
      return shared.read(hashes);
    },
  });

  isSlow = true;
  await keepShared(shared, releases, later);
  await asked.promise;
  await giveRelease(shared, releases, now);
  await vi.waitFor(() => expect(server.site.releaseId()).toBe(now), {
    interval: 5,
    timeout: 20_000,
  });
  expect(await server.releases.list()).not.toContain(later);
  await vi.waitFor(async () => expect(await server.releases.list()).toContain(later), {
    timeout: 20_000,
  });
  expect(server.errors).toEqual([]);
});

test('one publication at a time among machines that share a database', async () => {
  const { connect } = await newDatabase();
  const [one, two] = [await connect(), await connect()];
  const [here, there] = [await newVarFolder(), await newVarFolder()];
  const refused = await withPublishingLock(here, one, () =>
    withPublishingLock(there, two, async () => 'published').catch(String),
  );
  expect(refused).toContain('Another release is being made.');
  expect(await withPublishingLock(there, two, async () => 'published')).toBe('published');
});

test('while a release is being made, choices about cookies are kept and visits counted', async () => {
  const options = await newPostgres();
  const url = new URL(options.databaseUrl ?? '');
  url.searchParams.set('statement_timeout', '2000');
  const store = await openStore({ ...options, databaseUrl: url.href });
  onTestFinished(() => store.close());
  const id = randomUUID();
  const choice = { id, textVersion: 1, vendorListVersion: 1, purposes: [], vendors: [] };

  await withPublishingLock(await newVarFolder(), store.sharedReleases, async () => {
    await store.consents.record(choice);
    await store.audience.record('2026-11-15', [], { bot: 1 });
  });

  expect(await store.consents.find(id)).toMatchObject(choice);
  expect(await store.audience.ledger()).toMatchObject({ received: 1 });
});

test('releases that nobody needs any more leave the database, and their files with them', async () => {
  const { connect } = await newDatabase();
  const shared = await connect();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const first = await publish(varFolder);
  await giveRelease(shared, releases, first);
  const gone = await shared.filesOf(first);
  const second = await prepareRelease(varFolder, other);
  await giveRelease(shared, releases, second);

  await shared.keepOnly([second]);

  expect(await shared.list()).toEqual([second]);
  const hashes = new Set((await shared.filesOf(second)).map(({ hash }) => hash));
  const left = await shared.read(gone.map(({ hash }) => hash));
  expect([...left.keys()].every((hash) => hashes.has(hash))).toBe(true);
  expect((await shared.read([...hashes])).size).toBe(hashes.size);
});

test('so many files that the database’s memory does not hold their names are forgotten as fast', async () => {
  const options = await newPostgres();
  const url = new URL(options.databaseUrl ?? '');
  url.searchParams.set('statement_timeout', '2000');
  url.searchParams.set('options', '-c work_mem=64kB');
  const store = await openStore({ ...options, databaseUrl: url.href });
  onTestFinished(() => store.close());
  await withDatabase(options, async (execute) => {
    await execute("insert into shared_releases values ('old', 0, null), ('new', 1, null)");
    await execute(`insert into shared_release_files
      select release, 'file' || i, release || i
      from generate_series(1, 10000) as i cross join (values ('old'), ('new')) as v (release)`);
    await execute(`insert into shared_release_blobs select hash, '' from shared_release_files`);
    await execute('analyze');
  });

  await store.sharedReleases?.keepOnly(['new']);

  const left = await store.sharedReleases?.read(['old1', 'old10000', 'new1', 'new10000']);
  expect([...(left?.keys() ?? [])].toSorted()).toEqual(['new1', 'new10000']);
});
