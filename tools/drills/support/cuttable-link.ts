import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listening } from '../../support/ports.ts';

export type CuttableLink = {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
};

/** A wire to another port of this machine, which can be cut. */
export async function linkTo(target: number): Promise<CuttableLink> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const port = await listening(server);
  return {
    port,
    mend: async () => void (await listening(server, port)),
    cut: async () => {
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
