import { requestEndpoint } from '@vitrine/domain/forms/form-codes';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';
import { asked, PORT } from './support/command.ts';
import { busyShare, median } from './support/machine.ts';
import { processorSeconds, residentBytes } from './support/processes.ts';
import { record } from './support/record.ts';
import { startOurs } from './support/servers.ts';

/**
 * How long a server takes from its start until it says that it is ready, with the release that is on show
 * and an empty store; and what it holds once it has rendered pages for visitors without script.
 *
 *     node tools/bench/starting.ts [--rounds 5]
 */
const ROUNDS = Number(asked.rounds ?? 5);
const READY_AT_MOST_S = 3;
const MEMORY_AT_MOST_MB = 280;
const RENDERED_PAGES = 20;
/** What a form without script answers to what cannot be right. */
const MISTAKES = 422;

type Start = { seconds: number; processor: number; megabytes: number };

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  await publish({ say: console.log });
  const starts: Start[] = [];
  const busy: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    busy.push(await busyShare());
    starts.push(await startOnce());
    console.log(`  ${round}/${ROUNDS}: ready after ${starts.at(-1)?.seconds.toFixed(2)} s`);
  }
  const middle = (value: (start: Start) => number) => median(starts.map(value));
  record(import.meta.filename, {
    title: 'A server starts',
    how: `From its start until /ready says so, the release on show in memory; then ${RENDERED_PAGES} pages with a form’s mistakes, rendered for visitors without script. Median of ${ROUNDS}.`,
    figures: [
      {
        name: 'ready',
        value: middle(({ seconds }) => seconds),
        unit: 's',
        atMost: READY_AT_MOST_S,
      },
      { name: 'processor until then', value: middle(({ processor }) => processor), unit: 's' },
      {
        name: 'memory, the renderer loaded',
        value: middle(({ megabytes }) => megabytes),
        unit: 'MB',
        atMost: MEMORY_AT_MOST_MB,
      },
    ],
    busy,
  });
}

async function startOnce(): Promise<Start> {
  const started = performance.now();
  const server = await startOurs(PORT, varFolder(), {
    env: { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    const { status } = await fetch(`${server.origin}/ready`);
    const seconds = (performance.now() - started) / 1000;
    if (status !== 200) throw new Error(`/ready answers ${status}`);
    const processor = processorSeconds(server.pid);
    for (let page = 1; page <= RENDERED_PAGES; page += 1) await sendMistakes(server.origin, page);
    return { seconds, processor, megabytes: residentBytes(server.pid) / 1e6 };
  } finally {
    await server.stop();
  }
}

/** From a network of its own: limits are another matter. */
async function sendMistakes(origin: string, visitor: number): Promise<void> {
  const { status } = await fetch(origin + requestEndpoint('contact'), {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': `10.0.${visitor}.1` },
    body: new URLSearchParams({ message: '' }),
  });
  if (status !== MISTAKES) throw new Error(`A form without answers answers ${status}`);
}
