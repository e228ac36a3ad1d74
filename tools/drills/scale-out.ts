import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { nginxRelease } from '../../apps/server/src/release/nginx-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { openStore } from '../../apps/server/src/store/store.ts';
import { root } from '../support/root.ts';
import { CannotDrill, check, type Drill, type DrillTools } from './drill.ts';
import { filledContact } from './support/forms.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { until } from './support/until.ts';

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
    expected: 'The same status, policy, caching, type and body for each kind of address',
    async run(tools) {
      const server = await startServer(tools);
      const front = await startNginx(tools, [server.port]);
      const paths = [
        '/freebox/',
        '/freebox/freebox-ultra/',
        '/freebox/freebox-pop',
        '/',
        '/nulle-part/',
        '/404/',
        '/freebox/index.html',
        '/freebox/index.html.br',
        '/sitemap.xml',
        '/robots.txt',
        '/data-json/home/faq.json',
        '/api/home/faq',
        '/api/nulle-part',
        ...(await hashedFiles(server.origin)),
      ];
      const compared = [
        'content-security-policy',
        'cache-control',
        'content-type',
        'strict-transport-security',
        'permissions-policy',
        'location',
      ];
      const wrong: string[] = [];
      for (const path of paths) {
        const [ours, theirs] = await Promise.all(
          [server.origin, front].map((origin) => fetch(origin + path, { redirect: 'manual' })),
        );
        const bodies = await Promise.all([ours?.text(), theirs?.text()]);
        if (ours?.status !== theirs?.status)
          wrong.push(`${path}: ${ours?.status} and ${theirs?.status}`);
        for (const name of compared)
          if (ours?.headers.get(name) !== theirs?.headers.get(name))
            wrong.push(
              `${path} ${name}: ${ours?.headers.get(name)} and ${theirs?.headers.get(name)}`,
            );
        // A problem quotes the request it answers.
        if (!path.startsWith('/api/nulle') && bodies[0] !== bodies[1]) wrong.push(`${path}: body`);
      }
      const hidden = (await fetch(`${front}/ready`)).status;
      check(
        wrong.length === 0 && hidden === 404,
        wrong.slice(0, 4).join('; ') || `/ready ${hidden}`,
      );
      return `${paths.length} of ${paths.length} addresses the same; /ready hidden`;
    },
  },
  {
    name: `Rolling restart of ${SERVERS} servers under load`,
    expected:
      'nginx, one PostgreSQL: each server restarted in turn, 0 failed requests, every form stored once',
    async run(tools) {
      const postgres = await startPostgres();
      tools.afterwards(postgres.stop);
      const ports = await freePorts(SERVERS);
      const launch = (port: number): Promise<RunningServer> =>
        startServer(tools, {
          varFolder: tools.release.varFolder,
          env: {
            PORT: String(port),
            DATABASE_URL: postgres.url,
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
      const store = await openStore({ databaseUrl: postgres.url, dataFolder: '' });
      const stored = await store.submissions.count('contact');
      await store.close();
      for (const server of servers) await server.stop();
      const seen = `${restarted.length} restarts; ${answered} requests answered, ${failed} failed; ${receipts} forms acknowledged, ${stored} stored${problems.length > 0 ? `; ${[...new Set(problems)].slice(0, 3).join(', ')}` : ''}`;
      check(failed === 0 && receipts === stored && receipts > 0, seen);
      return seen;
    },
  },
];

async function hashedFiles(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/freebox/`)).text();
  return [...html.matchAll(/"(\/(?:_astro|pictures)\/[^" ]+?\.(?:css|js|webp))"/g)]
    .map(([, path]) => path ?? '')
    .slice(0, 4);
}

/** deploy/nginx.conf itself, with this machine's ports and folders, and without TLS. */
async function startNginx(tools: DrillTools, ports: readonly number[]): Promise<string> {
  if (spawnSync('which', ['nginx']).status !== 0) throw new CannotDrill('nginx is not installed');
  const folder = join(tools.folder, 'nginx');
  await mkdir(folder, { recursive: true });
  const { folderOf, manifestOf } = releasesIn(tools.release.varFolder);
  const { release, headers } = nginxRelease(
    folderOf(tools.release.id),
    await manifestOf(tools.release.id),
    readConfig(process.env),
  );
  await writeFile(join(folder, 'release.conf'), release);
  await writeFile(join(folder, 'headers.conf'), headers);
  const [port = 0, other = 0] = await freePorts(2);
  const upstreams = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`);
  const example = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const adapted = example
    .replaceAll('/etc/nginx/vitrine/', `${folder}/`)
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
      await new Promise((resolve) => void setTimeout(resolve, 50));
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

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  await Promise.all(
    probes.map((probe) => new Promise<void>((done) => void probe.listen(0, '127.0.0.1', done))),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((done) => void probe.close(done))));
  return ports;
}
