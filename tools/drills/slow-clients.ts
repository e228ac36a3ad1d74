import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { check, type Drill, type DrillTools } from './drill.ts';
import { open, request } from './support/raw-http.ts';
import { startServer } from './support/server.ts';

const SOCKETS = 200;
/** Headers must be there in 5 s, a request in 10 s, checked every second; the rest is the machine's. */
const HEADERS_DEADLINE_MS = 9_000;
const REQUEST_DEADLINE_MS = 14_000;
/** A visitor among them waits no longer than this, nor than so many times his wait before. */
const VISITOR_MS = 2_000;
const VISITOR_TIMES = 50;
const DRIP_MS = 500;

/** As long as an idle connection is kept (65 s), and what a busy machine adds. */
const STALLED_MS = 70_000;
const STALL_DEADLINE_MS = 85_000;

export const slowClientDrills: Drill[] = [
  {
    name: 'Slowloris: headers, one byte at a time',
    expected: `${SOCKETS} of ${SOCKETS} connections closed within 9 s; visitors served meanwhile`,
    run: (tools) =>
      besiege(tools, {
        opening: 'GET /freebox/ HTTP/1.1\r\nHost: localhost\r\n',
        drip: 'x',
        deadlineMs: HEADERS_DEADLINE_MS,
      }),
  },
  {
    name: 'Slowloris: connections that say nothing',
    expected: `${SOCKETS} of ${SOCKETS} connections closed within 9 s; visitors served meanwhile`,
    run: (tools) => besiege(tools, { opening: '', drip: '', deadlineMs: HEADERS_DEADLINE_MS }),
  },
  {
    name: 'Slow body, one byte at a time',
    expected: `${SOCKETS} of ${SOCKETS} connections closed within 14 s; visitors served meanwhile`,
    run: (tools) =>
      besiege(tools, {
        opening: request('/api/forms/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': '5000' },
        }),
        drip: ' ',
        deadlineMs: REQUEST_DEADLINE_MS,
      }),
  },
  {
    name: 'Slow reader: asks for everything, reads nothing',
    expected:
      'Connections that take nothing are closed like idle ones, after 65 s; visitors served meanwhile',
    run: async (tools) => {
      const server = await startServer(tools);
      // As many requests on each connection as it takes to fill what the system buffers.
      const heavy = request('/freebox/', { headers: { connection: 'keep-alive' } }).repeat(400);
      return siege(server.origin, STALL_DEADLINE_MS, async () => {
        const sockets = await Promise.all(Array.from({ length: 50 }, () => open(server.port)));
        const closed = new Set<Socket>();
        for (const socket of sockets) {
          socket.pause().once('close', () => closed.add(socket));
          socket.write(heavy);
        }
        const asked = performance.now();
        const isClosed = (socket: Socket) => {
          // A socket that is not read does not hear of its end: writing to it does, when the server
          // has had its time. Sooner, a byte would be a sign of life.
          if (socket.writable && performance.now() - asked > STALLED_MS) socket.write('G');
          return closed.has(socket);
        };
        return { sockets, isClosed };
      });
    },
  },
];

type Attack = { opening: string; drip: string; deadlineMs: number };

async function besiege(tools: DrillTools, { opening, drip, deadlineMs }: Attack): Promise<string> {
  const server = await startServer(tools);
  return siege(server.origin, deadlineMs, async () => {
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => open(server.port)));
    const closed = new Set<Socket>();
    for (const socket of sockets) {
      socket.resume();
      if (opening) socket.write(opening);
      const dripping = setInterval(() => drip && socket.writable && socket.write(drip), DRIP_MS);
      const gone = () => {
        clearInterval(dripping);
        closed.add(socket);
      };
      socket.once('close', gone).once('end', gone);
    }
    return { sockets, isClosed: (socket) => closed.has(socket) };
  });
}

type Besiegers = { sockets: Socket[]; isClosed: (socket: Socket) => boolean };

async function siege(
  origin: string,
  deadlineMs: number,
  attack: () => Promise<Besiegers>,
): Promise<string> {
  const calm = await visit(origin);
  const started = performance.now();
  const { sockets, isClosed } = await attack();
  const waits: number[] = [];
  let left = sockets.length;
  while (left > 0 && performance.now() - started < deadlineMs) {
    waits.push(await visit(origin));
    left = sockets.filter((socket) => !isClosed(socket)).length;
    if (left > 0) await delay(100);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const socket of sockets) socket.destroy();
  const slowest = Math.round(Math.max(...waits));
  const seen = `${sockets.length - left} of ${sockets.length} closed in ${seconds} s; ${waits.length} visitors served, the slowest in ${slowest} ms`;
  check(left === 0 && slowest <= Math.max(VISITOR_MS, calm * VISITOR_TIMES), seen);
  return seen;
}

async function visit(origin: string): Promise<number> {
  const asked = performance.now();
  const response = await fetch(`${origin}/freebox/freebox-pop/`);
  await response.arrayBuffer();
  check(response.status === 200, `a visitor got ${response.status}`);
  return performance.now() - asked;
}
