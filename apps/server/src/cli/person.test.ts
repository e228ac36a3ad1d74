import { createHmac } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import type { Store } from '../store/store.ts';
import { newSqlite } from '../testing/stores.ts';
import { afterClosing, enter, startTerminal } from '../testing/terminal.ts';
import { readWhom } from './person.ts';
import { submissionsCommand } from './submissions.ts';

const kept = (payload: Record<string, unknown>) => ({
  reference: '7K3M-Q9XD',
  kind: 'contact' as const,
  receivedAt: '2026-11-15T10:00:00.000Z',
  payload,
});
/** Whom the audit is about: told by the store's own secret alone. */
const sealed = async ({ secrets }: Store, key: string) =>
  createHmac('sha256', await secrets.get('audit'))
    .update(key)
    .digest('hex');
const zoe = {
  firstName: 'Zoé',
  lastName: 'Le Gall',
  postcode: '75002',
  street: '1 rue de la Paix',
};

describe('a person', () => {
  test('with a name is who has it, in either order, and lives there', () => {
    const isZoe = (name: string, changes: object = {}) =>
      readWhom(undefined, { name, postcode: '75002' }).has(kept({ ...zoe, ...changes }));
    expect(isZoe('zoe le gall')).toBe(true);
    expect(isZoe('LE GALL Zoé')).toBe(true);
    expect(readWhom(undefined, { name: 'Zoé Le Gall', postcode: '75 002' }).has(kept(zoe))).toBe(
      true,
    );
    expect(isZoe('Zoé Legrand')).toBe(false);
    expect(isZoe('Zoé Le Gall', { postcode: '75003' })).toBe(false);
    expect(isZoe('Zoé Le Gall', { firstName: undefined })).toBe(false);
  });

  test('with a street is who lives in it, or gave none', () => {
    const whom = readWhom(undefined, {
      name: 'Zoé Le Gall',
      postcode: '75002',
      street: '1, RUE de la paix',
    });
    expect(whom.has(kept(zoe))).toBe(true);
    expect(whom.has(kept({ ...zoe, street: '2 rue de la Paix' }))).toBe(false);
    expect(whom.has(kept({ ...zoe, street: undefined }))).toBe(true);
  });

  test('with a mailbox is who wrote from it, as an account’s login too', () => {
    const whom = readWhom('Zoe@exemple.fr', {});
    expect(whom.has(kept({ login: 'zoe+box@exemple.fr' }))).toBe(true);
    expect(whom.has(kept({ login: 'anne@exemple.fr', understood: true, size: 39 }))).toBe(false);
    expect(whom.has(kept({ message: 'zoe' }))).toBe(false);
    // An address that was not typed to its end is nobody’s first name.
    expect(readWhom('zoe@', {}).has(kept({ firstName: 'Zoe' }))).toBe(false);
  });

  test('whose mailbox a report accuses is not who wrote it, nor given what it says of its sender', async () => {
    const { terminal, store, time, folder } = await startTerminal(newSqlite);
    const report = { ...sampleAnswers('abuse', time.now), where: 'zoe@exemple.fr' };
    const { reference } = await store.submissions.accept('abuse', report, { key: 'k' });
    const to = join(folder, 'zoe');
    await expect(
      submissionsCommand(['export', 'zoe@exemple.fr', '--to', to], terminal),
    ).rejects.toThrow('Nothing is kept about this person.');
    await submissionsCommand(['erase', 'zoe@exemple.fr', '--proof', '--confirm'], terminal);
    expect(await store.submissions.find(reference)).not.toBeNull();
  });

  test('with a reference is who has it; a name alone, or a postcode alone, is nobody yet', () => {
    for (const typed of ['7K3M-Q9XD', '7k3m-q9xd', '7K3MQ9XD', ' 7k3m q9xd'])
      expect(readWhom(typed, {})).toMatchObject({ key: '7K3M-Q9XD' });
    expect(readWhom('7k3m-q9xd', {}).has(kept({}))).toBe(true);
    expect(readWhom('ZZZZ-ZZZZ', {}).has(kept({}))).toBe(false);
    expect(() => readWhom(undefined, { name: 'Zoé Le Gall' })).toThrow('Give an e-mail');
    expect(() => readWhom(undefined, { postcode: '75002' })).toThrow('--name "Prénom Nom"');
  });

  test('is the same in the audit however the name and street were typed', () => {
    const keyOf = (name: string, street?: string) =>
      readWhom(undefined, { name, postcode: '75002', ...(street && { street }) }).key;
    expect(keyOf('ZOE le gall')).toBe(keyOf('Zoé Le Gall'));
    expect(keyOf('Zoé Le Gall', '1 Rue de la Paix')).toBe(keyOf('zoe le gall', '1 rue de la paix'));
    expect(keyOf('Zoé Le Gall', '1 rue de la Paix')).not.toBe(keyOf('Zoé Le Gall'));
    expect(keyOf('Zoé Le Gall')).toMatch(/\|75002\|$/);
  });
});

