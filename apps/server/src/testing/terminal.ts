import { join } from 'node:path';
import type { Terminal } from '../cli/cli.ts';
import { createMessages } from '../outbox/messages.ts';
import { newFolder } from './folders.ts';
import { answersOf, testContest, testForms } from './forms.ts';
import { type NewStoreOptions, openTestStore } from './stores.ts';

/** Of which the commands of these tests know. */
const contest = testContest({ winners: 3, substitutes: 2, closesAt: '2026-12-01T00:00:00Z' });
export const afterClosing = new Date('2026-12-02T00:00:00Z');

/** A keyboard, what it prints, and a store whose requests came in the days before. */
export async function startTerminal(newStore: NewStoreOptions, now = afterClosing) {
  const folder = await newFolder('cli');
  const time = { now: new Date('2026-11-15T10:00:00Z') };
  const store = await openTestStore(newStore, { clock: () => time.now });
  const lines: string[] = [];
  const terminal: Terminal = {
    store,
    print: (line) => lines.push(line),
    actor: 'claire',
    clock: () => now,
    drawsFolder: join(folder, 'draws'),
    messages: createMessages({ mail: true, partner: false }),
    ...testForms([contest]),
  };
  return { terminal, store, lines, folder, time };
}

export async function enter(store: Terminal['store'], count: number) {
  for (let index = 0; index < count; index += 1) {
    const payload = {
      ...answersOf('corail'),
      size: '39',
      email: `visiteur${index}@exemple.fr`,
    };
    await store.submissions.accept('corail', payload, {
      key: `k${index}`,
      identities: [`mail:${index}`],
    });
  }
}
