import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config, readConfig } from '@vitrine/domain/config';
import { createTransport } from 'nodemailer';
import { readBrands } from '../../../../brands/brands.ts';
import { loadRelease } from '../release/load-release.ts';
import { releasesIn, type Releases } from '../release/releases.ts';
import { withSharedReleases } from '../release/with-shared-releases.ts';
import { type Environment, readSettings, type Settings } from '../settings.ts';
import { openStore, type Store } from '../store/store.ts';

/** One thing looked at. `advice`: what to do, when it is not well. */
export type Finding = {
  what: string;
  state: 'well' | 'unwell' | 'not used';
  seen: string;
  advice?: string;
};

const TIMEOUT_MS = 5_000;
const FREE_LEAST_BYTES = 1024 ** 3;
const CLOCK_OFF_MS = 60_000;

/** Looks at everything that a server needs, changes nothing, and says what to do in one line each. */
export async function diagnose(env: Environment): Promise<Finding[]> {
  const read = readAll(env);
  if ('finding' in read) return [read.finding];
  const { config, settings } = read;
  const findings = [well('settings', `${config.siteUrl}, brand ${config.brand.name}`)];
  const releases = releasesIn(settings.varFolder);
  findings.push(
    ...(await lookIntoStore(settings)),
    lookAtPermissions(settings),
    await lookAtDisk(settings),
    await lookAtRelease(releases, config),
    await lookAtPlan(releases, env),
    await lookAtMail(settings),
    ...(await Promise.all(upstreamsOf(config, settings).map(lookAtUpstream))),
    await lookAtClock(config, settings),
  );
  return findings;
}

function readAll(env: Environment): { config: Config; settings: Settings } | { finding: Finding } {
  try {
    return { config: readConfig(env, readBrands()), settings: readSettings(env) };
  } catch (error) {
    const advice =
      'Set it in the environment or in .env; .env.example has a working value of each.';
    return { finding: unwell('settings', reasonOf(error), advice) };
  }
}

async function lookIntoStore(settings: Settings): Promise<Finding[]> {
  const advice = 'Start the database and a server, or mend DATABASE_URL or DATA_FOLDER.';
  try {
    const store = await openStore({ ...settings, opening: 'look' });
    return await lookIntoOpen(store).finally(() => store.close());
  } catch (error) {
    return [unwell('store', reasonOf(error), advice)];
  }
}

async function lookIntoOpen(store: Store): Promise<Finding[]> {
  const started = performance.now();
  await store.ping();
  const ms = Math.round(performance.now() - started);
  const { waiting, abandoned, oldest } = await store.outbox.backlog();
  const age = oldest === null ? 0 : Date.now() - Date.parse(oldest);
  const seen = `${waiting} waiting, ${abandoned} abandoned`;
  const clock = await store.retention.doubt();
  return [
    well('store', `answers in ${ms} ms`),
    clock === null
      ? well('retention', 'what has expired can be deleted')
      : unwell(
          'retention',
          clock,
          'Check the clock, then run `vitrine submissions purge --confirm`.',
        ),
    abandoned > 0 || age > 60 * 60_000
      ? unwell('outbox', seen, 'Mend the mail server, then `vitrine submissions backlog --revive`.')
      : well('outbox', seen),
  ];
}

function lookAtPermissions({ databaseUrl, dataFolder }: Settings): Finding {
  if (databaseUrl !== undefined) return unused('permissions', 'PostgreSQL');
  if (!existsSync(dataFolder)) return unused('permissions', `${dataFolder} is not there`);
  const open = ['', 'vitrine.sqlite', 'vitrine.sqlite-wal'].filter((name) => {
    const { mode } = statSync(join(dataFolder, name), { throwIfNoEntry: false }) ?? { mode: 0 };
    return (mode & 0o077) !== 0;
  });
  if (open.length === 0) return well('permissions', `${dataFolder} is its owner’s alone`);
  const modes = `chmod 700 ${dataFolder} && chmod 600 ${join(dataFolder, 'vitrine.sqlite')}*`;
  const advice = `Give the store a folder of its own (DATA_FOLDER), then run ${modes}.`;
  return unwell('permissions', `others may read ${dataFolder}`, advice);
}

/** The fuller of the disks that a server writes to: releases always, the store unless it is elsewhere. */
async function lookAtDisk({ databaseUrl, dataFolder, varFolder }: Settings): Promise<Finding> {
  const folders = databaseUrl === undefined ? [varFolder, dataFolder] : [varFolder];
  const free = Math.min(...(await Promise.all(folders.map(freeBytesIn))));
  const seen = `${(free / 1024 ** 3).toFixed(1)} GB free`;
  return free > FREE_LEAST_BYTES
    ? well('disk', seen)
    : unwell('disk', seen, `Make room: old releases are in ${join(varFolder, 'releases')}.`);
}

