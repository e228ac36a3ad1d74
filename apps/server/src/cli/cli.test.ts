import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import { formsSite, testContest } from '../testing/forms.ts';
import { newVarFolder, publish } from '../testing/releases.ts';
import { createMessages } from '../outbox/messages.ts';
import { newSqlite, type NewStoreOptions, openTestStore, stores } from '../testing/stores.ts';
import { afterClosing, enter, startTerminal } from '../testing/terminal.ts';
import { drawCommand } from './draw.ts';
import { shownForms } from './shown-content.ts';
import { submissionsCommand } from './submissions.ts';

describe.each(stores)('the draw on %s', (_name, newStore) => {
  test('is frozen, drawn, recorded, and done again to the same result', async () => {
    const { terminal, store, lines, folder, time } = await startTerminal(newStore);
    await enter(store, 25);
    time.now = new Date('2026-12-01T00:00:00.001Z');
    await store.submissions.accept('corail', { late: true }, { key: 'late' });

    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);

    const file = join(folder, 'draws', 'corail.record.json');
    const record = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    expect(record).toMatchObject({ contest: 'corail', entries: 25, rulesVersion: 1 });
    expect(record['winners']).toHaveLength(3);
    expect(record['substitutes']).toHaveLength(2);

    await drawCommand(['run', 'corail'], terminal);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(record);
    await drawCommand(['verify', '--record', file], terminal);
    expect(lines.slice(-4).every((line) => line.startsWith('same:'))).toBe(true);
    expect((await store.audit.list()).map(({ action }) => action)).toEqual([
      'freeze',
      'draw',
      'draw',
    ]);
  });

  test('a list or a record that was touched is found out', async () => {
    const { terminal, store, lines, folder } = await startTerminal(newStore);
    await enter(store, 10);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const record = join(folder, 'draws', 'corail.record.json');
    const list = join(folder, 'draws', 'corail.list.txt');

    const [first = '', ...others] = (await readFile(list, 'utf8')).split('\n');
    await writeFile(list, [`ZZZZ-${first.slice(5)}`, ...others].join('\n'));
    await expect(drawCommand(['verify', '--record', record], terminal)).rejects.toThrow(
      'does not hold',
    );
    expect(lines).toContain('DIFFERENT: the list is the one that was published');
    await expect(drawCommand(['run', 'corail'], terminal)).rejects.toThrow('not the list');
  });

  test('a draw cannot be had again with a luckier seed, nor a list frozen twice', async () => {
    const { terminal, store } = await startTerminal(newStore);
    await enter(store, 5);
    await expect(drawCommand(['run', 'corail'], terminal)).rejects.toThrow('not frozen');
    await drawCommand(['freeze', 'corail'], terminal);
    await expect(drawCommand(['freeze', 'corail'], terminal)).rejects.toThrow('already frozen');
    await drawCommand(['run', 'corail', '--seed', 'ab'.repeat(32)], terminal);

    await expect(
      drawCommand(['run', 'corail', '--seed', 'cd'.repeat(32)], terminal),
    ).rejects.toThrow('another seed');
  });

  test('an open contest cannot be frozen', async () => {
    const { terminal } = await startTerminal(newStore, new Date('2026-12-01T00:00:30Z'));
    await expect(drawCommand(['freeze', 'corail'], terminal)).rejects.toThrow('closes at');
  });

  test('the winners are written for those who write to them, best rank first', async () => {
    const { terminal, store, folder } = await startTerminal(newStore);
    await enter(store, 8);
    await drawCommand(['freeze', 'corail'], terminal);
    await drawCommand(['run', 'corail'], terminal);
    const file = join(folder, 'winners.csv');
    await drawCommand(['winners', 'corail', '--to', file], terminal);

    const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(';').slice(0, 2).join(' '))).toEqual([
      '\ufeffrang rôle',
      '1 gagnant',
      '2 gagnant',
      '3 gagnant',
      '4 suppléant',
      '5 suppléant',
    ]);
    // The prize in their size: what this contest asks goes with its winners.
    expect(lines.map((line) => line.split(';').at(-1))).toEqual([
      'Votre pointure',
      ...Array.from({ length: 5 }, () => '39'),
    ]);
  });
});

test('a draw follows the rules of the release on show, not those being written', async () => {
  const varFolder = await newVarFolder();
  const { contestRecords } = await openTestStore(newSqlite);
  const shown = () => shownForms(varFolder, contestRecords).contests.all();
  await expect(shown()).rejects.toThrow('no release on show');
  await publish(varFolder, formsSite([testContest({ closesAt: '2031-01-01T00:00:00Z' })]));
  expect(await shown()).toMatchObject([{ code: 'corail', closesAt: '2031-01-01T00:00:00Z' }]);
});

