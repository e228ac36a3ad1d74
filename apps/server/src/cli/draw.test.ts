import { hash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerKey } from '@vitrine/domain/forms/contest';
import { createMessages } from '../outbox/messages.ts';
import { testContest, testForms } from '../testing/forms.ts';
import { newVarFolder } from '../testing/releases.ts';
import { newSqlite, withDatabase } from '../testing/stores.ts';
import { enter, startTerminal } from '../testing/terminal.ts';
import { drawCommand } from './draw.ts';
import { shownForms } from './shown-content.ts';

const seed = 'ab'.repeat(32);

describe('the commands of a draw', () => {
  test('say how they are used', async () => {
    const { terminal, lines } = await startTerminal(newSqlite);
    for (const [args, reason] of [
      ['fly', 'npm run draw -- <command>'],
      ['freeze nothing', 'Which contest?'],
      ['verify', 'Verify what? Add --record <file>.'],
      ['winners corail', 'Write them where? Add --to <file.csv>.'],
      ['replace corail', 'corail has not been drawn yet.'],
      ['run corail', 'The list of corail is not frozen yet.'],
      // The seal of nothing: an answer of signs alone would match it.
      ['answer', 'Which answer? Give its text.'],
      ['answer la mer', 'Put the whole answer between quotes.'],
    ] as const)
      await expect(drawCommand(args.split(' '), terminal)).rejects.toThrow(reason);
    const nowhere = shownForms(await newVarFolder(), terminal.store.contestRecords);
    await expect(drawCommand(['freeze'], { ...terminal, ...nowhere })).rejects.toThrow(
      'No contest is on show, and none has entries.',
    );
    await drawCommand(['answer', ' Corail ! '], terminal);
    expect(lines).toEqual([hash('sha256', answerKey(' Corail ! '))]);
  });

  test('freeze from a minute after the closing on, what came before it', async () => {
    const early = await startTerminal(newSqlite, new Date('2026-12-01T00:00:59.999Z'));
    await expect(drawCommand(['freeze', 'corail'], early.terminal)).rejects.toThrow(
      'corail closes at 2026-12-01T00:00:00Z: freeze it a minute later.',
    );
    const { terminal, store, lines, folder, time } = await startTerminal(
      newSqlite,
      new Date('2026-12-01T00:01:00.000Z'),
    );
    await enter(store, 2);
    for (const [key, at] of [
      ['last', '2026-11-30T23:59:59.999Z'],
      ['late', '2026-12-01T00:00:00.000Z'],
    ] as const) {
      time.now = new Date(at);
      await store.submissions.accept('corail', {}, { key });
    }
    await drawCommand(['status', 'corail'], terminal);
    await drawCommand(['freeze', 'corail'], terminal);
    const file = join(folder, 'draws', 'corail.list.txt');
    const list = await readFile(file, 'utf8');
    const draw = await store.draws.find('corail');

    expect(list).toMatch(/^(\w{4}-\w{4}\n){3}$/);
    expect(draw).toMatchObject({ entries: 3, listHash: hash('sha256', list), result: null });
    await drawCommand(['status', 'corail'], terminal);
    expect(lines).toEqual([
      'corail: 4 entries stored',
      'not frozen',
      `3 entries frozen in ${file}`,
      `The contest's page shows its hash from now on: ${draw?.listHash}`,
      'corail: 4 entries stored',
      `frozen at ${draw?.frozenAt}: 3 entries, hash ${draw?.listHash}`,
      'not drawn',
    ]);
    expect(await store.audit.list()).toMatchObject([
      { actor: 'claire', action: 'freeze', detail: { contest: 'corail', entries: 3 } },
    ]);
  });

  test('a list of many pieces is hashed, kept, drawn and proven whole', async () => {
    const options = await newSqlite();
    const { terminal, store, lines, folder } = await startTerminal(async () => options);
    await withDatabase(options, (execute) =>
      execute(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 15000)
        insert into submissions (reference, kind, idempotency_key, payload, digest, received_at)
        select 'R' || (100000 + i), 'corail', 'key ' || i, '{}', '', '2026-11-15T10:00:00.000Z'
        from n`),
    );
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail', '--seed', seed], terminal);
    const draws = join(folder, 'draws');
    const list = await readFile(join(draws, 'corail.list.txt'), 'utf8');
    const ranked = list
      .trimEnd()
      .split('\n')
      .map((reference) => [hash('sha256', `${seed}\n${reference}`), reference] as const)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([, reference]) => reference);
    const result = (await store.draws.find('corail'))?.result;
    const entered = Array.from({ length: 15_000 }, (_, index) => `R${100_001 + index}\n`);
    expect(list).toBe(entered.join(''));
    expect(result).toMatchObject({
      entries: 15_000,
      seed,
      rulesVersion: 1,
      closesAt: '2026-12-01T00:00:00Z',
      winners: ranked.slice(0, 3),
      substitutes: ranked.slice(3, 5),
    });
    let kept = '';
    for await (const piece of store.draws.list('corail')) kept += piece;
    expect(kept).toBe(list);

    await drawCommand(['verify', '--record', join(draws, 'corail.record.json')], terminal);
    expect(lines.slice(2)).toEqual([
      '3 winners and 2 substitutes',
      `The contest's page shows it from now on. Copies: ${join(draws, 'corail.record.json')}, ${join(draws, 'corail.list.txt')}`,
      'same: the list is the one that was published',
      'same: the number of entries',
      'same: the winners, in order',
      'same: the substitutes, in order',
      'same: what each winner gets',
      'same: what each substitute waits for',
    ]);
    expect((await store.audit.list()).at(-1)).toMatchObject({
      action: 'draw',
      detail: { contest: 'corail', seed, winners: 3, again: false },
    });
    for (const again of [[], ['--seed', seed]]) {
      await drawCommand(['run', 'corail', ...again], terminal);
      expect((await store.audit.list()).at(-1)).toMatchObject({ detail: { seed, again: true } });
    }
    await expect(drawCommand(['freeze', 'corail'], terminal)).rejects.toThrow(
      'The list of corail is already frozen.',
    );
  });

  test('a list that was frozen on another machine is drawn from the store, and copied here', async () => {
    const { terminal, store, lines, folder } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    const drawsFolder = join(folder, 'elsewhere');
    await drawCommand(['run', 'corail'], { ...terminal, drawsFolder });
    const [here, there] = await Promise.all(
      [terminal.drawsFolder, drawsFolder].map((of) =>
        readFile(join(of, 'corail.list.txt'), 'utf8'),
      ),
    );
    expect(there).toBe(here);
    const record = join(drawsFolder, 'corail.record.json');
    await drawCommand(['verify', '--record', record], { ...terminal, drawsFolder });
    expect(lines.filter((line) => line.startsWith('same'))).toHaveLength(6);
  });

  test('a draw done again by other rules than those it was drawn by is not believed', async () => {
    const { terminal, store, folder } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const record = join(folder, 'draws', 'corail.record.json');
    const before = await readFile(record, 'utf8');
    const other = { ...terminal, ...testForms([testContest({ winners: 4 })]) };
    await expect(drawCommand(['run', 'corail'], other)).rejects.toThrow(
      'This draw differs from the recorded one.',
    );
    expect(await readFile(record, 'utf8')).toBe(before);
  });

  test('of a contest whose rules are nowhere any more is not made', async () => {
    const { terminal, store } = await startTerminal(newSqlite);
    await store.submissions.accept('ancien', {}, { key: 'k' });
    await expect(drawCommand(['freeze', 'ancien'], terminal)).rejects.toThrow(
      'The rules of ancien are nowhere: not on show, not in the store.',
    );
  });

  test('a winner is replaced by a reference as people copy it', async () => {
    const { terminal, store, lines } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const [first = ''] = (await store.draws.find('corail'))?.result?.winners ?? [];
    const copied = first.toLowerCase().replace('-', '');
    await drawCommand(['replace', 'corail', copied, '--declined'], terminal);
    expect(lines).toContain(`${first} is replaced`);
  });

  test('a winner is not replaced where no e-mail leaves to who stands in', async () => {
    const { terminal, store } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    await drawCommand(['tell', 'corail'], terminal);
    const [first = ''] = (await store.draws.find('corail'))?.result?.winners ?? [];
    const silent = { ...terminal, messages: createMessages({ mail: false, partner: false }) };
    await expect(drawCommand(['replace', 'corail', first, '--declined'], silent)).rejects.toThrow(
      'No e-mail leaves from here: set SMTP_URL.',
    );
    expect(await store.followUps.of(first)).toMatchObject([{ state: 'told' }]);
    expect((await store.audit.list()).at(-1)).toMatchObject({ action: 'tell' });
  });

  test('the winners’ file says who was replaced, and by whom', async () => {
    const { terminal, store, lines, folder } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const [first = ''] = (await store.draws.find('corail'))?.result?.winners ?? [];
    await store.followUps.add(first, { state: 'lapsed' });
    const file = join(folder, 'winners.csv');
    await drawCommand(['winners', 'corail', '--to', file], terminal);
    expect(lines.at(-1)).toBe(`5 in ${file}`);
    const rows = (await readFile(file, 'utf8')).trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(';').slice(0, 3).join(' '))).toEqual([
      '1 gagnant remplacé',
      '2 gagnant à prévenir',
      '3 gagnant à prévenir',
      '4 suppléant à prévenir',
      '5 suppléant en attente',
    ]);
  });

  test('each thing that differs from the record is named, and only that', async () => {
    const { terminal, store, lines, folder } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const file = join(folder, 'draws', 'corail.record.json');
    const text = await readFile(file, 'utf8');
    expect(text.endsWith('}\n')).toBe(true);
    const record = JSON.parse(text) as { winners: string[]; substitutes: string[] };
    const touchedBy = async (changes: object) => {
      await writeFile(file, JSON.stringify({ ...record, ...changes }));
      lines.length = 0;
      await expect(drawCommand(['verify', '--record', file], terminal)).rejects.toThrow(
        'The record does not hold.',
      );
      return lines.filter((line) => line.startsWith('DIFFERENT'));
    };
    expect(await touchedBy({ listSha256: 'x' })).toEqual([
      'DIFFERENT: the list is the one that was published',
    ]);
    expect(await touchedBy({ entries: 9 })).toEqual(['DIFFERENT: the number of entries']);
    expect(await touchedBy({ winners: record.winners.toReversed() })).toEqual([
      'DIFFERENT: the winners, in order',
    ]);
    expect(await touchedBy({ substitutes: record.substitutes.toReversed() })).toEqual([
      'DIFFERENT: the substitutes, in order',
    ]);
    // A list without its last line end is the same entries, and another file.
    await writeFile(file, text);
    const list = join(folder, 'draws', 'corail.list.txt');
    const bare = join(folder, 'bare.txt');
    await writeFile(bare, (await readFile(list, 'utf8')).trimEnd());
    lines.length = 0;
    await expect(
      drawCommand(['verify', '--record', file, '--list', bare], terminal),
    ).rejects.toThrow('does not hold');
    expect(lines.filter((line) => line.startsWith('DIFFERENT'))).toEqual([
      'DIFFERENT: the list is the one that was published',
    ]);
  });

  test('the winners’ file says who they are, for its owner alone, and who is erased', async () => {
    const { terminal, store, lines, folder } = await startTerminal(newSqlite);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const { winners = [], substitutes = [] } = (await store.draws.find('corail'))?.result ?? {};
    await store.submissions.erase(substitutes[1] ?? '');
    const file = join(folder, 'winners.csv');
    await drawCommand(['winners', 'corail', '--to', file], terminal);
    const text = await readFile(file, 'utf8');
    const [head = '', first = ''] = text.split('\r\n');
    const entry = (await store.submissions.find(winners[0] ?? ''))?.payload as { email: string };
    expect(head).toMatch(
      /^\ufeffrang;rôle;avancement;référence;prénom;nom;e-mail;téléphone;.*Votre pointure$/,
    );
    expect(first.startsWith(`1;gagnant;à prévenir;${winners[0]};`)).toBe(true);
    expect(first).toContain(`;${entry.email};`);
    expect(text).toContain(`\r\n4;suppléant;en attente;${substitutes[0]};`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines.at(-1)).toBe(`4 in ${file}, 1 erased since`);
    expect((await store.audit.list()).at(-1)).toMatchObject({
      action: 'winners',
      detail: { contest: 'corail' },
    });
    await expect(drawCommand(['winners', 'corail', '--to', file], terminal)).rejects.toThrow(
      'EEXIST',
    );
    const { result } = (await store.draws.find('corail')) ?? {};
    await drawCommand(['status', 'corail'], terminal);
    expect(lines.slice(-3)).toEqual([
      `drawn at ${result?.drawnAt}, seed ${result?.seed}`,
      '3 winners to tell before 2026-11-22T10:00:00.000Z',
      '0 have confirmed, 0 did not in time',
    ]);
  });
});
