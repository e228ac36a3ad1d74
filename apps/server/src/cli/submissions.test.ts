import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import { statesOf } from '@vitrine/domain/forms/follow-up';
import { createMessages } from '../outbox/messages.ts';
import { newVarFolder } from '../testing/releases.ts';
import { newSqlite, withDatabase } from '../testing/stores.ts';
import { startTerminal } from '../testing/terminal.ts';
import { shownForms } from './shown-content.ts';
import { submissionsCommand } from './submissions.ts';

const now = new Date('2026-12-20T10:00:00Z');

/** A terminal and so many requests, a day after each other; what was asked of it is typed as one would. */
async function start(messages: string[] = []) {
  const options = await newSqlite();
  const started = await startTerminal(async () => options, now);
  const { store, time, terminal } = started;
  const references: string[] = [];
  for (const [index, message] of messages.entries()) {
    time.now = new Date(Date.UTC(2026, 10, 15 + index, 10));
    const payload = { ...sampleAnswers('rgpd', time.now), request: message };
    const { reference } = await store.submissions.accept('rgpd', payload, { key: `k${index}` });
    references.push(reference);
  }
  const type = (line: string) => submissionsCommand(line.split(' '), terminal);
  return { ...started, options, references, type };
}

test('the help names every state that a request may be given', async () => {
  const { type } = await start();
  await expect(type('help')).rejects.toThrow(statesOf('contact').join(', '));
  await expect(type('help')).rejects.toThrow(statesOf('account-deletion').join(', '));
});

test('what was sent is counted and listed where no release is on show', async () => {
  const { terminal, store, lines, references } = await start(['Bonjour']);
  await store.submissions.accept('corail', { email: 'zoe@exemple.fr' }, { key: 'entry' });
  const nothing = shownForms(await newVarFolder(), store.contestRecords);
  const type = (line: string) => submissionsCommand(line.split(' '), { ...terminal, ...nothing });
  await type('counts');
  expect(lines).toContainEqual(expect.stringMatching(/^rgpd: 1 /));
  expect(lines).toContainEqual(expect.stringMatching(/^corail: 1 /));
  lines.length = 0;
  await type('list rgpd');
  expect(lines).toEqual([expect.stringContaining(references[0] ?? '')]);
  // Its words are the release's.
  await expect(type(`show ${references[0]}`)).rejects.toThrow('no release on show');
});

