import { expect, test } from 'vitest';
import type { Contest } from '@vitrine/domain/content/contest';
import { testContest } from '../testing/forms.ts';
import { contestsFrom } from './contests.ts';

/** Contests on show, and records of those that someone entered. */
function start(shown: Contest[], kept: unknown[]) {
  const written: string[] = [];
  const records = {
    keep: async (code: string, record: string) => void written.push(`${code} ${record}`),
    all: async () => kept,
  };
  return { written, contests: contestsFrom(async () => shown, records) };
}

const corail = testContest({ name: 'Corail d’aujourd’hui' });
const older = testContest({ name: 'Corail d’hier' });
const gone = testContest({ code: 'foot', name: 'Foot' });

test('a contest is known as it is on show, and as it was once it is gone', async () => {
  const { contests } = start([corail], [older, gone, { code: 'illisible' }]);
  expect((await contests.ever()).map(({ name }) => name)).toEqual([corail.name, 'Foot']);
  expect((await contests.known('corail'))?.name).toBe(corail.name);
  expect((await contests.known('foot'))?.name).toBe('Foot');
  expect(await contests.known('illisible')).toBeNull();
  // Only what is on show can be entered.
  expect((await contests.find('corail'))?.name).toBe(corail.name);
  expect(await contests.find('foot')).toBeNull();
});

test('a record is written once, and again when it changed', async () => {
  const { contests, written } = start([corail], []);
  await contests.keep(corail);
  await contests.keep(corail);
  await contests.keep(older);
  expect(written).toEqual([`corail ${JSON.stringify(corail)}`, `corail ${JSON.stringify(older)}`]);
});
