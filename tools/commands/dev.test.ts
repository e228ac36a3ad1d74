import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../support/root.ts';
import { freePort } from '../support/ports.ts';

/** The first page brings its modules with it; a busy machine takes its time. */
const FIRST_PAGE_MS = 240_000;

test(
  'the development server shows a page, and an edit of its content at once',
  async () => {
    const content = await mkdtemp(join(tmpdir(), 'content-'));
    onTestFinished(() => rm(content, { recursive: true, force: true }));
    await cp(join(root, 'content'), content, { recursive: true });
    const { origin, errors } = await startDevelopment(content);
    const page = async () => {
      const answer = await fetch(`${origin}/freebox/`);
      return { status: answer.status, html: await answer.text() };
    };

    const before = await page();
    expect({ status: before.status, errors: errors() }).toEqual({ status: 200, errors: [] });
    const question = 'Une question que personne n’a posée ?';
    expect(before.html).toContain('<h1');
    expect(before.html).not.toContain(question);

    const file = join(content, 'home', 'faq.json');
    const written = await readFile(file, 'utf8');
    await writeFile(file, written.replace(/("question": ")[^"]*/, `$1${question}`));
    expect((await page()).html.replaceAll('\u00a0', ' ')).toContain(question);
    expect(errors()).toEqual([]);
  },
  FIRST_PAGE_MS,
);

/** Astro's own, as `npm run dev` starts it, beside one that may run already. */
async function startDevelopment(content: string) {
  const port = await freePort();
  const command = ['dev', '--root', 'apps/site', '--port', String(port), '--ignore-lock'];
  const server = spawn(join(root, 'node_modules', '.bin', 'astro'), command, {
    cwd: root,
    // Not this test's own environment: in Vitest's the server would take itself for one of its tests.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      CONTENT_FOLDER: content,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  const origin = `http://localhost:${port}`;
  await vi.waitFor(() => expect(text).toContain(origin), { timeout: FIRST_PAGE_MS });
  return { origin, errors: () => text.split('\n').filter((line) => /error/i.test(line)) };
}
