import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleEntry } from '@vitrine/domain/forms/sample-answers.fixture';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { validContent } from '@vitrine/domain/content/client';
import { drawCommand } from '../../apps/server/src/cli/draw.ts';
import { forEachOf } from '../../apps/server/src/for-each-of.ts';
import { createMessages } from '../../apps/server/src/outbox/messages.ts';
import { newReference } from '../../apps/server/src/store/reference.ts';
import { openStore, type Store } from '../../apps/server/src/store/store.ts';
import { testForms } from '../../apps/server/src/testing/forms.ts';
import { fail } from '../support/fail.ts';
import { busyShare } from './support/machine.ts';
import { record } from './support/record.ts';

/**
 * A million participations: how fast they are accepted, each durably and with its entrant; then how
 * long a draw of a hundred winners takes, and in how much memory. Only a sample is accepted one by
 * one; the others are written in bulk, as the same rows.
 */
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const ACCEPTED = Math.min(Number(process.env['BENCH_ACCEPTED'] ?? 5_000), ENTRIES);
const AT_ONCE = 50;
const BULK = 100_000;
const DRAW_TARGET_S = 10;
const DRAW_MEMORY_TARGET_MB = 150;

const contests = await contestsInContent();
await measure().catch(fail);

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-draw-'));
  const receivedAt = new Date('2026-11-15T10:00:00Z');
  const store = await openStore({ dataFolder: folder, clock: () => receivedAt });
  try {
    const busy = [await busyShare()];
    const rate = await acceptSome(store, receivedAt);
    console.log(`${ACCEPTED} entries accepted one by one: ${Math.round(rate)}/s, each on the disk`);
    fillUp(join(folder, 'vitrine.sqlite'), receivedAt);
    console.log(`${await store.submissions.count('corail')} entries stored`);
    busy.push(await busyShare());
    await draw(store, folder, { rate, busy });
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function entry(index: number) {
  const [contest] = contests;
  return { ...(contest && sampleEntry(contest)), email: `visiteur${index}@exemple.fr` };
}

async function acceptSome(store: Store, at: Date): Promise<number> {
  const started = performance.now();
  await forEachOf([...Array(ACCEPTED).keys()], AT_ONCE, async (index) => {
    await store.submissions.accept('corail', entry(index), {
      key: randomUUID(),
      proof: { id: randomUUID(), expiresAt: at },
      identities: [`mail:${index}`, `person:${index}`],
    });
  });
  return ACCEPTED / ((performance.now() - started) / 1_000);
}

function fillUp(file: string, at: Date): void {
  const database = new DatabaseSync(file);
  // Only to get there: what is measured comes after.
  database.exec('pragma synchronous = off; pragma cache_size = -400000');
  const insert = database.prepare(
    'insert or ignore into submissions (reference, kind, idempotency_key, payload, digest, received_at) values (?, ?, ?, ?, ?, ?)',
  );
  let stored = ACCEPTED;
  while (stored < ENTRIES) {
    database.exec('begin');
    for (let row = 0; row < BULK && stored < ENTRIES; row += 1) {
      const payload = JSON.stringify(entry(stored));
      const key = `bulk-${stored}`;
      const { changes } = insert.run(newReference(), 'corail', key, payload, key, at.toISOString());
      stored += Number(changes);
    }
    database.exec('commit');
  }
  database.close();
}

async function draw(
  store: Store,
  folder: string,
  { rate, busy }: { rate: number; busy: readonly number[] },
): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const terminal = {
    store,
    print: (line: string) => console.log(`  ${line}`),
    actor: 'bench',
    clock: () => new Date('2100-01-01T00:00:00Z'),
    messages: createMessages({ mail: false, partner: false }),
    drawsFolder: folder,
    ...testForms(contests),
  };
  const seconds = async (args: string[]) => {
    const started = performance.now();
    await drawCommand(args, terminal);
    return (performance.now() - started) / 1_000;
  };
  const freezing = await seconds(['freeze', 'corail']);
  const drawing = await seconds(['run', 'corail']);
  const file = join(folder, 'corail.record.json');
  const verifying = await seconds(['verify', '--record', file]);
  clearInterval(watch);
  const { winners } = JSON.parse(await readFile(file, 'utf8')) as { winners: string[] };
  const growth = Math.round((peak - before) / 1_048_576);
  record(import.meta.filename, {
    title: `A store of ${ENTRIES.toLocaleString('en')} rows, and a draw among them`,
    how: `SQLite on the disk. ${ACCEPTED.toLocaleString('en')} entries accepted one by one, each durably with its entrant and its proof; the others written in bulk, as the same rows; then a draw of ${winners.length} winners.`,
    figures: [
      { name: 'entries accepted one by one', value: rate, unit: '/s' },
      { name: 'freezing the list', value: freezing, unit: 's' },
      { name: 'drawing', value: drawing, unit: 's', atMost: DRAW_TARGET_S },
      { name: 'verifying', value: verifying, unit: 's' },
      { name: 'memory beyond the start', value: growth, unit: 'MB', atMost: DRAW_MEMORY_TARGET_MB },
    ],
    busy,
  });
}

/** The bench needs no release: the rules as they are written. */
async function contestsInContent() {
  const file = join(import.meta.dirname, '../../content/contest.json');
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  return validContent('contest', json, DEFAULT_BRAND, new Map()).contests;
}
