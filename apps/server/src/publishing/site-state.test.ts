import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder } from '../testing/releases.ts';
import { draftOf } from './site-state.ts';

const ours = fileURLToPath(new URL('../../../../content', import.meta.url));

/** Content with as many contests as these, and what of its changes after a moment is made ready, and is not. */
async function planOf(...contests: readonly object[]) {
  const varFolder = await newVarFolder();
  const contentFolder = join(varFolder, 'content');
  await mkdir(contentFolder);
  await copyFile(join(ours, 'box-comparator.json'), join(contentFolder, 'box-comparator.json'));
  const written = JSON.parse(await readFile(join(ours, 'contest.json'), 'utf8')) as {
    contests: object[];
  };
  const records = contests.map((dates, at) => ({ ...written.contests[at], ...dates }));
  await writeFile(join(contentFolder, 'contest.json'), JSON.stringify({ contests: records }));
  const draft = draftOf({ config: testConfig(), contentFolder, varFolder, coverage: null });
  const after = (now: string, most: number) => draft.changesAfter(new Date(now), most);
  return {
    changesAfter: async (now: string) =>
      (await after(now, 6)).ready.map((change) => change.toISOString()),
    notReadyAfter: async (now: string, most = 6) =>
      (await after(now, most)).next?.toISOString() ?? null,
  };
}

const spring = { opensAt: '2027-03-15T08:00:00Z', closesAt: '2027-04-05T21:59:59Z' };
const autumn = { opensAt: '2026-10-01T08:00:00Z', closesAt: '2027-03-31T21:59:59Z' };

test('the next opening or closing of a contest is made ready', async () => {
  const { changesAfter } = await planOf(spring, autumn);
  expect(await changesAfter('2026-11-18T10:00:00Z')).toEqual(['2027-03-15T08:00:00.000Z']);
  expect(await changesAfter('2027-03-15T08:00:00Z')).toEqual(['2027-03-31T21:59:59.000Z']);
  expect(await changesAfter('2027-04-05T21:59:59Z')).toEqual([]);
});

test('it stands among the other changes in order, and once', async () => {
  const shown = { from: '2027-02-01T07:00:00Z', until: '2027-03-31T21:59:59Z' };
  const { changesAfter } = await planOf(spring, { ...autumn, ...shown });
  expect(await changesAfter('2026-11-18T10:00:00Z')).toEqual([
    '2027-02-01T07:00:00.000Z',
    '2027-03-15T08:00:00.000Z',
    '2027-03-31T21:59:59.000Z',
  ]);
  expect(await changesAfter('2027-03-15T08:00:00Z')).toEqual(['2027-03-31T21:59:59.000Z']);
});

test('one is told of the first change that is not made ready, a contest’s too', async () => {
  const shown = { from: '2027-02-01T07:00:00Z', until: '2027-03-31T21:59:59Z' };
  const { notReadyAfter } = await planOf(spring, autumn);
  expect(await notReadyAfter('2026-11-18T10:00:00Z')).toBe('2027-03-31T21:59:59.000Z');
  expect(await notReadyAfter('2027-03-31T21:59:59Z')).toBeNull();
  const both = await planOf(spring, { ...autumn, ...shown });
  expect(await both.notReadyAfter('2026-11-18T10:00:00Z')).toBe('2027-04-05T21:59:59.000Z');
  expect(await both.notReadyAfter('2026-11-18T10:00:00Z', 2)).toBe('2027-03-31T21:59:59.000Z');
});
