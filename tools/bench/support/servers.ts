import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeRelease } from '../../../apps/server/src/release/make-release.ts';
import type { nginxRelease } from '../../../apps/server/src/release/nginx-release.ts';
import { newReleaseId, releasesIn } from '../../../apps/server/src/release/releases.ts';
import { root } from '../../support/root.ts';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
/** As a shell tells that a process was asked to end. */
const SIGTERM_EXIT_CODE = 128 + constants.signals.SIGTERM;

export type Running = {
  readonly origin: string;
  readonly pid: number;
  /** Asks it to end; its exit code. */
  readonly stop: () => Promise<number | null>;
};

/** As deploy/vitrine.service and deploy/Containerfile start it: see there. */
const DEPLOYED = {
  flags: ['--max-semi-space-size=8'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};

type StartOptions = { core?: string; env?: Readonly<Record<string, string>> };

/** Our server as in production: every request is logged, to a file that costs nothing. */
export function startOurs(
  port: number,
  varFolder: string,
  { core, env = {} }: StartOptions = {},
): Promise<Running> {
  return startProgram(port, [join(root, 'apps', 'server', 'src', 'server.ts')], core, {
    HOST: '127.0.0.1',
    PORT: String(port),
    VAR_FOLDER: varFolder,
    DATABASE_URL: '',
    ...env,
  });
}

/** A program of Node's, under what ours is deployed under. */
export function startProgram(
  port: number,
  program: readonly string[],
  core?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  return start(
    port,
    [...(core ? ['taskset', '-c', core] : []), process.execPath, ...DEPLOYED.flags, ...program],
    { ...DEPLOYED.env, NODE_ENV: 'production', ...env },
  );
}

export async function start(
  port: number,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = root,
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  // The figures would be those of whatever answers there.
  if (await answers(origin)) throw new Error(`Something else answers on port ${port} (BENCH_PORT)`);
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  // However this process ends, the next measurement finds the port free.
  const end = () => child.kill();
  const exit = () => process.exit(SIGTERM_EXIT_CODE);
  process.once('exit', end).once('SIGTERM', exit);
  child.once('exit', () => process.off('exit', end).off('SIGTERM', exit));
  const stop = () => stopped(child);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    if (await answers(origin)) return { origin, pid: child.pid ?? 0, stop };
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error(`${command} ${args.join(' ')}: does not answer on port ${port}`);
    }
    await delay(POLL_MS);
  }
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

async function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  return child.exitCode;
}

/**
 * nginx on one core with the same files, headers and log lines as deploy/nginx.conf has it: what a
 * visitor gets is the same to the byte.
 */
export async function startNginx(
  port: number,
  folder: string,
  { 'release.conf': release = '', 'headers.conf': headers = '' }: ReturnType<typeof nginxRelease>,
  core: string,
): Promise<Running> {
  const own = join(folder, 'nginx');
  await mkdir(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${own};`)
    .join(' ');
  const configuration = join(own, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${own}/nginx.pid; error_log ${own}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http {
       ${release}
       ${await deployedLogFormat()}
       access_log ${own}/access.log vitrine buffer=64k flush=5s;
       sendfile on; tcp_nopush on; server_tokens off;
       gzip_static on; open_file_cache max=1000; keepalive_requests 1000000; ${temporary}
       server {
         listen 127.0.0.1:${port}; root $vitrine_root; index index.html;
         ${headers}
         add_header x-request-id $request_id;
       }
     }`,
  );
  return start(port, ['taskset', '-c', core, 'nginx', '-p', own, '-c', configuration]);
}

/** What one of our machines would write for each request. */
async function deployedLogFormat(): Promise<string> {
  const deployed = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const [format] = /map \$uri \$vitrine_path .*?log_format vitrine [^;]+;/s.exec(deployed) ?? [];
  if (!format) throw new Error('deploy/nginx.conf has no log_format named vitrine');
  return format;
}

/** Makes a release of any built folder, so that our server hosts it as it hosts the site. */
export async function asRelease(siteFolder: string, varFolder: string): Promise<void> {
  await rm(varFolder, { recursive: true, force: true });
  const madeAt = new Date();
  const id = newReleaseId(madeAt, '0bec4');
  const releases = releasesIn(varFolder);
  await mkdir(join(varFolder, 'releases'), { recursive: true });
  await makeRelease({
    id,
    siteFolder,
    coverage: null,
    releaseFolder: releases.folderOf(id),
    fingerprint: '0bec4',
    previous: null,
    madeAt,
  });
  await symlink(join('releases', id), join(varFolder, 'current'));
}
