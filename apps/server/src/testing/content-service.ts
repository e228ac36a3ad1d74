import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleCatalogue } from '@vitrine/domain/content/sample-catalogue.fixture';
import { onTestFinished } from 'vitest';
import { sampleFaq } from './releases.ts';

export type ContentService = {
  url: string;
  /** What it does with the requests to come. */
  behave: (behaviour: RequestListener) => void;
  requests: () => number;
};

/** Answers as the content service should. */
export const wellBehaved: RequestListener = (request, response) => {
  const json = request.url === '/api/home/faq' ? sampleFaq('Du service.') : sampleCatalogue;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
};

/** Every way in which it may let us down, by what a log reader would say of it. */
export const faults: [name: string, behaviour: RequestListener][] = [
  ['refuses connections', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  ['stalls in the middle', (_request, response) => void response.write('{"title":')],
  ['answers 500', (_request, response) => void response.writeHead(500).end('{}')],
  ['answers HTML', (_request, response) => void response.end('<!doctype html><p>Bonjour')],
  [
    'is cut short',
    (request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"title":"Vos');
      request.socket.end();
    },
  ],
  ['answers 50 MB', (_request, response) => void response.end(`"${'a'.repeat(50_000_000)}"`)],
  ['answers something else', (_request, response) => void response.end('{"items":"none"}')],
];

/** A content service on the network, gone when the test ends. */
export async function startContentService(): Promise<ContentService> {
  let behaviour = wellBehaved;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      behaviour = next;
    },
    requests: () => requests,
  };
}
