import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crashDrill } from '../../apps/server/src/testing/crash-drill.ts';
import { inStore } from '../support/in-store.ts';
import { CannotDrill, check, type Drill, type DrillTools } from './drill.ts';
import { linkTo } from './support/cuttable-link.ts';
import { filledContact, postContact, sendContact } from './support/forms.ts';
import { ended, failedStart, ownVarFolder, startServer } from './support/server.ts';
import { ownPostgres } from './support/services.ts';
import { until } from '../support/until.ts';

const KILLS = 20;
const SENDERS = 8;
/** Enough for an empty store and a few hundred forms. */
const SMALL_DISK = '2m';

export const storeDrills: Drill[] = [
  {
    name: 'Store killed mid-write, SQLite',
    expected: `${KILLS} kills while writing: nothing acknowledged is lost, torn or stored twice`,
    run: ({ folder }) => crash({ dataFolder: join(folder, 'data') }),
  },
  {
    name: 'Store killed mid-write, PostgreSQL',
    expected: `${KILLS} kills while writing: nothing acknowledged is lost, torn or stored twice`,
    run: async (tools) =>
      crash({ dataFolder: join(tools.folder, 'data'), databaseUrl: await ownPostgres(tools) }),
  },
  {
    name: 'Server killed while forms arrive',
    expected: 'Sent again after each of 3 kills, every form is stored exactly once',
    async run(tools) {
      const varFolder = await ownVarFolder(tools);
      let server = await startServer(tools, { varFolder });
      const receipts = new Map<string, string>();
      const forms = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          filledContact(server.origin, { message: `Bonjour, voici la demande ${index}.` }),
        ),
      );
      const waiting = [...forms] as { message: string }[];
      const send = async () => {
        for (let form = waiting.shift(); form; form = waiting.shift()) {
          const answer = await postContact(server.origin, form).catch(() => null);
          if (answer?.reference) receipts.set(form.message, answer.reference);
          else waiting.push(form);
          await delay(5);
        }
      };
      const senders = Promise.all(Array.from({ length: SENDERS }, send));
      for (let kill = 1; kill <= 3; kill += 1) {
        await until(() => receipts.size >= kill * 12);
        await ended(server.child, 'SIGKILL');
        server = await startServer(tools, { varFolder });
      }
      await senders;
      await server.stop();
      const rows = await inStore({ dataFolder: join(varFolder, 'data') }, ({ submissions }) =>
        submissions.list('contact', { limit: 1_000 }),
      );
      const lost = rows.filter(({ reference, payload }) => {
        const message = String(payload['message']);
        return receipts.get(message) !== reference;
      });
      const seen = `${forms.length} sent, ${receipts.size} receipts, ${rows.length} stored, ${lost.length} astray`;
      check(rows.length === forms.length && receipts.size === forms.length && !lost.length, seen);
      return seen;
    },
  },
  {
    name: 'PostgreSQL gone, then back',
    expected:
      'Pages 200, /ready 503, a form 503 with a sentence; accepted again once it is back, without a restart',
    async run(tools) {
      const url = new URL(await ownPostgres(tools));
      const link = await linkTo(Number(url.port));
      tools.afterwards(link.cut);
      url.port = String(link.port);
      const server = await startServer(tools, { env: { DATABASE_URL: url.href } });
      const form = await filledContact(server.origin);
      await link.cut();
      const down = {
        page: (await fetch(`${server.origin}/freebox/`)).status,
        ready: (await fetch(`${server.origin}/ready`)).status,
        form: await postContact(server.origin, form),
      };
      await link.mend();
      await until(async () => (await fetch(`${server.origin}/ready`)).status === 200);
      const back = await postContact(server.origin, form);
      await server.stop();
      const seen = `page ${down.page}, /ready ${down.ready}, form ${down.form.status} « ${down.form.title} »; then form ${back.status}`;
      check(down.page === 200 && down.ready === 503 && down.form.status === 503, seen);
      check(back.status === 201, seen);
      return seen;
    },
  },
  {
    name: 'Data folder gone while the server runs',
    expected:
      'Pages 200, /ready 503, a form refused with a sentence and not acknowledged, the log says which file is gone; put back: accepted again without a restart, nothing acknowledged is lost',
    async run(tools) {
      const varFolder = await ownVarFolder(tools);
      const [data, away] = [join(varFolder, 'data'), join(varFolder, 'away')];
      const server = await startServer(tools, { varFolder });
      const before = await sendContact(server.origin);
      const form = await filledContact(server.origin);
      await rename(data, away);
      const gone = {
        page: (await fetch(`${server.origin}/freebox/`)).status,
        ready: (await fetch(`${server.origin}/ready`)).status,
        form: await postContact(server.origin, form),
      };
      await until(() => server.log.some((line) => JSON.stringify(line).includes('store is gone')));
      await rename(away, data);
      const back = await postContact(server.origin, form);
      await server.stop();
      const stored = await inStore({ dataFolder: data }, ({ submissions }) =>
        submissions.count('contact'),
      );
      const seen = `page ${gone.page}, /ready ${gone.ready}, form ${gone.form.status} « ${gone.form.title} »; put back: form ${back.status}; 2 acknowledged, ${stored} stored`;
      check(gone.page === 200 && gone.ready === 503 && gone.form.status === 503, seen);
      check(before.status === 201 && back.status === 201 && stored === 2, seen);
      return seen;
    },
  },
  {
    name: 'Disk full while the server runs',
    expected:
      'Pages 200, a form refused with a sentence and not acknowledged; accepted once there is room, without a restart; nothing acknowledged is lost',
    async run(tools) {
      const disk = await smallDisk(tools);
      const varFolder = await ownVarFolder(tools);
      const server = await startServer(tools, { varFolder, within: disk.within });
      const before = await sendContact(server.origin);
      const form = await filledContact(server.origin);
      const inside = join('/proc', String(server.child.pid), 'root', disk.folder);
      const ballast = join(inside, 'ballast');
      await writeFile(ballast, Buffer.alloc(8_000_000)).catch(() => undefined);
      const acknowledged: string[] = [];
      let refused = await postContact(server.origin, form);
      // What is left in blocks already its own may still take a few.
      for (let tries = 0; refused.status === 201 && tries < 40; tries += 1) {
        if (refused.reference) acknowledged.push(refused.reference);
        refused = await sendContact(server.origin);
      }
      const page = (await fetch(`${server.origin}/freebox/`)).status;
      await rm(ballast);
      const after = await sendContact(server.origin);
      const kept = await readFile(join(inside, 'vitrine.sqlite-wal')).catch(() => Buffer.alloc(0));
      const main = await readFile(join(inside, 'vitrine.sqlite'));
      const file = Buffer.concat([main, kept]).toString('latin1');
      const expected = [before.reference, ...acknowledged, after.reference];
      const lost = expected.filter((reference) => !file.includes(reference ?? '?'));
      const seen = `form ${refused.status} « ${refused.title} », page ${page}; with room again ${after.status}; ${expected.length} acknowledged, ${lost.length} lost`;
      check(refused.status === 503 && page === 200 && after.status === 201, seen);
      check(lost.length === 0 && before.status === 201, seen);
      return seen;
    },
  },
  {
    name: 'Disk full when the server starts',
    expected: 'One line that says why, and a non-zero exit',
    async run(tools) {
      const disk = await smallDisk(tools, '16k');
      const varFolder = await ownVarFolder(tools);
      const { code, errors } = await failedStart({ VAR_FOLDER: varFolder }, disk.within);
      const seen = `exit ${code}: ${errors.split('\n')[0]}`;
      check(code === 1 && errors.split('\n').length === 1 && /full|space|disk/i.test(errors), seen);
      return seen;
    },
  },
];

async function crash(options: Parameters<typeof crashDrill>[0]): Promise<string> {
  const report = await crashDrill(options, KILLS);
  const seen = `${report.kills} kills, ${report.acknowledged} acknowledged, ${report.stored} stored, ${report.lost.length} lost, ${report.torn.length} torn, ${report.duplicated.length} twice`;
  check(report.lost.length + report.torn.length + report.duplicated.length === 0, seen);
  return seen;
}

/** The store's folder on a disk of its own, seen by the server's process only. */
async function smallDisk(
  { folder }: DrillTools,
  size = SMALL_DISK,
): Promise<{ folder: string; within: string[] }> {
  const data = join(folder, 'var', 'data');
  await mkdir(data, { recursive: true });
  const mount = 'mount -t tmpfs -o "size=$0" tmpfs "$1" && shift && exec "$@"';
  const within = ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, size, data];
  const [command = '', ...args] = [...within, 'true'];
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new CannotDrill(`no small disk on this machine: ${stderr?.trim()}`);
  return { folder: data, within };
}
