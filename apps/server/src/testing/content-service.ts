import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleCatalogue } from '@vitrine/domain/content/sample-catalogue.fixture';
import { onTestFinished } from 'vitest';
import { sampleFaq } from './releases.ts';

/** Answers as the content service should. */
export const wellBehaved: RequestListener = (request, response) => {
  const json = request.url === '/api/home/faq' ? sampleFaq('Du service.') : sampleCatalogue;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
};

/** A content service on the network, gone when the test ends. */
export async function startContentService() {
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
    /** What it does with the requests to come. */
    behave: (next: RequestListener) => {
      behaviour = next;
    },
    requests: () => requests,
  };
}
