import { execFile } from 'node:child_process';
import { cp, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { publish } from '../support/release.ts';
import { root } from '../support/root.ts';
import { busyShare } from './support/machine.ts';
import { type Figure, record } from './support/record.ts';

/**
 * What an editor waits for: `npm run publish-content` with nothing published yet, then with one text
 * changed, in folders of its own. The site's code is built before: a text never has it built again.
 *
 *     node tools/bench/publishing.ts
 */
const WHOLE_AT_MOST_S = 30;
const ONE_TEXT_AT_MOST_S = 10;

type Run = { seconds: number; cpuSeconds: number; rendered: number };

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  await publish({ say: console.log });
  await using folder = await mkdtempDisposable(join(tmpdir(), 'vitrine-publishing-'));
  const content = join(folder.path, 'content');
  await cp(contentFolder(), content, { recursive: true });
  const env = { CONTENT_FOLDER: content, VAR_FOLDER: join(folder.path, 'var') };
  const busy = [await busyShare()];
  const whole = await published(env);
  const file = join(content, 'home', 'faq.json');
  const faq = JSON.parse(await readFile(file, 'utf8')) as { items: { answer: unknown }[] };
  const [first] = faq.items;
  if (first) first.answer = `${String(first.answer)} Et merci de votre visite.`;
  await writeFile(file, JSON.stringify(faq, null, 2));
  busy.push(await busyShare());
  const oneText = await published(env);
  record(import.meta.filename, {
    title: 'Publishing',
    how: 'npm run publish-content from nothing, then with one answer of the home page changed; the code is built before. Processor time says what it costs when the machine has other things to do.',
    figures: [
      ...figures('whole site', whole, WHOLE_AT_MOST_S),
      ...figures('one text', oneText, ONE_TEXT_AT_MOST_S),
    ],
    busy,
  });
}

function figures(name: string, run: Run, atMost: number): Figure[] {
  return [
    { name: `${name}: on show after`, value: run.seconds, unit: 's', atMost },
    { name: `${name}: processor time`, value: run.cpuSeconds, unit: 's' },
    { name: `${name}: pages and files rendered`, value: run.rendered, unit: '' },
  ];
}

/** The command itself, its start included, timed by the shell. */
async function published(env: Readonly<Record<string, string>>): Promise<Run> {
  const { stdout, stderr } = await promisify(execFile)(
    'bash',
    ['-c', `TIMEFORMAT='%R %U %S'; time "$0" tools/run.mjs publish-content`, process.execPath],
    { cwd: root, env: { ...process.env, ...env } },
  );
  const [seconds = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  const [, rendered] = /rendus\s: (\d+) sur/.exec(stdout) ?? [];
  if (rendered === undefined)
    throw new Error(`Publishing does not say what it rendered: ${stdout}`);
  return { seconds, cpuSeconds: user + system, rendered: Number(rendered) };
}
