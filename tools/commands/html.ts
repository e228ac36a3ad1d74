import { spawnSync } from 'node:child_process';
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { ensureJava } from '../support/java.ts';
import { shownRelease } from '../support/release.ts';

/** Every page of the current release, through the Nu Html Checker: `npm run html`. */

/** Many pages make many messages; beyond this they are counted, not shown. */
const SHOWN = 60;
/** It does not know new CSS, and reading it takes most of its time. */
const CSS = /(?<=<style>).*?(?=<\/style>)/gs;

/** A run of half a minute: what a long one gains by compiling more costs this one twice its time. */
const JVM = ['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

type Message = {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
};

loadEnvironment();
await check().catch(fail);

async function check(): Promise<void> {
  if (!ensureJava()) {
    console.error(
      'SKIPPED: no Java here, so no page was checked as HTML. Install a JRE (17 or later).',
    );
    return;
  }
  const { publicFolder, files } = await shownRelease();
  await using folder = await mkdtempDisposable(join(tmpdir(), 'vitrine-html-'));
  const pages = Object.entries(files).filter(([, { file }]) => file.endsWith('.html'));
  const paths = new Map(pages.map(([path, { file }]) => [join(folder.path, file), path]));
  for (const [, { file }] of pages)
    await copyWithoutCss(join(publicFolder, file), join(folder.path, file));

  const messages = messagesOf([...paths.keys()]);
  const found = messages
    .filter(({ type }) => type !== 'info')
    .map(({ url = '', message, extract = '' }) => {
      const path = paths.get(decodeURIComponent(new URL(url, 'file:').pathname)) ?? url;
      return { path, problem: `${message} ${extract.replaceAll(/\s+/g, ' ').trim()}` };
    });
  if (found.length === 0) return console.log(`${pages.length} pages are valid HTML.`);
  const lines = found.map(({ path, problem }) => `  ${path}: ${problem}`);
  throw new Error(
    [
      `HTML errors (${found.length}):`,
      ...lines.slice(0, SHOWN),
      ...(lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : []),
    ].join('\n'),
  );
}

async function copyWithoutCss(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, (await readFile(from, 'utf8')).replaceAll(CSS, ''));
}

function messagesOf(files: readonly string[]): Message[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, stderr, error } = spawnSync(
    'java',
    [...JVM, '-jar', jar, '--format', 'json', '--stdout', '--errors-only', ...files],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (error) throw error;
  try {
    return (JSON.parse(stdout) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`The checker did not answer:\n${stderr.slice(-2_000)}`);
  }
}
