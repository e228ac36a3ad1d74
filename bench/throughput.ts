import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PUBLIC_FOLDER } from '../apps/server/src/release/manifest.ts';
import { releasesIn } from '../apps/server/src/release/releases.ts';
import { loadEnvironment, root } from '../scripts/environment.ts';
import { fail } from '../scripts/fail.ts';
import { publish, varFolder } from '../scripts/release.ts';

/**
 * One precompressed page from our server and, in the same run, from nginx with the same bytes. The
 * server under test has one core, the load generator the other; rounds alternate, so that whatever
 * else the machine does weighs on both.
 */
const TARGET_RATIO = 0.15;
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;
const SERVER_CORE = '0';
const CLIENT_CORE = '1';
const OUR_PORT = Number(process.env['BENCH_PORT'] ?? 4390);
const NGINX_PORT = OUR_PORT + 1;
const READY_TIMEOUT_MS = 20_000;

type Round = { requestsPerSecond: number; p99: string; errors: number };

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  ensureInstalled({ nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' });
  const id = await publish({ say: console.log });
  const releases = releasesIn(varFolder());
  const { files } = await releases.manifestOf(id);
  const page = files['/freebox/'] ? '/freebox/' : '/plan-du-site/';
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const running: ChildProcess[] = [];
  try {
    running.push(startOurs(folder));
    running.push(await startNginx(folder, join(releases.folderOf(id), PUBLIC_FOLDER)));
    const ours = `http://127.0.0.1:${OUR_PORT}${page}`;
    const nginx = `http://127.0.0.1:${NGINX_PORT}${page}`;
    const sizes = await Promise.all([ours, nginx].map(bytesOf));
    if (sizes[0] !== sizes[1]) throw new Error(`not the same bytes: ${sizes.join(' and ')}`);
    console.log(
      `${page}: ${sizes[0]} bytes gzip, ${CONNECTIONS} connections, ${SECONDS} s a round`,
    );

    load(ours, 2); // let the compiler finish its work on our code
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [mine, theirs] = [load(ours, SECONDS), load(nginx, SECONDS)];
      ratios.push(mine.requestsPerSecond / theirs.requestsPerSecond);
      console.log(`  round ${round}: ours ${describe(mine)}, nginx ${describe(theirs)}`);
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    const verdict = median >= TARGET_RATIO ? 'reached' : 'MISSED';
    console.log(`Median ratio ${median.toFixed(3)}: target ${TARGET_RATIO} ${verdict}`);
    if (median < TARGET_RATIO) process.exitCode = 1;
  } finally {
    for (const child of running) child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function ensureInstalled(packages: Record<string, string>): void {
  const missing = Object.entries(packages)
    .filter(([program]) => spawnSync('which', [program]).status !== 0)
    .map(([, name]) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) throw new Error(`Please install ${missing.join(', ')} first.`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
  });
}

/** As in production: every request is logged, to a file that costs nothing. */
function startOurs(folder: string): ChildProcess {
  const server = join(root, 'apps', 'server', 'src', 'server.ts');
  return spawn('taskset', ['-c', SERVER_CORE, process.execPath, server], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(OUR_PORT),
      VAR_FOLDER: varFolder(),
      DATABASE_URL: '',
      NODE_ENV: 'production',
      TMPDIR: folder,
    },
  });
}

async function startNginx(folder: string, publicFolder: string): Promise<ChildProcess> {
  await mkdir(join(folder, 'nginx'));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http {
       types { text/html html; } access_log off; sendfile on; tcp_nopush on; gzip_static on;
       open_file_cache max=1000; keepalive_requests 1000000;
       client_body_temp_path ${folder}/nginx; proxy_temp_path ${folder}/nginx;
       fastcgi_temp_path ${folder}/nginx; uwsgi_temp_path ${folder}/nginx; scgi_temp_path ${folder}/nginx;
       server { listen 127.0.0.1:${NGINX_PORT}; root ${publicFolder}; index index.html; }
     }`,
  );
  return spawn('taskset', ['-c', SERVER_CORE, 'nginx', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function bytesOf(url: string): Promise<number> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const size = spawnSync('curl', [
      '-sf',
      '-H',
      'accept-encoding: gzip',
      '-o',
      '/dev/null',
      '-w',
      '%{size_download}',
      url,
    ]);
    if (size.status === 0) return Number(size.stdout);
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await delay(100);
  }
}

function load(url: string, seconds: number): Round {
  const output = execFileSync(
    'taskset',
    [
      '-c',
      CLIENT_CORE,
      'wrk',
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'accept-encoding: gzip',
      url,
    ],
    { encoding: 'utf8' },
  );
  const find = (pattern: RegExp) => pattern.exec(output)?.[1];
  return {
    requestsPerSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p99: find(/99%\s+(\S+)/) ?? '?',
    errors: Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
  };
}

function describe({ requestsPerSecond, p99, errors }: Round): string {
  const rate = Math.round(requestsPerSecond).toLocaleString('en');
  return `${rate}/s (p99 ${p99}${errors > 0 ? `, ${errors} errors` : ''})`;
}
