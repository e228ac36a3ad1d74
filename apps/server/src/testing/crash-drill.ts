import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStore, type StoreOptions } from '../store/store.ts';

const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));
/** Two writers at once: the crash of one must not harm the other. */
const WRITERS = 2;
/** A writer dies after at most this many lines, each a step of a write. */
const LONGEST_LIFE_LINES = 40;

export type CrashReport = {
  kills: number;
  acknowledged: number;
  stored: number;
  /** Acknowledged, then gone or changed: must be empty. */
  lost: string[];
  /** Stored, but not what was sent: must be empty. */
  torn: string[];
  /** Stored more than once: must be empty. */
  duplicated: string[];
};

/**
 * Kills writing processes with SIGKILL, again and again, each time at another moment; each next one
 * first sends again what the last one had not seen acknowledged, as a visitor's browser would.
 */
export async function crashDrill(options: StoreOptions, kills: number): Promise<CrashReport> {
  const acknowledged = new Map<string, string>();
  const perWriter = Array.from({ length: WRITERS }, (_, index) =>
    Math.floor((kills + index) / WRITERS),
  );
  await Promise.all(
    perWriter.map(async (count, index) => {
      let nextKey = `writer-${index}:0`;
      for (let kill = 0; kill < count; kill += 1) {
        nextKey = await writeUntilKilled(options, nextKey, acknowledged);
      }
    }),
  );
  return inspect(options, kills, acknowledged);
}

async function writeUntilKilled(
  { databaseUrl, dataFolder }: StoreOptions,
  firstKey: string,
  acknowledged: Map<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [writer, databaseUrl ?? '', dataFolder, firstKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('close', (_code, signal) => resolve(signal));
  });
  let lastSent = firstKey;
  let linesToLive = 1 + Math.floor(Math.random() * LONGEST_LIFE_LINES);
  for await (const line of createInterface(child.stdout)) {
    const [event, key = '', reference = ''] = line.split(' ');
    if (event === 'sent') lastSent = key;
    else acknowledged.set(key, reference);
    linesToLive -= 1;
    // It is already at its next write when this line is read: that is the moment to strike.
    if (linesToLive === 0) child.kill('SIGKILL');
  }
  const signal = await ended;
  if (signal !== 'SIGKILL') throw new Error('the writer ended before it was killed');
  return lastSent;
}

async function inspect(
  options: StoreOptions,
  kills: number,
  acknowledged: Map<string, string>,
): Promise<CrashReport> {
  const store = await openStore(options);
  const rows = await store.submissions.list('contact', { limit: 1_000_000 });
  await store.close();
  const stored = new Map<string, string>();
  const torn: string[] = [];
  const duplicated: string[] = [];
  for (const { reference, payload } of rows) {
    const { key, text } = payload as { key: string; text: string };
    if (text !== key.repeat(1_000)) torn.push(reference);
    if (stored.has(key)) duplicated.push(key);
    stored.set(key, reference);
  }
  const lost = [...acknowledged].filter(([key, reference]) => stored.get(key) !== reference);
  return {
    kills,
    acknowledged: acknowledged.size,
    stored: rows.length,
    lost: lost.map(([key]) => key),
    torn,
    duplicated,
  };
}
