import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { check, type Drill } from './drill.ts';
import { open, readAnswer, request } from './support/raw-http.ts';
import { startServer } from './support/server.ts';

const CLIENTS = 32;
const CLOSE_MS = 15_000;

export const closingDrills: Drill[] = [
  {
    name: 'SIGTERM under load',
    expected: `${CLIENTS} clients on kept connections: no answer cut short, no 5xx; exit 0 within 15 s`,
    async run(tools) {
      const server = await startServer(tools);
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      const counts = { answered: 0, cut: 0, failed: 0, refused: 0, reset: 0 };
      const visits = { areOver: false };
      const paths = [
        '/freebox/',
        '/api/home/faq',
        '/freebox/freebox-pop/',
        '/api/geo/search?q=lyon',
      ];
      const client = async (index: number) => {
        for (let turn = index; !visits.areOver; turn += 1) {
          const outcome = await get(agent, server.port, paths[turn % paths.length] ?? '/');
          counts[outcome] += 1;
          // Nobody listens any more: this client has nowhere to go.
          if (outcome === 'refused') return;
        }
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
      await delay(1_000);
      const started = performance.now();
      const code = await server.stop();
      const ms = Math.round(performance.now() - started);
      visits.areOver = true;
      await clients;
      agent.destroy();
      const seen = `${counts.answered} answered, ${counts.cut} cut short, ${counts.failed} × 5xx, ${counts.reset} kept connections closed as they were used; exit ${code} in ${ms} ms`;
      check(counts.cut === 0 && counts.failed === 0 && counts.answered > CLIENTS, seen);
      check(code === 0 && ms <= CLOSE_MS, seen);
      return seen;
    },
  },
  {
    name: 'SIGTERM during a request',
    expected: 'A request half sent is answered in full, then the connection closes; exit 0',
    async run(tools) {
      const server = await startServer(tools);
      const bytes = request('/freebox/', { headers: { connection: 'keep-alive' } });
      const socket = await open(server.port);
      socket.write(bytes.slice(0, 20));
      await fetch(`${server.origin}/live`); // by now the server has read the line above
      const stopped = server.stop();
      await delay(300);
      socket.write(bytes.slice(20));
      const answer = await readAnswer(socket);
      const code = await stopped;
      const seen = `${answer.status} with ${answer.body.length} bytes; exit ${code}`;
      check(answer.status === 200 && answer.body.includes('</html>') && code === 0, seen);
      return seen;
    },
  },
];

type Outcome = 'answered' | 'cut' | 'failed' | 'refused' | 'reset';

/** `reset`: closed before a byte of the answer; a browser or a proxy sends it again by itself. */
function get(agent: Agent, port: number, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.on('close', () => {
        if (!response.complete) resolve('cut');
        else resolve((response.statusCode ?? 0) >= 500 ? 'failed' : 'answered');
      });
      response.on('error', () => resolve('cut'));
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'),
    );
    outgoing.end();
  });
}
