import type { Config } from '@vitrine/domain/config';
import type { HostedFile } from './hosted-file.ts';
import type { SharedReleases } from '../store/shared-releases.ts';
import { loadImmutableFiles, loadRelease } from './load-release.ts';
import type { Releases } from './releases.ts';
import { giveRelease, showDue, showShared, takeNext } from './share-releases.ts';
import type { Site } from './site.ts';

/** A switch is seen within this time. Reading one link, or one row, costs next to nothing. */
const POLL_MS = 500;
/** After a shared release could not be given or taken: trying again costs the database all of its files. */
const REST_MS = 3_000;

export type FollowOptions = {
  releases: Releases;
  /** Where servers that share no folder find what to show. */
  shared?: SharedReleases | null;
  site: Site;
  config: Config;
  clock?: () => Date;
  log: {
    info: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
};

/**
 * Shows the current release, now and whenever it changes, until the returned function is called; what is
 * being fetched or shown at that moment ends before it resolves. A release that cannot be loaded is
 * reported once, and the site keeps the one it has.
 */
export async function followReleases(options: FollowOptions): Promise<() => Promise<void>> {
  const { releases, shared = null, site, config, log, clock = () => new Date() } = options;
  let refused: string | null = null;
  let isOutOfTouch = false;
  let restsUntil = 0;
  let givesAfter = 0;

  async function tryGiving(): Promise<void> {
    if (!shared || performance.now() < givesAfter) return;
    try {
      await giveFirst(shared, options);
      givesAfter = Number.POSITIVE_INFINITY;
    } catch (error) {
      if (givesAfter === 0) log.error({ err: error }, 'release not given');
      givesAfter = performance.now() + REST_MS;
    }
  }

  /**
   * The folder follows the database, or its own plan; while that cannot be read, or a planned release was
   * deleted, what is here stays, and what is published after it is shown.
   */
  async function followPlan(): Promise<void> {
    if (performance.now() < restsUntil) return;
    try {
      const due = await showDue(shared, releases, clock());
      if (due !== null) log.info({ release: due }, 'its time has come');
      if (shared) await followShared(shared);
      isOutOfTouch = false;
    } catch (error) {
      const what = shared ? 'shared release not taken' : 'planned release not shown';
      if (!isOutOfTouch) log.error({ err: error }, `${what}, the last one stays`);
      isOutOfTouch = true;
      if (shared) restsUntil = performance.now() + REST_MS;
    }
  }

  async function followShared(from: SharedReleases): Promise<void> {
    const current = await showShared(from, releases);
    // The others can wait until this one is on show; one at a time, as another may be shown meanwhile.
    if (current !== null && current === site.releaseId()) await takeOther(from, current);
    if (isOutOfTouch) log.info({}, 'shared releases can be read again');
  }

  /** Takes seconds, so it gives way as soon as another release is to be shown. */
  async function takeOther(from: SharedReleases, current: string): Promise<void> {
    const giveWay = new AbortController();
    const watch = setInterval(() => {
      isStill(from, current).then(
        (is) => is || giveWay.abort(),
        () => undefined,
      );
    }, POLL_MS);
    try {
      await takeNext(from, releases, giveWay.signal);
    } catch (error) {
      if (!giveWay.signal.aborted) throw error;
    } finally {
      clearInterval(watch);
    }
  }

  /** Nothing else is shown by the others, and nothing planned is due. */
  async function isStill(from: SharedReleases, current: string): Promise<boolean> {
    const now = clock();
    return (
      (await from.current()) === current &&
      !(await from.planned()).some((later) => later.from <= now)
    );
  }

  async function showCurrent(): Promise<void> {
    const id = await releases.current();
    if (id === null || id === site.releaseId() || id === refused) return;
    try {
      const release = await loadRelease(releases.folderOf(id), config, site.held);
      site.show(release, await loadRetired(options, release.files));
      refused = null;
      log.info({ release: id, files: release.files.size }, 'release shown');
    } catch (error) {
      refused = id;
      log.error({ release: id, err: error }, 'release refused, the last one stays');
    }
  }

  async function look(): Promise<void> {
    await tryGiving();
    await followPlan();
    await showCurrent();
  }

  await look();
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'releases cannot be read'))
      .finally(() => {
        underWay = null;
      });
  }, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** The first server of a database gives it the release that it came with, and what was planned. */
async function giveFirst(shared: SharedReleases, { releases, log }: FollowOptions): Promise<void> {
  const id = await releases.current();
  if (id === null || (await shared.current()) !== null) return;
  await shared.exclusively(async () => {
    if ((await shared.current()) !== null) return;
    await giveRelease(shared, releases, id, await releases.planned());
    log.info({ release: id }, 'release given to all servers');
  });
}

async function loadRetired(
  { releases, site, config, log }: FollowOptions,
  files: ReadonlyMap<string, HostedFile>,
): Promise<ReadonlyMap<string, HostedFile>> {
  const retired = new Map<string, HostedFile>();
  const isKnown = (path: string) => files.has(path) || retired.has(path);
  for (const id of await releases.list()) {
    try {
      const loaded = await loadImmutableFiles(releases.folderOf(id), config, isKnown, site.held);
      for (const [path, file] of loaded) retired.set(path, file);
    } catch (error) {
      // An older release only helps pages left open: never a reason to refuse the new one.
      log.error({ release: id, err: error }, 'older release cannot be read');
    }
  }
  return retired;
}