/** A folder that is not made yet will be where the one above it is. */
async function freeBytesIn(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeBytesIn(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function lookAtRelease(releases: Releases, config: Config): Promise<Finding> {
  try {
    const id = await releases.current();
    if (id === null) return unwell('release', 'none', 'Publish one: `vitrine publish`.');
    const { pages } = await loadRelease(releases.folderOf(id), config);
    return well('release', `${id}, ${pages.length} pages`);
  } catch (error) {
    return unwell('release', reasonOf(error), 'Go back with `vitrine rollback`, or publish again.');
  }
}

/** Servers read the plan of their folder even where they follow the database's. */
async function lookAtPlan(releases: Releases, env: Environment): Promise<Finding> {
  try {
    const here = await releases.planned();
    const planned = await withSharedReleases(env, (shared) => shared?.planned() ?? here, 'look');
    if (planned === here) for (const { id } of here) await releases.manifestOf(id);
    const [next] = planned;
    return well('planned', next ? `${planned.length}, next at ${next.from.toISOString()}` : 'none');
  } catch (error) {
    const advice = 'Mend the store if it is ill, else delete planned.json; then `vitrine publish`.';
    return unwell('planned', reasonOf(error), advice);
  }
}

async function lookAtMail({ smtpUrl }: Settings): Promise<Finding> {
  if (smtpUrl === null) return unused('mail', 'SMTP_URL is not set');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return well('mail', `${new URL(smtpUrl).host} answers`);
  } catch (error) {
    return unwell(
      'mail',
      reasonOf(error),
      'Check SMTP_URL and that this machine may connect to it.',
    );
  } finally {
    transport.close();
  }
}

type Service = { name: string; setting: string; url: string | null };

function upstreamsOf(config: Config, settings: Settings): Service[] {
  return [
    { name: 'content service', setting: 'CONTENT_SERVICE_URL', url: config.contentServiceUrl },
    { name: 'partner service', setting: 'PARTNER_API_URL', url: config.partnerApiUrl },
    { name: 'geocoder', setting: 'GEOCODER_URL', url: config.geocoderUrl },
    { name: 'stock of boxes', setting: 'BOX_API_URL', url: config.boxApiUrl },
    { name: 'fibre map', setting: 'FIBRE_MAP_URL', url: config.fibreMapUrl },
    { name: 'verified reviews', setting: 'REVIEWS_SERVICE_URL', url: config.reviewsServiceUrl },
    { name: 'department by network', setting: 'IP_LOOKUP_URL', url: config.ipLookupUrl },
    {
      name: 'audience upstream',
      setting: 'ANALYTICS_UPSTREAM_URL',
      url: settings.analyticsUpstream,
    },
  ];
}

/** Whatever it answers, it is there. */
async function lookAtUpstream({ name, setting, url }: Service): Promise<Finding> {
  if (url === null) return unused(name, `${setting} names none`);
  try {
    const { status } = await knock(url);
    if (status < 500) return well(name, `${new URL(url).host} answers`);
    return unwell(
      name,
      `status ${status}`,
      `Ask who runs ${new URL(url).host}; pages go on meanwhile.`,
    );
  } catch (error) {
    return unwell(
      name,
      reasonOf(error),
      `Check ${setting} and that this machine may connect to it.`,
    );
  }
}

/** Against whoever says what time it is: the first service that answers, or nobody. */
async function lookAtClock(config: Config, settings: Settings): Promise<Finding> {
  for (const { url } of upstreamsOf(config, settings)) {
    if (url === null) continue;
    const said = await knock(url).then(
      ({ date }) => Date.parse(date ?? ''),
      () => Number.NaN,
    );
    if (Number.isNaN(said)) continue;
    const off = Date.now() - said;
    const seen = `${Math.round(off / 1_000)} s from ${new URL(url).host}`;
    return Math.abs(off) < CLOCK_OFF_MS
      ? well('clock', seen)
      : unwell('clock', seen, 'Set the clock: systemctl enable --now systemd-timesyncd.');
  }
  return unused('clock', `${new Date().toISOString()}, nobody to compare with`);
}

async function knock(url: string): Promise<{ status: number; date: string | null }> {
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return { status: response.status, date: response.headers.get('date') };
}

function well(what: string, seen: string): Finding {
  return { what, state: 'well', seen };
}

function unused(what: string, seen: string): Finding {
  return { what, state: 'not used', seen };
}

function unwell(what: string, seen: string, advice: string): Finding {
  return { what, state: 'unwell', seen, advice };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;
  return typeof cause === 'string' && error.message === 'fetch failed' ? cause : error.message;
}
