import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { run, type Step } from './steps.ts';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-steps-'));
  file = join(folder, 'done');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockReturnValue(true);
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

/** A step that leaves its name when it ends. */
const step = (name: string, more: Partial<Step> = {}, code = 0): Step => ({
  name,
  command: [
    process.execPath,
    '-e',
    `require('node:fs').appendFileSync(${JSON.stringify(file)}, '${name} '); process.exit(${code})`,
  ],
  ...more,
});
const done = () => readFileSync(file, 'utf8').trim().split(' ');

test('a step waits for those it needs, wherever it stands in its group', async () => {
  const group = [
    step('last', { after: ['middle', 'other'] }),
    step('middle', { after: ['first'] }),
    step('first'),
    step('other'),
  ];
  expect(await run([group])).toBe(0);
  expect(done().filter((name) => name !== 'other')).toEqual(['first', 'middle', 'last']);
  expect(done()).toHaveLength(4);
});

test('what needs a step that failed is not tried; what does not is, and the next group is not', async () => {
  const group = [step('broken', {}, 3), step('needs it', { after: ['broken'] }), step('alone')];
  expect(await run([group, step('later')])).toBe(1);
  expect(done().sort()).toEqual(['alone', 'broken']);
  expect(console.error).toHaveBeenLastCalledWith('\nFAILED: broken');
});

test('a step that was not asked for is not waited for', async () => {
  expect(await run([[step('judge', { after: ['build'] })]])).toBe(0);
  expect(done()).toEqual(['judge']);
});

test('a step that mostly waits takes no core from the others', async () => {
  const cores = Array.from({ length: availableParallelism() }, (_, core) => `core-${core}`);
  /** Leaves its name when it starts, and ends when all have. */
  const meet = (name: string): Step => ({
    name,
    command: [
      process.execPath,
      '-e',
      `const { appendFileSync, readFileSync } = require('node:fs');
       appendFileSync(${JSON.stringify(file)}, '${name} ');
       setInterval(() => {
         if (readFileSync(${JSON.stringify(file)}, 'utf8').trim().split(' ').length === ${cores.length + 1})
           process.exit();
       }, 20);`,
    ],
    limitSeconds: 20,
  });
  expect(await run([[{ ...meet('waiting'), isWaiting: true }, ...cores.map(meet)]])).toBe(0);
});
