import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { inStore } from '../support/in-store.ts';
import { check, type Drill } from './drill.ts';
import { ownVarFolder, startServer } from './support/server.ts';
import { startService, timed } from './support/services.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const EVENTS = 60;
/** Nobody waits for a measure: it is taken, not delivered, before the answer. */
const EVENT_MS = 1_000;
const FRAME_MS = 4_000;

const faults: readonly (readonly [name: string, behaviour: RequestListener])[] = [
  ['refuses connections', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  ['answers 500', (_request, response) => void response.writeHead(500).end()],
];

export const partnerServiceDrills: Drill[] = [
  ...faults.map(([name, behaviour]): Drill => ({
    name: `Analytics service ${name}`,
    expected: `${EVENTS} events answered 202 at once, each stored here; received = stored + forwarded + dropped; pages 200`,
    async run(tools) {
      const url = await startService(tools, behaviour);
      const varFolder = await ownVarFolder(tools);
      const server = await startServer(tools, {
        varFolder,
        env: { ANALYTICS_UPSTREAM_URL: `${url}/api/event`, TRUSTED_PROXIES: '127.0.0.1' },
      });
      const waits: number[] = [];
      const statuses = new Set<number>();
      for (let index = 0; index < EVENTS; index += 1) {
        const started = performance.now();
        const response = await fetch(`${server.origin}/api/event`, {
          method: 'POST',
          headers: { 'user-agent': BROWSER, 'x-forwarded-for': `10.0.${index}.1` },
          body: JSON.stringify({ n: 'pageview', u: `http://localhost:4321/freebox/`, d: 'a' }),
        });
        statuses.add(response.status);
        waits.push(performance.now() - started);
      }
      const page = (await fetch(`${server.origin}/freebox/`)).status;
      const code = await server.stop();
      const { received, stored, forwarded, dropped } = await inStore(
        { dataFolder: join(varFolder, 'data') },
        ({ audience }) => audience.ledger(),
      );
      const lost = Object.values(dropped).reduce((sum, count) => sum + count, 0);
      const slowest = Math.round(Math.max(...waits));
      const seen = `${[...statuses].join(' ')}, the slowest in ${slowest} ms; ${received} received = ${stored} stored + ${forwarded} forwarded + ${lost} dropped; page ${page}; exit ${code}`;
      check([...statuses].every((status) => status === 202) && slowest < EVENT_MS, seen);
      check(received === EVENTS && stored === EVENTS && page === 200 && code === 0, seen);
      return seen;
    },
  })),
  ...faults.map(([name, behaviour]): Drill => ({
    name: `Pixel host ${name}`,
    expected:
      'The frame answers 502 with « Failed to fetch script. », within 4 s, then at once; pages and the API are not concerned',
    async run(tools) {
      const url = await startService(tools, behaviour);
      const server = await startServer(tools, {
        env: { PARTNER_API_URL: url, PARTNER_TRACKING_ENABLED: 'true' },
      });
      const ask = () => timed(`${server.origin}/pixels/frame/google`);
      const [first, next] = [await ask(), await ask()];
      const page = (await fetch(`${server.origin}/freebox/`)).status;
      const unknown = (await fetch(`${server.origin}/pixels/frame/nobody`)).status;
      const seen = `${first.status} « ${first.text} » in ${first.ms} ms, then ${next.status} in ${next.ms} ms; page ${page}; an unknown partner ${unknown}`;
      check(first.status === 502 && first.text === 'Failed to fetch script.', seen);
      check(first.ms < FRAME_MS && next.ms < EVENT_MS && page === 200 && unknown === 404, seen);
      return seen;
    },
  })),
];
