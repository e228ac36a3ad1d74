import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Has a server listen to this machine alone; its port, a free one unless told. */
export async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ports that nobody has. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(probes.map((probe) => listening(probe)));
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