describe('the list of a form', () => {
  test('has the newest first, twenty unless more or fewer are wanted', async () => {
    const { lines, references, type } = await start(Array.from({ length: 22 }, () => 'Bonjour'));
    await type('list rgpd');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(references.toReversed().slice(0, 20));
    lines.length = 0;
    await type('list rgpd --limit 22');
    expect(lines).toHaveLength(22);
    for (const limit of ['many', '0', '-1', '1.5'])
      await expect(type(`list rgpd --limit=${limit}`)).rejects.toThrow('Give --limit a number.');
  });

  test('finds what is late, or in a state, behind thousands that came since or are over; a search says where it ends', async () => {
    const { store, options, lines, references, type } = await start(['a', 'b']);
    const [late = '', answered = ''] = references;
    await store.followUps.add(answered, { state: 'answered', answer: 'Voici.' });
    const thousands =
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)';
    await withDatabase(options, async (execute) => {
      for (const [name, day] of Object.entries({ R: '2026-12-19', O: '2026-01-05' }))
        await execute(`${thousands}
          insert into submissions (reference, kind, idempotency_key, payload, digest, received_at)
          select '${name}' || i, 'rgpd', '${name} ' || i, '{}', '', '${day}T10:00:00.000Z' from n`);
      await execute(`${thousands} insert into follow_ups (id, reference, at, state)
        select 'F' || i, 'O' || i, '2026-01-06T10:00:00.000Z', 'closed' from n`);
    });
    await type('list rgpd --late');
    expect(lines[0]).toMatch(new RegExp(`^${late} .* LATE$`));
    lines.length = 0;
    await type('list rgpd --state answered');
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${answered} `))]);
    lines.length = 0;
    await type(`list rgpd --search ${late}`);
    expect(lines).toEqual(['Looked at 5000: there may be others. An export has them all.']);
  });

  test('says what is late, and shows that alone, or one state alone, if asked', async () => {
    const { store, lines, references, type } = await start(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const [first = '', second = ''] = references;
    await store.followUps.add(first, { state: 'in-progress' });
    await store.followUps.add(first, { state: 'answered', answer: 'Voici.' });
    await type('list rgpd --late');
    // A month after: the first is answered, the last two have days left.
    expect(lines.map((line) => line.split('  ')[0])).toEqual(references.slice(1, 5).toReversed());
    expect(lines.at(-1)).toBe(
      `${second}  2026-11-16T10:00:00.000Z  received  due 2026-12-16T10:00:00.000Z  LATE`,
    );
    lines.length = 0;
    await type('list rgpd --state answered');
    expect(lines).toEqual([
      `${first}  2026-11-15T10:00:00.000Z  answered  due 2026-12-15T10:00:00.000Z`,
    ]);
    await expect(type('list rgpd --state lost')).rejects.toThrow('Which state? One of received,');
    expect(await store.audit.list()).toEqual([]);
  });

  test('is searched by reference and by what was written, which is in the audit without its words', async () => {
    const { store, lines, references, type } = await start(['Ma FACTURE', 'Autre chose']);
    await type('list rgpd --search facture');
    await type(`list rgpd --search ${references[1]}`);
    await type('list rgpd --search rien');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(references);
    expect(await store.audit.list()).toMatchObject(
      [1, 1, 0].map((found) => ({
        actor: 'claire',
        action: 'search',
        detail: { form: 'rgpd', found },
      })),
    );
  });
});

describe('one request', () => {
  test('is shown with what was sent and what became of it, and that it was read is kept', async () => {
    const { store, lines, references, type } = await start(['Bonjour']);
    const [reference = ''] = references;
    // As its sender may have dictated it.
    await type(`show ${reference.toLowerCase().replace('-', '')}`);
    expect(lines[0]).toBe(`${reference}  rgpd  2026-11-15T10:00:00.000Z  received`);
    expect(lines[1]).toBe('due 2026-12-15T10:00:00.000Z');
    expect(lines.find((line) => line.endsWith(': elodie.noel@exemple.fr'))).toMatch(/e-mail/i);
    await store.followUps.add(reference, { state: 'in-progress' });
    await store.followUps.add(reference, { state: 'answered', answer: 'Voici.' });
    await store.followUps.add(reference, { state: 'closed' });
    lines.length = 0;
    await type(`show ${reference}`);
    expect(lines[0]).toMatch(/ {2}closed$/);
    expect(lines.slice(-3)).toEqual([
      '2026-11-15T10:00:00.000Z  in-progress',
      '2026-11-15T10:00:00.000Z  answered\nVoici.',
      '2026-11-15T10:00:00.000Z  closed',
    ]);
    expect(await store.audit.list()).toMatchObject([
      { action: 'show', detail: { reference } },
      { action: 'show' },
    ]);
  });

  test('is named by its reference: without one, which is asked', async () => {
    const { type } = await start(['Bonjour']);
    await expect(type('show')).rejects.toThrow(
      'Which request? Give the reference of one that is kept.',
    );
  });

  test('whose state changes is in the audit with its new state', async () => {
    const { store, references, type } = await start(['Bonjour']);
    const [reference = ''] = references;
    await type(`state ${reference} in-progress`);
    expect(await store.audit.list()).toMatchObject([
      { actor: 'claire', action: 'state', detail: { reference, state: 'in-progress' } },
    ]);
  });

  test('without a deadline shows none', async () => {
    const { store, terminal, lines } = await start();
    const { reference } = await store.submissions.accept('corail', {}, { key: 'k' });
    await submissionsCommand(['show', reference], terminal);
    expect(lines.some((line) => line.startsWith('due'))).toBe(false);
    await submissionsCommand(['list', 'corail'], terminal);
    expect(lines.at(-1)).toMatch(/ {2}received$/);
  });

  test('of someone who stayed unknown is answered to nobody, and says so', async () => {
    const { store, lines, folder, type } = await start();
    const { reference } = await store.submissions.accept(
      'abuse',
      { anonymous: true },
      { key: 'k' },
    );
    await writeFile(join(folder, 'answer.txt'), 'Retiré.');
    await type(`answer ${reference} --from ${join(folder, 'answer.txt')}`);
    expect(lines).toEqual([
      `${reference} is answered: nobody can read it, its sender stayed unknown`,
    ]);
  });

  test('is answered with words, from a file, and says whether they leave by e-mail', async () => {
    const { store, terminal, lines, folder, references, type } = await start(['Bonjour']);
    const [reference = ''] = references;
    const file = join(folder, 'answer.txt');
    await expect(type(`answer ${reference}`)).rejects.toThrow('Answer with what? Add --from');
    await writeFile(file, ' \r\n ');
    await expect(type(`answer ${reference} --from ${file}`)).rejects.toThrow(
      'The answer is empty.',
    );
    for (const encoding of ['utf16le', 'latin1'] as const) {
      await writeFile(file, Buffer.from('Un mot écrit ailleurs.', encoding));
      await expect(type(`answer ${reference} --from ${file}`)).rejects.toThrow('no text in UTF-8');
    }
    expect(await store.followUps.of(reference)).toEqual([]);
    await writeFile(file, '\r\nBonjour,\r\nvoici.\r\n');
    await type(`answer ${reference} --from ${file}`);
    expect(lines).toEqual([`${reference} is answered, an e-mail leaves`]);
    expect(await store.followUps.of(reference)).toMatchObject([{ answer: 'Bonjour,\nvoici.' }]);
    const silent = { ...terminal, messages: createMessages({ mail: false, partner: false }) };
    await submissionsCommand(['answer', reference, '--from', file], silent);
    expect(lines.at(-1)).toBe(`${reference} is answered: only the follow-up shows it`);
    expect((await store.audit.list()).map(({ detail }) => detail)).toEqual([
      { reference, byMail: true },
      { reference, byMail: false },
    ]);
  });

  test('to delete an account stays confirmed, though its owner did it while it was answered', async () => {
    const { store, terminal, folder, time } = await start();
    const payload = sampleAnswers('account-deletion', time.now);
    const { reference } = await store.submissions.accept('account-deletion', payload, { key: 'k' });
    const file = join(folder, 'answer.txt');
    await writeFile(file, 'Un mot.');
    const add: typeof store.followUps.add = async (named, step) => {
      await store.followUps.add(named, { state: 'confirmed' });
      return store.followUps.add(named, step);
    };
    const followUps = { ...store.followUps, add };
    await submissionsCommand(['answer', reference, '--from', file], {
      ...terminal,
      store: { ...store, followUps },
    });
    expect(await store.followUps.of(reference)).toMatchObject([
      { state: 'confirmed', answer: null },
      { state: 'confirmed', answer: 'Un mot.' },
    ]);
  });

  test('to delete an account goes on where it was when it is answered on the way', async () => {
    const { store, terminal, folder, time, type } = await start();
    const payload = sampleAnswers('account-deletion', time.now);
    const { reference } = await store.submissions.accept('account-deletion', payload, { key: 'k' });
    const file = join(folder, 'answer.txt');
    await writeFile(file, 'Un mot.');
    await type(`answer ${reference} --from ${file}`);
    await store.followUps.add(reference, { state: 'confirmed' });
    await store.followUps.add(reference, { state: 'in-progress' });
    await type(`answer ${reference} --from ${file}`);
    expect((await store.followUps.of(reference)).map(({ state }) => state)).toEqual([
      'received',
      'confirmed',
      'in-progress',
      'in-progress',
    ]);
    // Closing it deletes nothing: that needs no word of its owner; nor does one whom no e-mail reaches.
    const unsure = await store.submissions.accept('account-deletion', payload, { key: 'm' });
    await expect(type(`state ${unsure.reference} in-progress`)).rejects.toThrow('not confirmed');
    await type(`state ${unsure.reference} closed`);
    await type(`state ${reference} closed`);
    await expect(type(`state ${reference} in-progress`)).rejects.toThrow(
      `${reference} cannot become in-progress: it was not confirmed, or is over. Look with show.`,
    );
    const other = await store.submissions.accept('account-deletion', payload, { key: 'l' });
    const silent = { ...terminal, messages: createMessages({ mail: false, partner: false }) };
    await submissionsCommand(['state', other.reference, 'done'], silent);
    expect(await store.followUps.of(other.reference)).toMatchObject([{ state: 'done' }]);
    // What its owner took back stays so, whoever asks.
    const cancelled = await store.submissions.accept('account-deletion', payload, { key: 'n' });
    await store.followUps.add(cancelled.reference, { state: 'cancelled' });
    await expect(
      submissionsCommand(['state', cancelled.reference, 'done'], silent),
    ).rejects.toThrow('or is over');
  });
});

describe('all requests', () => {
  test('are exported one a line, for their owner’s eyes, and counted', async () => {
    const { store, lines, folder, references, type } = await start(['Un', 'Deux']);
    const file = join(folder, 'rgpd.csv');
    await expect(type('export rgpd')).rejects.toThrow(
      'Export where? Add --to <file.csv or folder>.',
    );
    await type(`export rgpd --to ${file}`);
    const [head = '', ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    expect(head.startsWith('\ufeffreference;receivedAt;')).toBe(true);
    expect(rows.map((row) => row.split(';')[0])).toEqual(references.toSorted());
    expect(rows.join('\n')).toMatch(/;Deux/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines).toEqual([`2 rows in ${file}`]);
    expect(await store.audit.list()).toMatchObject([
      { action: 'export', detail: { form: 'rgpd', rows: 2 } },
    ]);
  });

  test('are exported with what became of them, from which delays are told', async () => {
    const { store, folder, references, time, type } = await start(['Un', 'Deux']);
    const [first = ''] = references;
    time.now = new Date('2026-11-17T08:00:00Z');
    await store.followUps.add(first, { state: 'in-progress' });
    time.now = new Date('2026-11-18T08:00:00Z');
    await store.followUps.add(first, { state: 'answered', answer: 'Voici.' });
    time.now = new Date('2026-11-19T08:00:00Z');
    await store.followUps.add(first, { state: 'closed' });
    const file = join(folder, 'rgpd.csv');
    await type(`export rgpd --to ${file}`);
    const [head = '', ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    expect(head).toMatch(/^\ufeffreference;receivedAt;.*;state;answeredAt$/);
    const lives = rows
      .map((row) => [row.split(';')[1], ...row.split(';').slice(-2)].join(' '))
      .toSorted();
    expect(lives).toEqual([
      '2026-11-15T10:00:00.000Z closed 2026-11-18T08:00:00.000Z',
      '2026-11-16T10:00:00.000Z received ',
    ]);
  });

  test('of a contest whose form is gone are exported by their references', async () => {
    const { store, folder, type } = await start();
    const { reference } = await store.submissions.accept('ancien', { size: '39' }, { key: 'k' });
    const file = join(folder, 'ancien.csv');
    await type(`export ancien --to ${file}`);
    expect(await readFile(file, 'utf8')).toBe(
      `\ufeffreference;receivedAt\r\n${reference};2026-11-15T10:00:00.000Z\r\n`,
    );
  });

  test('past their retention go, unless there is a doubt, which is said and kept', async () => {
    const { store, lines, time, type } = await start(['Bonjour']);
    time.now = new Date('2040-01-01T00:00:00Z');
    await expect(type('purge')).rejects.toThrow(
      /^Nothing deleted: the clock says 2040-01-01T00:00:00.000Z, .*\. If that is right, add --confirm\.$/,
    );
    await type('purge --confirm');
    expect(lines).toEqual(['1 deleted']);
    expect((await store.audit.list()).map(({ action, detail }) => [action, detail])).toMatchObject([
      ['purge', { confirmed: false, applied: false }],
      ['purge', { confirmed: true, applied: true, submissions: 1 }],
    ]);
  });

  test('have messages that wait, or were given up, which one may revive', async () => {
    const { store, lines, type } = await start();
    await type('backlog');
    await store.outbox.add([{ id: 'a', topic: 'mail', payload: {} }]);
    await store.outbox.failed('a', 'no such mailbox', null);
    await type('backlog');
    await type('backlog --revive');
    expect(lines).toEqual([
      '0 waiting, 0 abandoned',
      '0 waiting, 1 abandoned',
      '1 revived',
      '1 waiting since 2026-11-15T10:00:00.000Z, 0 abandoned',
    ]);
    lines.length = 0;
    await type('audit');
    expect(lines).toEqual(['2026-11-15T10:00:00.000Z  claire  revive  {"revived":1}']);
  });
});
