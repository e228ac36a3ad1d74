import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newVarFolder } from '../testing/releases.ts';
import { type FileJob, prepareFile } from './prepare-file.ts';
import { openPreparers, type Preparers } from './preparers.ts';

function preparersWith(processors: number): Preparers {
  const preparers = openPreparers(processors);
  onTestFinished(() => preparers.close());
  return preparers;
}

async function jobsIn(folder: string): Promise<FileJob[]> {
  return Array.from({ length: 9 }, (_, index) => ({
    target: join(folder, `page-${index}`, 'index.html'),
    content: new TextEncoder().encode(
      `<h1 id="titre-${index}">Titre</h1>${'<p>Un peu de texte.</p>'.repeat(index * 20)}`,
    ),
    type: 'text/html; charset=utf-8',
    visits: index % 2 === 0 ? 'few' : 'usual',
    isRead: true,
  }));
}

test('threads prepare files as this one would, also while all are busy', async () => {
  const [own, others] = [await newVarFolder(), await newVarFolder()];
  const { prepare, useAll } = preparersWith(3);
  const here = await Promise.all((await jobsIn(own)).map(prepareFile));
  const jobs = await jobsIn(others);
  const first = jobs.slice(0, 5).map(prepare);
  useAll();
  const there = await Promise.all([...first, ...jobs.slice(5).map(prepare)]);
  expect(there).toEqual(here);
  expect(there.filter(({ copies }) => 'br' in copies)).toHaveLength(7);
  for (const { target, content } of jobs)
    expect(new Uint8Array(await readFile(target))).toEqual(content);
  for (const { target, content } of jobs.slice(2))
    expect(new Uint8Array(brotliDecompressSync(await readFile(`${target}.br`)))).toEqual(content);
}, 30_000);

test('what a thread cannot write is told to who asked, and the next file is prepared', async () => {
  const folder = await newVarFolder();
  const { prepare } = preparersWith(1);
  const [first, second] = await jobsIn(folder);
  if (!first || !second) throw new Error('no jobs');
  await prepare(first);
  const inside = { ...second, target: join(first.target, 'index.html') };
  await expect(prepare(inside)).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect((await prepare(second)).facts?.anchors).toEqual(['titre-1']);
}, 30_000);

test('a thread that dies fails what it was given and is given nothing more', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => posted.mockRestore());
  const { prepare } = preparersWith(1);
  const [first, second, third] = await jobsIn(await newVarFolder());
  if (!first || !second || !third) throw new Error('no jobs');
  await prepare(first);
  const [thread] = posted.mock.contexts as unknown as Worker[];
  const lost = prepare(second).catch(String);
  thread?.emit('error', new Error('out of memory'));
  await thread?.terminate();
  expect(await lost).toBe('Error: out of memory');
  expect((await prepare(third)).facts?.anchors).toEqual(['titre-2']);
}, 30_000);
