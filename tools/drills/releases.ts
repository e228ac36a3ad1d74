import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../brands/brands.ts';
import { checkRelease } from '../../apps/server/src/release/check-release.ts';
import { readManifest } from '../../apps/server/src/release/load-release.ts';
import { PUBLIC_FOLDER } from '../../apps/server/src/release/manifest.ts';
import { rollBack } from '../../apps/server/src/release/share-releases.ts';
import { contentProblems } from '../content/content-problems.ts';
import { root } from '../support/root.ts';
import { check, type Drill } from './drill.ts';
import { ownReleases, point, visit } from './support/releases.ts';
import { startServer } from './support/server.ts';
import { until } from '../support/until.ts';

const PAGE = join(PUBLIC_FOLDER, 'freebox', 'index.html');

/** A second or two; a busy machine takes its time. */
const ROLLBACK_MS = 15_000;

/** Each spoils a copy of a release, as a bad disk or a copy cut short would. */
const DAMAGES: readonly (readonly [string, (folder: string) => Promise<void>])[] = [
  ['no manifest', (folder) => rm(join(folder, 'release.json'))],
  ['half a manifest', (folder) => cutShort(join(folder, 'release.json'))],
  ['a page missing', (folder) => rm(join(folder, PAGE))],
  ['a page cut short', (folder) => cutShort(join(folder, PAGE))],
  ['a page changed', (folder) => spoil(join(folder, PAGE))],
  ['a compressed copy missing', (folder) => rm(join(folder, `${PAGE}.br`))],
  ['a compressed copy changed', (folder) => spoil(join(folder, `${PAGE}.br`))],
  ['nothing at all', (folder) => rm(folder, { recursive: true })],
];