describe.each(stores)('what operators do with submissions on %s', (_name, newStore) => {
  test('an export is safe to open in a spreadsheet and never overwrites', async () => {
    const { terminal, store, folder } = await startTerminal(newStore);
    const message = '=HYPERLINK("http://x";"y")\nsuite';
    await store.submissions.accept(
      'contact',
      { ...sampleAnswers('contact', afterClosing), message },
      { key: 'a' },
    );
    const file = join(folder, 'contact.csv');

    await submissionsCommand(['export', 'contact', '--to', file], terminal);

    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\ufeffreference;receivedAt;audience;topic;')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"")\nsuite"`);
    await expect(submissionsCommand(['export', 'contact', '--to', file], terminal)).rejects.toThrow(
      'EEXIST',
    );
  });

  test('one person is erased everywhere, once confirmed, and the log does not name them', async () => {
    const { terminal, store, lines } = await startTerminal(newStore);
    await enter(store, 3);
    for (const [index, email] of ['Visiteur1+jeu@exemple.fr', 'autre@exemple.fr'].entries())
      await store.submissions.accept(
        'contact',
        { ...sampleAnswers('contact', afterClosing), email },
        { key: `c${index}` },
      );

    await submissionsCommand(['erase', 'visiteur1@exemple.fr'], terminal);
    expect(lines.at(-1)).toMatch(/^2 found\. Nothing erased/);
    expect(await store.submissions.count('corail')).toBe(3);

    await submissionsCommand(['erase', 'visiteur1@exemple.fr', '--confirm'], terminal);
    expect(await store.submissions.count('corail')).toBe(2);
    expect(await store.submissions.count('contact')).toBe(1);
    expect(JSON.stringify(await store.audit.list())).not.toContain('visiteur1');
    // Forgotten: they may enter again.
    await store.submissions.accept('corail', {}, { key: 'again', identities: ['mail:1'] });
  });

  test('legal proof is kept when one is erased, and said, unless it is asked for', async () => {
    const { terminal, store, lines } = await startTerminal(newStore);
    for (const form of ['contact', 'termination'] as const)
      await store.submissions.accept(form, sampleAnswers(form, afterClosing), { key: form });
    await submissionsCommand(['erase', 'elodie.noel@exemple.fr', '--confirm'], terminal);
    expect(await store.submissions.count('contact')).toBe(0);
    expect(await store.submissions.count('termination')).toBe(1);
    expect(lines.at(-2)).toMatch(/^kept termination \S+: legal proof for 1825 days/);
    expect(lines.at(-1)).toBe('1 erased, 1 kept as legal proof');
    await submissionsCommand(['erase', 'elodie.noel@exemple.fr', '--proof', '--confirm'], terminal);
    expect(await store.submissions.count('termination')).toBe(0);
    expect((await store.audit.list()).map(({ action }) => action)).toEqual(['erase', 'erase']);
  });

  test('everything about one person is exported, found by a mailbox, a reference or a name', async () => {
    const { terminal, store, lines, folder } = await startTerminal(newStore);
    const post = {
      ...sampleAnswers('termination', afterClosing),
      firstName: 'Zoé',
      lastName: 'Le <b>Gall',
      answerBy: 'post',
      email: undefined,
      street: '1 rue de la Paix',
      postcode: '75002',
      town: 'Paris',
    };
    const { reference } = await store.submissions.accept('termination', post, { key: 'a' });
    await store.followUps.add(reference, { state: 'answered', answer: 'C’est fait.' });
    await store.submissions.accept('contact', sampleAnswers('contact', afterClosing), { key: 'b' });
    const person = (to: string, ...whom: string[]) =>
      submissionsCommand(['export', ...whom, '--to', join(folder, to)], terminal);

    await person('nom', '--name', 'LE <B>GALL zoe', '--postcode', '75002');
    const json = JSON.parse(await readFile(join(folder, 'nom', 'donnees.json'), 'utf8')) as {
      requests: object[];
    };
    expect(json.requests).toMatchObject([
      { reference, answers: { street: '1 rue de la Paix' }, steps: [{ answer: 'C’est fait.' }] },
    ]);
    const html = await readFile(join(folder, 'nom', 'donnees.html'), 'utf8');
    expect(html).toContain('<td>Le &lt;b&gt;Gall</td>');
    expect(html).toContain('C’est fait.');
    expect((await stat(join(folder, 'nom', 'donnees.json'))).mode & 0o777).toBe(0o600);

    await person('reference', reference);
    await person('mail', 'elodie.noel@exemple.fr');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['1', '1', '1']);
    const elsewhere = ['--name', 'Zoé Le <b>Gall', '--postcode', '75003'];
    await expect(person('x', ...elsewhere)).rejects.toThrow('Nothing is kept');
    await expect(person('x')).rejects.toThrow('Give an e-mail, a reference');
    const audit = JSON.stringify(await store.audit.list());
    expect(audit).toContain('"person"');
    expect(audit).not.toMatch(/gall|elodie/i);
  });

  test('counts, lists, purges and shows the backlog', async () => {
    const { terminal, store, lines } = await startTerminal(newStore);
    await enter(store, 2);
    await store.outbox.add([{ id: 'a', topic: 'mail', payload: {} }]);
    await submissionsCommand(['counts'], terminal);
    expect(lines).toContain('corail: 2 (kept 365 days)');
    await submissionsCommand(['list', 'corail', '--limit', '1'], terminal);
    // Without what was answered: that is read one request at a time, and written down.
    expect(lines.at(-1)).toMatch(/^\w{4}-\w{4}  2026-11-15T\S+  received$/);
    await submissionsCommand(['purge'], terminal);
    expect(lines.at(-1)).toBe('0 deleted');
    await submissionsCommand(['backlog'], terminal);
    expect(lines.at(-1)).toMatch(/^1 waiting since .*, 0 abandoned$/);
    await expect(submissionsCommand(['fly'], terminal)).rejects.toThrow('npm run submissions');
    await expect(submissionsCommand(['list', 'nothing'], terminal)).rejects.toThrow('Which form');
  });
});

