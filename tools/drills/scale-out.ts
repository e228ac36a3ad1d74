import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../brands/brands.ts';
import { writeNginxRelease } from '../../apps/server/src/cli/nginx-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { isInstalled } from '../support/debian.ts';
import { inStore } from '../support/in-store.ts';
import { freePorts } from '../support/ports.ts';
import { root } from '../support/root.ts';
import { CannotDrill, check, type Drill, type DrillTools } from './drill.ts';
import { filledContact } from './support/forms.ts';
import { ownVarFolder, type RunningServer, startServer } from './support/server.ts';
import { ownPostgres } from './support/services.ts';
import { until } from '../support/until.ts';

const SERVERS = 3;
const VISITORS = 24;
/** Pages from nginx itself, redirections and the API from the servers. */
const PATHS = [
  '/freebox/',
  '/freebox/freebox-pop/',
  '/freebox/freebox-pop',
  '/api/home/faq',
  '/api/box-comparator',
  '/api/geo/search?q=lyon',
];

export const scaleOutDrills: Drill[] = [
  {
    name: 'nginx serves a release as our server does',
    expected:
      'Every file of the release, and what is none: the same status, headers and body; its own refusals as ours; internal paths closed; no address, query or e-mail in its logs',
    async run(tools) {
      const server = await startServer(tools);
      const front = await startNginx(tools, [server.port]);
      const { files } = await releasesIn(tools.release.varFolder).manifestOf(tools.release.id);
      const paths = [
        ...Object.keys(files),
        '/freebox/freebox-pop',
        '/',
        '/nulle-part/',
        '/404/',
        '/freebox/index.html',
        '/freebox/index.html.br',
        '/api/home/faq',
        '/api/nulle-part',
      ];
      const wrong: string[] = [];
      for (const path of paths) wrong.push(...(await differences(path, server.origin, front)));
      const open: string[] = [];
      for (const path of ['/ready', '/ready/', '/live/', '/metrics', '/%72eady', '//ready/'])
        if ((await fetch(front + path)).status !== 404) open.push(path);
      const large = await fetch(`${front}/api/forms/contact?q=secret`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: 'x'.repeat(17 * 1024),
      });
      const problem = (await large.json()) as { status: number; requestId: string };
      await fetch(`${front}/freebox/zoe@exemple.fr/?secret=1`);
      await server.stop();
      const down = await fetch(`${front}/freebox/freebox-pop`, { redirect: 'manual' });
      const page = await down.text();
      const refused = `413 as ${large.headers.get('content-type')}, ${down.status} as ${down.headers.get('content-type')}`;
      check(wrong.length === 0, wrong.slice(0, 4).join('; '));
      check(open.length === 0, `open: ${open.join(', ')}`);
      check(
        large.status === 413 && problem.status === 413 && problem.requestId.length > 20,
        refused,
      );
      check(down.status === 502 && page.includes('<html lang="fr">'), refused);
      for (const { headers } of [large, down])
        check(
          headers.get('content-security-policy')?.startsWith("default-src 'none'") === true &&
            headers.get('x-content-type-options') === 'nosniff' &&
            headers.get('cache-control') === 'no-store',
          `headers of its own errors: ${[...headers.keys()].join(' ')}`,
        );
      // Its log is written every five seconds, or when it is asked to reopen it.
      const folder = join(tools.folder, 'nginx');
      process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGUSR1');
      const logs = () =>
        Promise.all(
          ['vitrine.log', 'error.log'].map((name) => readFile(join(folder, name), 'utf8')),
        );
      await until(async () => (await logs()).join('').includes('"status":413'));
      const leaked = (await logs()).join('').match(/127\.0\.0\.1|secret|zoe@/g) ?? [];
      check(leaked.length === 0, `in its logs: ${[...new Set(leaked)].join(', ')}`);
      return `${paths.length} of ${paths.length} addresses the same; 6 internal paths closed; ${refused}; nothing of a visitor in its logs`;
    },
  },
  {
    name: `Rolling restart of ${SERVERS} servers under load`,
    expected:
      'nginx, one PostgreSQL: each server restarted in turn, 0 failed requests, every form stored once',
    async run(tools) {
      const databaseUrl = await ownPostgres(tools);
      const ports = await freePorts(SERVERS);
      const launch = (port: number): Promise<RunningServer> =>
        startServer(tools, {
          varFolder: tools.release.varFolder,
          env: {
            PORT: String(port),
            DATABASE_URL: databaseUrl,
            TRUSTED_PROXIES: '127.0.0.1',
            LOG_LEVEL: 'info',
          },
        });
      let servers: RunningServer[] = [];
      for (const port of ports) servers.push(await launch(port));
      const front = await startNginx(tools, ports);
      const crowd = visit(front);
      const restarted: number[] = [];
      for (const [index, port] of ports.entries()) {
        const before = crowd.counts.answered;
        const code = await servers[index]?.stop();
        check(code === 0, `a server ended with ${code}`);
        const next = await launch(port);
        await until(async () => (await fetch(`${next.origin}/ready`)).ok);
        servers = servers.with(index, next);
        await until(() => crowd.counts.answered > before + VISITORS * 4, 60_000);
        restarted.push(port);
      }
      const { answered, failed, receipts, problems } = await crowd.end();
      const stored = await inStore({ databaseUrl, dataFolder: '' }, ({ submissions }) =>
        submissions.count('contact'),
      );
      for (const server of servers) await server.stop();
      const seen = `${restarted.length} restarts; ${answered} requests answered, ${failed} failed; ${receipts} forms acknowledged, ${stored} stored${problems.length > 0 ? `; ${[...new Set(problems)].slice(0, 3).join(', ')}` : ''}`;
      check(failed === 0 && receipts === stored && receipts > 0, seen);
      return seen;
    },
  },
];

