// A process that stores submissions one after the other until it is killed. Prints a key when it
// is sent and the reference when the store has acknowledged it, each before going on.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openStore } from '../store/store.ts';

const [databaseUrl = '', dataFolder = '', firstKey = ''] = process.argv.slice(2);
const store = await openStore({ databaseUrl: databaseUrl || undefined, dataFolder });
// It will not end by itself: the next one starts in half the time.
flushCompileCache();
const [prefix = '', start = '0'] = firstKey.split(':');

for (let number = Number(start); ; number += 1) {
  const key = `${prefix}:${number}`;
  writeSync(1, `sent ${key}\n`);
  const { reference } = await store.submissions.accept('contact', crashPayload(key), { key });
  writeSync(1, `stored ${key} ${reference}\n`);
}

/** Large enough to span several database pages, so that a torn write would show. */
function crashPayload(key: string) {
  return { key, text: key.repeat(1_000) };
}
