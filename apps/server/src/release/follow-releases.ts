import type { Config } from '@vitrine/domain/config';
import type { HostedFile } from './hosted-file.ts';
import { loadImmutableFiles, loadRelease } from './load-release.ts';
import type { Releases } from './releases.ts';
import type { Site } from './site.ts';

/** A switch is seen within this time. Reading one link costs microseconds, on any file system. */
const POLL_MS = 500;

export type FollowOptions = {
  releases: Releases;
  site: Site;
  config: Config;
  log: {
    info: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
};

/**
 * Shows the current release, now and whenever it changes, until the returned function is called.
 * One that cannot be loaded is reported once, and the site keeps the one it has.
 */
export async function followReleases(options: FollowOptions): Promise<() => void> {
  const { releases, site, config, log } = options;
  let refused: string | null = null;

  async function showCurrent(): Promise<void> {
    const id = await releases.current();
    if (id === null || id === site.releaseId() || id === refused) return;
    try {
      const release = await loadRelease(releases.folderOf(id), config);
      site.show(release, await loadRetired(options, release.files));
      refused = null;
      log.info({ release: id, files: release.files.size }, 'release shown');
    } catch (error) {
      refused = id;
      log.error({ release: id, err: error }, 'release refused, the last one stays');
    }
  }

  await showCurrent();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    showCurrent()
      .catch((error: unknown) => log.error({ err: error }, 'releases cannot be read'))
      .finally(() => {
        looking = false;
      });
  }, POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function loadRetired(
  { releases, config, log }: FollowOptions,
  files: ReadonlyMap<string, HostedFile>,
): Promise<ReadonlyMap<string, HostedFile>> {
  const retired = new Map<string, HostedFile>();
  const isKnown = (path: string) => files.has(path) || retired.has(path);
  for (const id of await releases.list()) {
    try {
      const loaded = await loadImmutableFiles(releases.folderOf(id), config, isKnown);
      for (const [path, file] of loaded) retired.set(path, file);
    } catch (error) {
      // An older release only helps pages left open: never a reason to refuse the new one.
      log.error({ release: id, err: error }, 'older release cannot be read');
    }
  }
  return retired;
}