test('what is kept about a person leaves whole, as a page to read and for machines', async () => {
  const { terminal, store, lines, folder } = await startTerminal(newSqlite);
  await enter(store, 2);
  const [mine, other] = await store.submissions.list('corail');
  await store.draws.freeze('corail', {
    entries: 2,
    listHash: 'abc',
    pieces: (async function* () {})(),
  });
  const to = join(folder, 'person', 'deep');
  const exported = async (name: string) => {
    await submissionsCommand(['export', mine?.reference ?? '', '--to', join(to, name)], terminal);
    return JSON.parse(await readFile(join(to, name, 'donnees.json'), 'utf8')) as object;
  };
  expect(await exported('before')).toMatchObject({ requests: [{ drawn: null }] });

  await store.draws.conclude('corail', {
    seed: 's',
    rulesVersion: 1,
    closesAt: '2026-12-01T00:00:00Z',
    entries: 2,
    winners: [other?.reference ?? ''],
    substitutes: [mine?.reference ?? ''],
  });
  await store.followUps.add(mine?.reference ?? '', { state: 'told' });
  await store.followUps.add(mine?.reference ?? '', { state: 'answered', answer: 'A & "B" > <C>' });

  expect(await exported('after')).toEqual({
    madeAt: '2026-12-02T00:00:00.000Z',
    requests: [
      {
        reference: mine?.reference,
        form: 'corail',
        receivedAt: mine?.receivedAt,
        keptDays: 365,
        answers: mine?.payload,
        declared: expect.arrayContaining([{ label: 'Votre pointure', value: '39' }]),
        steps: [
          { at: '2026-11-15T10:00:00.000Z', state: 'told', answer: null },
          { at: '2026-11-15T10:00:00.000Z', state: 'answered', answer: 'A & "B" > <C>' },
        ],
        drawn: true,
      },
    ],
  });
  const page = await readFile(join(to, 'after', 'donnees.html'), 'utf8');
  expect(page).toContain('<!doctype html>\n<html lang="fr">\n');
  expect(page).toContain(
    `<h1>Vos données</h1>\n<h2>${mine?.reference}</h2>\n<p>Reçue le 15\u00a0novembre 2026 à 11:00:00 (heure de Paris)</p>\n<table>\n<tr>`,
  );
  expect(page).toContain('<tr><th scope="row">Votre pointure</th><td>39</td></tr>\n');
  expect(page).toContain(
    `<tr><th scope="row">15\u00a0novembre 2026 à 11:00:00 (heure de Paris)</th><td>Lot à confirmer</td></tr>
<tr><th scope="row">15\u00a0novembre 2026 à 11:00:00 (heure de Paris)</th><td>A &amp; &quot;B&quot; &gt; &lt;C&gt;</td></tr>
</table>
</body>
</html>
`,
  );
  expect((await stat(to)).mode & 0o777).toBe(0o700);
  await expect(exported('after')).rejects.toThrow('EEXIST');
  const nobody = submissionsCommand(['export', 'ZZZZ-ZZZZ', '--to', to], terminal);
  await expect(nobody).rejects.toThrow('Nothing is kept about this person.');
  expect(lines.at(-1)).toBe(
    `1 requests in ${join(to, 'after', 'donnees.json')} and ${join(to, 'after', 'donnees.html')}`,
  );
  expect(await store.audit.list()).toMatchObject([
    { action: 'export', detail: { person: await sealed(store, mine?.reference ?? ''), found: 1 } },
    { action: 'export' },
  ]);
});