export const releaseDrills: Drill[] = [
  {
    name: 'Bad release published',
    expected: `${DAMAGES.length} damaged releases under load: each refused with one log line, the last good one stays, 0 failed requests; the next good one is shown`,
    async run(tools) {
      const { varFolder, releases, good } = await ownReleases(tools);
      const server = await startServer(tools, { varFolder });
      const visitors = visit(server.origin);
      const wrong: string[] = [];
      for (const [index, [what, damage]] of DAMAGES.entries()) {
        const bad = `20260101-0000${String(index).padStart(2, '0')}-bad0`;
        const folder = releases.folderOf(bad);
        linkedCopy(releases.folderOf(good), folder);
        await rewriteId(folder, bad);
        await damage(folder);
        await point(varFolder, bad);
        const refusals = () =>
          server.log.filter(({ msg, release }) => /refused/.test(msg) && release === bad).length;
        const shown = () =>
          server.log.some(({ msg, release }) => /shown/.test(msg) && release === bad);
        await until(() => refusals() > 0 || shown(), 20_000);
        if (shown()) wrong.push(`${what}: shown`);
        else if (refusals() !== 1) wrong.push(`${what}: ${refusals()} log lines`);
        await point(varFolder, good);
        await rm(folder, { recursive: true, force: true });
      }
      const next = '20260102-000000-900d';
      linkedCopy(releases.folderOf(good), releases.folderOf(next));
      await rewriteId(releases.folderOf(next), next);
      await releases.switchTo(next);
      const ready = async () =>
        ((await (await fetch(`${server.origin}/ready`)).json()) as { release: string }).release;
      await until(async () => (await ready()) === next);
      const { answered, failed } = await visitors();
      const seen = `${DAMAGES.length - wrong.length} of ${DAMAGES.length} refused; then ${next} shown; ${answered} requests, ${failed} failed`;
      check(wrong.length === 0 && failed === 0, `${seen}; ${wrong.join('; ')}`);
      return seen;
    },
  },
  {
    name: 'Rollback under load',
    expected: 'The release before is shown as soon as it is read and checked, 0 failed requests',
    async run(tools) {
      const { varFolder, releases, good } = await ownReleases(tools);
      const next = '20260102-000000-900d';
      linkedCopy(releases.folderOf(good), releases.folderOf(next));
      await rewriteId(releases.folderOf(next), next, good);
      await releases.switchTo(next);
      const server = await startServer(tools, { varFolder });
      const visitors = visit(server.origin);
      const started = performance.now();
      const id = await rollBack(null, releases);
      await until(() => server.log.some(({ msg, release }) => /shown/.test(msg) && release === id));
      const ms = Math.round(performance.now() - started);
      const { answered, failed } = await visitors();
      const seen = `back to ${id === good ? 'the one before' : id} in ${ms} ms; ${answered} requests, ${failed} failed`;
      check(id === good && failed === 0 && ms < ROLLBACK_MS, seen);
      return seen;
    },
  },
  {
    name: 'npm start after an edit, and after a rollback',
    expected:
      'The release on show stays, and the file that differs is named; asked to publish, it shows it; after a rollback it does not publish it again',
    async run(tools) {
      const { varFolder, releases, good } = await ownReleases(tools);
      const content = join(tools.folder, 'content');
      await cp(join(root, 'content'), content, { recursive: true });
      const file = join(content, 'home', 'faq.json');
      const { items, ...others } = JSON.parse(await readFile(file, 'utf8')) as { items: object[] };
      const [first, ...rest] = items;
      const edited = [{ ...first, question: 'Une question à moitié écrite\u00a0?' }, ...rest];
      await writeFile(file, JSON.stringify({ ...others, items: edited }));
      const start = async (...args: string[]) => {
        const server = await startServer(tools, {
          varFolder,
          env: { CONTENT_FOLDER: content },
          program: ['tools/commands/start.ts', ...args],
        });
        const faq = await (await fetch(`${server.origin}/api/home/faq`)).text();
        await server.stop();
        return {
          isShown: faq.includes('à moitié écrite'),
          isNamed: server.log.some(({ msg }) => msg.includes('content/home/faq.json')),
        };
      };
      const afterEdit = await start();
      const asked = await start('--publish');
      const back = await rollBack(null, releases);
      const afterRollback = await start();
      const seen = `after an edit ${afterEdit.isShown ? 'shown' : 'not shown'}, ${afterEdit.isNamed ? 'named' : 'not named'}; asked to publish ${asked.isShown ? 'shown' : 'not shown'}; after a rollback ${afterRollback.isShown ? 'shown' : 'not shown'}, ${afterRollback.isNamed ? 'named' : 'not named'}`;
      check(!afterEdit.isShown && afterEdit.isNamed && asked.isShown && back === good, seen);
      check(
        !afterRollback.isShown && afterRollback.isNamed && (await releases.current()) === good,
        seen,
      );
      return seen;
    },
  },
  {
    name: 'Bad content published',
    expected: 'Refused before anything is rendered, with the file and the field named',
    async run({ folder }) {
      const content = join(folder, 'content');
      await cp(join(root, 'content'), content, { recursive: true });
      const file = join(content, 'box-comparator.json');
      const text = await readFile(file, 'utf8');
      const { brand } = readConfig(process.env, readBrands());
      await writeFile(file, text.replace('"price": 2999', '"price": "beaucoup"'));
      const [price = 'accepted'] = await contentProblems(content, brand);
      check(/box-comparator\.json:\d+: boxes\.\d+\.price: /.test(price), price);
      await writeFile(file, text);
      await writeFile(join(content, 'home', 'faq.json'), '{"title": "Vos questions", "items": [');
      const [faq = 'accepted'] = await contentProblems(content, brand);
      check(faq.includes('home/faq.json'), faq);
      return `refused: ${price}; ${faq}`;
    },
  },
  {
    name: 'Bad page published',
    expected:
      'A dead link, a lost anchor and an inline handler are refused, each with its page named',
    async run(tools) {
      const { releases, good } = await ownReleases(tools);
      const folder = releases.folderOf(good);
      const page = join(folder, PAGE);
      const html = await readFile(page, 'utf8');
      const bad =
        '<a href="/freebox/nulle-part/">a</a><a href="/plan-du-site/#nulle-part">b</a><p onclick="alert(1)">c</p>';
      await writeFile(page, html.replace('</main>', `${bad}</main>`));
      const problems = await checkRelease({
        folder,
        manifest: await readManifest(folder),
        config: readConfig(process.env, readBrands()),
        requiredPaths: [],
      });
      const found = ['nulle-part/ leads nowhere', '#nulle-part', 'onclick'].filter((part) =>
        problems.some((problem) => problem.includes(part) && problem.startsWith('freebox/index')),
      );
      check(found.length === 3, problems.join('; ') || 'accepted');
      return `${found.length} of 3 refused: ${problems[0]}`;
    },
  },
];

async function rewriteId(folder: string, id: string, previous?: string): Promise<void> {
  await replace(join(folder, 'release.json'), (content) => {
    const manifest = JSON.parse(content.toString('utf8')) as object;
    return JSON.stringify({ ...manifest, id, ...(previous ? { previous } : {}) });
  });
}

/** Changes some bytes in the middle, not the size. */
function spoil(file: string): Promise<void> {
  return replace(file, (content) => {
    const middle = Math.floor(content.length / 2);
    return Buffer.concat([
      content.subarray(0, middle),
      Buffer.from('xxxxxxxxxxxxxxxx'),
      content.subarray(middle + 16),
    ]);
  });
}

function cutShort(file: string): Promise<void> {
  return replace(file, (content) => content.subarray(0, 1_000));
}

/** Another file in its place: the first one may be shared with the release it was copied from. */
async function replace(file: string, change: (content: Buffer) => Buffer | string): Promise<void> {
  const content = await readFile(file);
  await rm(file);
  await writeFile(file, change(content));
}

/** The same files under another name: nothing is copied, so nothing may be written into. */
function linkedCopy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['--archive', '--link', from, to], {
    encoding: 'utf8',
  });
  check(status === 0, stderr);
}
