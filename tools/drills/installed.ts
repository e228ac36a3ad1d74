import { execFile, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { isInstalled } from '../support/debian.ts';
import { freePorts } from '../support/ports.ts';
import { root } from '../support/root.ts';
import { CannotDrill, check, type Drill, type DrillTools } from './drill.ts';
import { startNginx } from './scale-out.ts';
import { startServer } from './support/server.ts';
import { ownPostgres } from './support/services.ts';

/** The user of the image: it has no account on this machine, as in the image. */
const USER = 10001;
/** What a file is given there by `UMask=` of the systemd unit. */
const UMASK = '0027';
/** Exposure as `systemd-analyze security` sees it, in tenths: what docs/operations.md says. */
const EXPOSED_AT_MOST = 15;

/** Nothing of the machine's owner, no privilege: as the image and the unit start it. */
const AS_USER = [
  'setpriv',
  `--reuid=${USER}`,
  `--regid=${USER}`,
  '--clear-groups',
  '--bounding-set=-all',
  '--inh-caps=-all',
  '--no-new-privs',
  'sh',
  '-c',
  `umask ${UMASK}; exec "$@"`,
  'sh',
];

export const installedDrills: Drill[] = [
  {
    name: 'The image’s files, run as compose.yaml does',
    expected:
      'Only what the Containerfile copies, owned by root and run by a user without account or privilege: two servers, PostgreSQL and nginx serve; every command works there; the user can change nothing of the program, and others read nothing of the store',
    async run(tools) {
      mayBecomeAnother();
      const app = await installed(tools);
      const ports = await freePorts(2);
      const state = await ownedFolder(join(tools.folder, 'state'));
      const settings = join(tools.folder, 'vitrine.env');
      const env = {
        DATABASE_URL: await ownPostgres(tools),
        SHIPPED_FOLDER: join(app, 'var'),
        VAR_FOLDER: state,
        TRUSTED_PROXIES: '127.0.0.1',
      };
      const example = await readFile(join(root, '.env.example'), 'utf8');
      const own = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
      await writeFile(settings, example + own.join(''));
      const servers = [];
      for (const port of ports)
        servers.push(
          await startServer(tools, {
            installed: app,
            varFolder: state,
            within: AS_USER,
            env: { ...env, PORT: String(port) },
          }),
        );
      const vitrine = (args: string[], others = {}) =>
        run([...AS_USER, join(app, 'deploy', 'vitrine'), ...args], {
          VITRINE_SETTINGS: settings,
          ...others,
        });

      const nginx = await ownedFolder(join(tools.folder, 'nginx'));
      await vitrine(['nginx-release', nginx]);
      const front = await startNginx(tools, ports);
      const page = await fetch(`${front}/freebox/`);
      const call = await fetch(`${front}/api/home/faq`);
      check(page.status === 200 && (await page.text()).includes('</html>'), `page ${page.status}`);
      check(call.status === 200, `API ${call.status}`);

      const copy = join(state, 'copy');
      await vitrine(['doctor']);
      await vitrine(['submissions', 'counts']);
      await vitrine(['draw', 'status', 'corail']);
      await vitrine(['backup', '--to', copy]);
      await vitrine(['publish']);
      const refused = await vitrine(['restore', copy]).then(
        () => 'restored over a store that is not empty',
        (error: Error) => error.message,
      );
      check(refused.includes('--overwrite'), refused);
      const sqlite = join(state, 'data');
      await vitrine(['restore', copy], { DATABASE_URL: '' });
      const open: string[] = [];
      for (const path of [copy, sqlite, join(sqlite, 'vitrine.sqlite')])
        if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
      check(open.length === 0, `open to others: ${open.join(', ')}`);
      // nginx's own user, in the group.
      const asNginx = ['setpriv', '--reuid=65534', `--regid=${USER}`, '--clear-groups'];
      await run([...asNginx, 'test', '-r', join(state, 'current/public/freebox/index.html')]);
      const writable = await run([...AS_USER, 'find', app, '-writable', '-not', '-type', 'l']);
      check(writable === '', `the program can be changed: ${writable.slice(0, 200)}`);
      const codes = await Promise.all(servers.map((server) => server.stop()));
      check(
        codes.every((code) => code === 0),
        `ended with ${codes.join(', ')}`,
      );
      return `2 servers as user ${USER} without account, nginx before them: page and API 200; doctor, submissions, draw, backup, publish, nginx-release done, restore refused; 0 files of the program writable; copy and SQLite for their owner alone`;
    },
  },
  {
    name: 'The systemd unit',
    expected: `systemd finds nothing wrong in it, and its exposure is at most ${EXPOSED_AT_MOST / 10} of 10`,
    async run(tools) {
      if (!isInstalled('systemd-analyze')) throw new CannotDrill('systemd is not installed');
      const unit = await readFile(join(root, 'deploy', 'vitrine.service'), 'utf8');
      const file = join(tools.folder, 'vitrine@.service');
      // Its program and settings are here, not yet where it says.
      await writeFile(
        file,
        unit.replaceAll('/opt/vitrine', root).replace('/etc/vitrine.env', `${root}/.env.example`),
      );
      const instance = join(tools.folder, 'vitrine@4321.service');
      await symlink(file, instance);
      const complaints = await run(['systemd-analyze', 'verify', '--man=no', instance]);
      check(complaints === '', complaints);
      const security = await run([
        'systemd-analyze',
        'security',
        '--offline=yes',
        `--threshold=${EXPOSED_AT_MOST}`,
        instance,
      ]);
      const [, exposure = ''] = /exposure level for \S+: ([\d.]+)/.exec(security) ?? [];
      return `nothing wrong; exposure ${exposure}`;
    },
  },
];

function mayBecomeAnother(): void {
  if (process.getuid?.() !== 0) throw new CannotDrill('only root can become another user');
  const [command = '', ...args] = [...AS_USER, process.execPath, '--version'];
  if (spawnSync(command, args).status !== 0)
    throw new CannotDrill('Node is where no other user can reach it');
}

/** What a command said; rejects with it when it failed. Its environment is its own. */
async function run(
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const { stdout, stderr } = await promisify(execFile)(command, args, {
    cwd: root,
    env: { PATH: path, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  return `${stdout}${stderr}`.trim();
}

/** What the second stage of the Containerfile copies, from here; of the packages, those for production. */
async function installed({ folder, release }: DrillTools): Promise<string> {
  const app = join(folder, 'app');
  const [, second = ''] = (await readFile(join(root, 'deploy', 'Containerfile'), 'utf8')).split(
    /^FROM .*slim$/m,
  );
  const copied = [...second.matchAll(/^COPY --from=build \/app\/(\S+) \.\/\S*$/gm)].map(
    ([, path = '']) => path,
  );
  check(copied.length > 0, 'the Containerfile copies nothing');
  await mkdir(app);
  // Others' temporary folders are closed to the drill's user; this one leads to what it runs.
  await chmod(folder, 0o755);
  for (const path of copied) {
    if (path === 'node_modules') await copyPackages(app);
    else if (path === 'var') await copyRelease(release, join(app, 'var'));
    else await copy(path, app);
  }
  return app;
}

async function copyPackages(app: string): Promise<void> {
  const list = await run([
    'npm',
    'ls',
    '--parseable',
    '--all',
    '--omit=dev',
    ...['apps/server', 'packages/domain', 'packages/geo'].flatMap((one) => ['--workspace', one]),
  ]);
  const paths = list
    .split('\n')
    .filter((path) => path.startsWith(join(root, 'node_modules')))
    .map((path) => relative(root, path));
  for (const path of new Set(paths)) await copy(path, app);
}

async function copy(path: string, app: string): Promise<void> {
  await mkdir(dirname(join(app, path)), { recursive: true });
  await cp(join(root, path), join(app, path), { recursive: true, verbatimSymlinks: true });
}

async function copyRelease({ id, varFolder }: DrillTools['release'], to: string): Promise<void> {
  await cp(join(varFolder, 'releases', id), join(to, 'releases', id), { recursive: true });
  await symlink(join('releases', id), join(to, 'current'));
}

/** As `install --owner` or systemd's StateDirectory makes it. */
async function ownedFolder(path: string): Promise<string> {
  await mkdir(path, { mode: 0o750 });
  await chown(path, USER, USER);
  return path;
}