test('several requests of one person follow each other on the page', async () => {
  const { terminal, store, lines, folder } = await startTerminal(newSqlite);
  for (const form of ['contact', 'rgpd'] as const)
    await store.submissions.accept(form, sampleAnswers(form, afterClosing), { key: form });
  await submissionsCommand(['export', 'elodie.noel@exemple.fr', '--to', folder], terminal);
  const page = await readFile(join(folder, 'donnees.html'), 'utf8');
  expect(page.match(/(?<=<\/table>\n)<h2>/g)).toHaveLength(1);
  await submissionsCommand(['erase', 'elodie.noel@exemple.fr', '--proof', '--confirm'], terminal);
  expect(await store.submissions.kinds()).toEqual([]);
  expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(['erased', 'erased', '2']);
  expect(lines.at(-1)).toBe('2 erased, 0 kept as legal proof');
});

test('an erasure says each request before and after, and how many stay as proof', async () => {
  const { terminal, store, lines } = await startTerminal(newSqlite);
  const refer = async (form: 'contact' | 'termination' | 'abuse', email: string) =>
    (
      await store.submissions.accept(
        form,
        { ...sampleAnswers(form, afterClosing), email },
        { key: `${form} ${email}` },
      )
    ).reference;
  const contact = await refer('contact', 'zoe@exemple.fr');
  const proof = await refer('termination', 'zoe@exemple.fr');
  const other = await refer('contact', 'anne@exemple.fr');

  await submissionsCommand(['erase', 'zoe@exemple.fr'], terminal);
  const keptLine = `kept termination ${proof}: legal proof for 1825 days (--proof erases it)`;
  expect(lines).toEqual([
    `would erase contact ${contact} of 2026-11-15T10:00:00.000Z`,
    keptLine,
    '1 found. Nothing erased: add --confirm to erase them.',
  ]);
  expect(await store.audit.list()).toEqual([]);

  await submissionsCommand(['erase', 'zoe@exemple.fr', '--confirm'], terminal);
  expect(lines.slice(3)).toEqual([
    `erased contact ${contact} of 2026-11-15T10:00:00.000Z`,
    keptLine,
    '1 erased, 1 kept as legal proof',
  ]);
  expect(await store.submissions.find(contact)).toBeNull();
  expect(await store.submissions.find(other)).not.toBeNull();
  expect(await store.audit.list()).toMatchObject([
    {
      actor: 'claire',
      action: 'erase',
      detail: { person: await sealed(store, 'zoe@exemple.fr'), found: 1, keptAsProof: 1 },
    },
  ]);
});

test('what was erased is listed, and erased again from the list where it came back', async () => {
  const { terminal, store, lines, folder } = await startTerminal(newSqlite);
  const type = (line: string) => submissionsCommand(line.split(' '), terminal);
  const contact = sampleAnswers('contact', afterClosing);
  const accept = (kind: string, key: string) => store.submissions.accept(kind, contact, { key });
  const { reference: first } = await accept('contact', 'a');
  const { reference: proof } = await accept('termination', 'b');
  const { reference: other } = await accept('contact', 'c');
  await store.submissions.erase('7K3M-Q9XD');
  await type('erased');
  expect(lines.splice(0)).toEqual(['7K3M-Q9XD  2026-11-15T10:00:00.000Z']);

  const list = join(folder, 'erased.txt');
  await writeFile(list, `7K3M-Q9XD  2026-11-15T10:00:00.000Z\n${first}  then\n${proof}\n\n`);
  await type(`erase --from ${list}`);
  expect(lines.splice(0)).toEqual([
    `would erase ${first}`,
    `would erase ${proof}`,
    '2 found. Nothing erased: add --confirm to erase them.',
  ]);
  expect(await store.submissions.find(first)).not.toBeNull();
  await type(`erase --from ${list} --confirm`);
  expect(lines.at(-1)).toBe('2 erased, 1 were not here');
  expect(await store.submissions.find(first)).toBeNull();
  expect(await store.submissions.find(proof)).toBeNull();
  expect(await store.submissions.find(other)).not.toBeNull();
  expect((await store.audit.list()).at(-1)).toMatchObject({
    action: 'erase',
    detail: { listed: 3, found: 2 },
  });

  // The export of a form begins with references too: it is no such list.
  await writeFile(list, `${other}\n${other};2026-11-15\n`);
  await expect(type(`erase --from ${list} --confirm`)).rejects.toThrow('is no reference');
  await writeFile(list, '\n');
  await expect(type(`erase --from ${list} --confirm`)).rejects.toThrow(
    'No list of what was erased.',
  );
  expect(await store.submissions.find(other)).not.toBeNull();
});
