import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { sampleEntry } from '@vitrine/domain/forms/sample-answers.fixture';
import type { PublishedDraw } from '@vitrine/domain/forms/published-draw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { drawCommand } from '../cli/draw.ts';
import type { Terminal } from '../cli/cli.ts';
import { createMessages } from '../outbox/messages.ts';
import { startApp } from '../testing/app.ts';
import { formsNow, formsSite, stateRenderer, testContest, testForms } from '../testing/forms.ts';
import { openTestStore, stores } from '../testing/stores.ts';

const contest = testContest({
  code: 'foot',
  winners: 10,
  substitutes: 3,
  prizes: [
    { value: 'places', count: 5 },
    { value: 'maillot', count: 5 },
  ],
});

describe.each(stores)('the draw of a contest with two prizes on %s', (_name, newStore) => {
  async function start() {
    const store = await openTestStore(newStore, { clock: () => formsNow });
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-draw-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { app } = await startApp({
      files: formsSite([contest]),
      store,
      renderer: stateRenderer,
      clock: () => formsNow,
    });
    // Nearly everyone would rather have the same.
    for (let index = 0; index < 30; index += 1)
      await store.submissions.accept(
        'foot',
        { ...sampleEntry(contest), prize: index < 2 ? 'maillot' : 'places' },
        { key: `k${index}` },
      );
    const terminal: Terminal = {
      store,
      print: () => undefined,
      actor: 'claire',
      clock: () => new Date('2026-12-02T00:00:00Z'),
      drawsFolder: join(folder, 'draws'),
      messages: createMessages({ mail: false, partner: false }),
      ...testForms([contest]),
    };
    const get = (path: string) => app.inject({ url: `/api/contest/free-foot/${path}` });
    const draw = async () =>
      ((await get('draw.json')).json() as { draw: PublishedDraw | null }).draw;
    return { terminal, folder, get, draw };
  }

  test('publishes the hash at freezing and the result at the draw; anyone can do it again', async () => {
    const { terminal, folder, get, draw } = await start();
    expect(await draw()).toBeNull();
    expect((await get('draw/list.txt')).statusCode).toBe(404);

    await drawCommand(['freeze', 'foot'], terminal);
    const frozen = await draw();
    expect(frozen).toMatchObject({ entries: 30, result: null });
    const list = (await get('draw/list.txt')).body;
    expect(hash('sha256', list)).toBe(frozen?.listSha256);
    expect(list.split('\n')[0]).toMatch(/^\w{4}-\w{4} (places|maillot)$/);
    expect((await get('draw/record.json')).statusCode).toBe(404);

    await drawCommand(['run', 'foot'], terminal);
    const drawn = await draw();
    expect(drawn?.listSha256).toBe(frozen?.listSha256);
    expect(drawn?.result?.winners).toHaveLength(10);
    expect(drawn?.result?.substitutes).toHaveLength(2);
    const record = await get('draw/record.json');
    // Two shirts as they were chosen, three to the best of the others; substitutes chose what they wait for.
    expect(drawn?.result?.winners.at(5)).toMatchObject({ prize: 'Un maillot floqué' });
    const choiceOf = new Map(list.split('\n').map((line) => line.split(' ') as [string, string]));
    const shirts = drawn?.result?.winners.slice(5) ?? [];
    expect(shirts.filter(({ reference }) => choiceOf.get(reference) === 'maillot')).toHaveLength(2);
    const { prizes } = record.json() as { prizes: { ofWinners: string[] } };
    expect(prizes.ofWinners.filter((prize) => prize === 'places')).toHaveLength(5);
    expect(prizes.ofWinners.filter((prize) => prize === 'maillot')).toHaveLength(5);

    const winners = join(folder, 'winners.csv');
    await drawCommand(['winners', 'foot', '--to', winners], terminal);
    const [head = '', ...rows] = (await readFile(winners, 'utf8')).trimEnd().split('\r\n');
    expect(head.split(';').at(-1)).toBe('lot attribué');
    expect(rows.slice(5, 10).every((row) => row.endsWith(';Un maillot floqué'))).toBe(true);
    expect(rows.slice(0, 5).some((row) => row.endsWith(';Un maillot floqué'))).toBe(false);
    expect(rows).toHaveLength(12);

    // With what is published, and nothing else.
    const files = { record: join(folder, 'record.json'), list: join(folder, 'list.txt') };
    await writeFile(files.record, record.body);
    await writeFile(files.list, list);
    const said: string[] = [];
    const verify = () =>
      drawCommand(['verify', '--record', files.record, '--list', files.list], {
        ...terminal,
        print: (line) => said.push(line),
      });
    await verify();
    expect(said).toContain('same: what each winner gets');
    expect(said).toContain('same: what each substitute waits for');
    const [before = '', after = ''] = record.body.split('"ofWinners"');
    const touched = after.replace('"maillot"', '"places"');
    await writeFile(files.record, `${before}"ofWinners"${touched}`);
    await expect(verify()).rejects.toThrow('does not hold');
  });

  test('is shown on the contest’s page, or that there is none yet', async () => {
    const { terminal, get } = await start();
    expect(JSON.parse((await get('draw')).body)).toMatchObject({ draw: null });
    await drawCommand(['freeze', 'foot'], terminal);
    const { body } = await get('draw');
    expect(JSON.parse(body)).toMatchObject({
      path: expect.stringContaining('foot'),
      draw: { entries: 30, listHref: '/api/contest/free-foot/draw/list.txt', result: null },
    });
  });
});
