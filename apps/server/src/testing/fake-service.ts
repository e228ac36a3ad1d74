import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service over real HTTP that behaves as told, for tests. */
export type FakeService = {
  url: string;
  /** How the next requests are answered. */
  mode: FakeMode;
  /** What was asked so far. */
  requests: { url: URL; body: string }[];
  close: () => Promise<void>;
};

export type FakeMode = 'answers' | 'refuses' | 'slow' | 'busy' | 'garbage' | 'html' | 'fails';
/** Every way in which a service may not answer. */
export const FAULTS: readonly FakeMode[] = ['refuses', 'slow', 'busy', 'garbage', 'html', 'fails'];

const SLOW_MS = 10_000;

/** For `timeoutMs`: a service that is slow is given up soon; that this machine is slow is no fault of its. */
export const patienceWith = ({ mode }: FakeService): number => (mode === 'slow' ? 300 : 60_000);

/** `answerOf`: an object is sent as JSON, a text as it is. */
export async function startFakeService(
  answerOf: (request: { url: URL; body: string }) => unknown,
  { port = 0, garbage = '{"unexpected":true}' }: { port?: number; garbage?: string } = {},
): Promise<FakeService> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = {
        url: new URL(request.url ?? '/', 'http://localhost'),
        body: Buffer.concat(chunks).toString('utf8'),
      };
      fake.requests.push(asked);
      answer(response, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const fake: FakeService = {
    url: `http://127.0.0.1:${address.port}`,
    mode: 'answers',
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;

  function answer(response: ServerResponse, asked: { url: URL; body: string }) {
    switch (fake.mode) {
      case 'refuses':
        return response.destroy();
      case 'slow':
        return void setTimeout(() => response.end('{}'), SLOW_MS).unref();
      case 'busy':
        return response.writeHead(429, { 'retry-after': '30' }).end();
      case 'garbage':
        return response.end(garbage);
      case 'html':
        return response.end('<!doctype html><title>Maintenance</title>');
      case 'fails':
        return response.writeHead(500).end();
      default: {
        const body = answerOf(asked);
        const isText = typeof body === 'string';
        return response
          .writeHead(200, { 'content-type': isText ? 'text/plain' : 'application/json' })
          .end(isText ? body : JSON.stringify(body));
      }
    }
  }
}