/** On every answer; the others are the connection's, or a request's own. */
const COMPARED = [
  'content-security-policy',
  'cache-control',
  'content-type',
  'vary',
  'strict-transport-security',
  'permissions-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
];

async function differences(path: string, server: string, front: string): Promise<string[]> {
  const [ours, theirs] = await Promise.all(
    [server, front].map((origin) => fetch(origin + encodeURI(path), { redirect: 'manual' })),
  );
  if (!ours || !theirs) return [path];
  const [one, other] = await Promise.all([ours.bytes(), theirs.bytes()]);
  const header = (response: Response, name: string) =>
    response.headers.get(name)?.toLowerCase() ?? null;
  return [
    ...(ours.status === theirs.status ? [] : [`${path}: ${ours.status} and ${theirs.status}`]),
    ...COMPARED.filter((name) => header(ours, name) !== header(theirs, name)).map(
      (name) => `${path} ${name}: ${header(ours, name)} and ${header(theirs, name)}`,
    ),
    // A problem quotes the request it answers.
    ...(path === '/api/nulle-part' || Buffer.compare(one, other) === 0 ? [] : [`${path}: body`]),
  ];
}

/**
 * deploy/nginx.conf itself, with this machine's ports and folders, and without TLS. What it includes is
 * written for the release of all drills, unless it is in the folder already.
 */
export async function startNginx(tools: DrillTools, ports: readonly number[]): Promise<string> {
  if (!isInstalled('nginx')) throw new CannotDrill('nginx is not installed');
  const folder = join(tools.folder, 'nginx');
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, 'release.conf'))) {
    const own = await ownVarFolder({ ...tools, folder: join(folder, 'release') });
    await writeNginxRelease(own, readConfig(process.env, readBrands()), folder);
  }
  const [port = 0, other = 0] = await freePorts(2);
  const upstreams = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`);
  const example = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const adapted = example
    .replaceAll('/etc/nginx/vitrine', folder)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replace(/listen 80 .*;/, `listen 127.0.0.1:${other};`)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace(/(server 127\.0\.0\.1:\d+ [^;]*;\s*)+/, `${upstreams.join('\n')}\n`)
    .replace(
      'http {',
      `http { ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}`,
    );
  const file = join(folder, 'nginx.conf');
  await writeFile(file, adapted);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(
    'nginx',
    [
      '-p',
      folder,
      '-c',
      file,
      '-e',
      join(folder, 'error.log'),
      '-g',
      `daemon off; pid ${folder}/pid; ${user}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  tools.afterwards(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => {
    check(child.exitCode === null, `nginx: ${errors.trim()}`);
    return fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  });
  return origin;
}

/** Visitors, each at an address of their own, who read and send forms until told to stop. */
function visit(front: string) {
  const counts = { answered: 0, failed: 0, receipts: 0 };
  const problems: string[] = [];
  const crowd = { isGone: false };
  const visitor = async (number: number) => {
    for (let turn = 0; !crowd.isGone; turn += 1) {
      const agent = agents[(number + turn * VISITORS) % agents.length];
      const status = await ask(front, PATHS[(number + turn) % PATHS.length] ?? '/', agent);
      if (status >= 200 && status < 400) counts.answered += 1;
      else {
        counts.failed += 1;
        problems.push(`GET ${status}`);
      }
    }
  };
  const sender = async () => {
    while (!crowd.isGone) {
      const form = await filledContact(front).catch((error: unknown) => String(error));
      if (typeof form === 'string') {
        counts.failed += 1;
        problems.push(form);
        continue;
      }
      const agent = agents[counts.receipts % agents.length];
      const status = await ask(front, '/api/forms/contact', agent, JSON.stringify(form));
      if (status === 201 || status === 200) counts.receipts += 1;
      else {
        counts.failed += 1;
        problems.push(`POST ${status}`);
      }
      await delay(50);
    }
  };
  const agents = Array.from(
    { length: 200 },
    (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.${index + 1}.1` }),
  );
  const all = Promise.all([
    ...Array.from({ length: VISITORS }, (_, index) => visitor(index)),
    sender(),
  ]);
  return {
    counts,
    end: async () => {
      crowd.isGone = true;
      await all;
      for (const agent of agents) agent.destroy();
      return { ...counts, problems };
    },
  };
}

/** The status, or 0 when there was no whole answer. */
function ask(
  front: string,
  path: string,
  agent: Agent | undefined,
  body?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = httpRequest(
      `${front}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
      },
    );
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}