describe.each(stores)('a request in the hands of staff on %s', (_name, newStore) => {
  async function received(newStore: NewStoreOptions, now = new Date('2026-12-20T10:00:00Z')) {
    const started = await startTerminal(newStore, now);
    const payload = sampleAnswers('rgpd', started.time.now);
    const { reference } = await started.store.submissions.accept('rgpd', payload, { key: 'k' });
    return { ...started, reference };
  }

  test('is listed with its state and deadline, without what was answered', async () => {
    const { terminal, lines, reference } = await received(newStore);
    await submissionsCommand(['list', 'rgpd', '--late'], terminal);
    expect(lines).toEqual([
      `${reference}  2026-11-15T10:00:00.000Z  received  due 2026-12-15T10:00:00.000Z  LATE`,
    ]);
    await submissionsCommand(['state', reference, 'in-progress'], terminal);
    await submissionsCommand(['list', 'rgpd', '--state', 'received'], terminal);
    await submissionsCommand(['list', 'rgpd', '--search', 'ÉLODIE'], terminal);
    expect(lines.slice(1)).toEqual([
      `${reference} is in-progress`,
      expect.stringContaining('in-progress  due'),
    ]);
  });

  test('is answered by e-mail and in the follow-up, and everything is in the audit', async () => {
    const { terminal, store, lines, folder, reference } = await received(newStore);
    const file = join(folder, 'answer.txt');
    await writeFile(file, 'Voici vos données.\r\n');
    await submissionsCommand(['show', reference], terminal);
    await submissionsCommand(['answer', reference, '--from', file], terminal);

    expect(lines.join('\n')).toContain('Accéder à mes données');
    expect(await store.followUps.of(reference)).toMatchObject([
      { state: 'answered', answer: 'Voici vos données.' },
    ]);
    const [mail] = await store.outbox.claim(10, 1_000);
    expect(mail).toMatchObject({
      topic: 'mail',
      payload: {
        to: 'elodie.noel@exemple.fr',
        mail: { kind: 'answer', reference, answer: 'Voici vos données.' },
      },
    });
    expect((await store.audit.list()).map(({ action }) => action)).toEqual(['show', 'answer']);
  });

  test('without a mail server nothing is queued, and one is told', async () => {
    const { terminal, store, lines, folder, reference } = await received(newStore);
    const file = join(folder, 'answer.txt');
    await writeFile(file, 'Voici.');
    await submissionsCommand(['answer', reference, '--from', file], {
      ...terminal,
      messages: createMessages({ mail: false, partner: false }),
    });
    expect(lines.at(-1)).toContain('only the follow-up shows it');
    expect(await store.outbox.claim(10, 1_000)).toEqual([]);
  });

  test('an account is deleted only on its owner’s word, who is told when it is done', async () => {
    const { terminal, store, lines, time } = await startTerminal(newStore);
    const payload = sampleAnswers('account-deletion', time.now);
    const { reference } = await store.submissions.accept('account-deletion', payload, { key: 'k' });
    const become = (state: string) => submissionsCommand(['state', reference, state], terminal);

    await expect(become('done')).rejects.toThrow('not confirmed');
    await expect(become('answered')).rejects.toThrow('in-progress, done, closed');
    await store.followUps.add(reference, { state: 'confirmed' });
    await become('in-progress');
    expect(await store.outbox.claim(10, 1_000)).toEqual([]);
    await become('done');

    expect(lines.at(-1)).toBe(`${reference} is done`);
    expect(await store.outbox.claim(10, 1_000)).toMatchObject([
      {
        id: `${reference}:done`,
        payload: { to: 'elodie.noel@exemple.fr', mail: { kind: 'deletion-done', reference } },
      },
    ]);
    await expect(become('in-progress')).rejects.toThrow('is over');
    expect((await store.audit.list()).map(({ detail }) => detail)).toEqual([
      { reference, state: 'in-progress' },
      { reference, state: 'done' },
    ]);
  });

  test('that does not exist, and a state that does not, are said', async () => {
    const { terminal, reference } = await received(newStore);
    await expect(submissionsCommand(['show', 'ZZZZ-ZZZZ'], terminal)).rejects.toThrow(
      'Which request',
    );
    await expect(submissionsCommand(['state', reference, 'lost'], terminal)).rejects.toThrow(
      'Which state',
    );
  });
});
