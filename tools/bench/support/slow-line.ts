import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listening } from '../../support/ports.ts';
import type { Running } from './servers.ts';

/** What Lighthouse calls slow 4G: 150 ms there and back, 1.6 Mbit/s, all connections together. */
const ONE_WAY_MS = 75;
const BYTES_A_MS = 1_600_000 / 8 / 1_000;
const MOUTHFUL = 4_096;

/**
 * A slow network before a server. Unlike a browser's own emulation it holds for every page that the
 * browser has open, prerendered ones too.
 */
export async function startSlowLine(port: number, behind: Running): Promise<Running> {
  const to = new URL(behind.origin);
  const sockets = new Set<Socket>();
  /** When the line is free again. */
  let free = 0;

  async function carry(from: Socket, into: Socket, isDown: boolean): Promise<void> {
    /** Keeps the order of what is on its way. */
    let last: Promise<unknown> = Promise.resolve();
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += MOUTHFUL) {
        const part = chunk.subarray(at, at + MOUTHFUL);
        if (isDown) {
          free = Math.max(free, performance.now()) + part.length / BYTES_A_MS;
          await delay(free - performance.now());
        }
        const arrives = delay(ONE_WAY_MS);
        last = Promise.all([last, arrives]).then(() => into.destroyed || into.write(part));
      }
    await last;
    into.end();
  }

  const line = createServer((visitor) => {
    const server = connect(Number(to.port), to.hostname);
    for (const socket of [visitor, server]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // A visitor may hang up at any time.
    carry(visitor, server, false).catch(() => server.destroy());
    carry(server, visitor, true).catch(() => visitor.destroy());
  });
  await listening(line, port);
  return {
    origin: `${to.protocol}//127.0.0.1:${port}`,
    pid: behind.pid,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      line.close();
      return behind.stop();
    },
  };
}
