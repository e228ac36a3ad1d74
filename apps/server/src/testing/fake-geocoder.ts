import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A geocoder over real HTTP that behaves as told, for tests. */
export type FakeGeocoder = {
  url: string;
  /** How the next requests are answered. */
  mode: FakeMode;
  /** Queries received so far. */
  queries: string[];
  close: () => Promise<void>;
};

export type FakeMode = 'answers' | 'refuses' | 'slow' | 'busy' | 'garbage' | 'html' | 'fails';

const SLOW_MS = 10_000;

export async function startFakeGeocoder(port = 0): Promise<FakeGeocoder> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    fake.queries.push(searchParams.get('q') ?? '');
    answer(response, searchParams.get('q') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const fake: FakeGeocoder = {
    url: `http://127.0.0.1:${address.port}`,
    mode: 'answers',
    queries: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;

  function answer(response: ServerResponse, q: string) {
    switch (fake.mode) {
      case 'refuses':
        return response.destroy();
      case 'slow':
        return void setTimeout(() => response.end('{}'), SLOW_MS).unref();
      case 'busy':
        return response.writeHead(429, { 'retry-after': '30' }).end();
      case 'garbage':
        return response.end('{"type":"FeatureCollection","features":[{"type":"Feature"}]}');
      case 'html':
        return response.end('<!doctype html><title>Maintenance</title>');
      case 'fails':
        return response.writeHead(500).end();
      default:
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(collectionFor(q)));
    }
  }
}

function collectionFor(q: string) {
  return {
    type: 'FeatureCollection',
    version: 'draft',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4.387, 45.439] },
        properties: {
          label: '4 Rue Victor Hugo 42000 Saint-Étienne',
          score: 0.97,
          id: '42218_7620_00004',
          type: 'housenumber',
          name: '4 Rue Victor Hugo',
          housenumber: '4',
          street: 'Rue Victor Hugo',
          postcode: '42000',
          citycode: '42218',
          city: 'Saint-Étienne',
          context: '42, Loire, Auvergne-Rhône-Alpes',
          importance: 0.7,
        },
      },
    ],
    query: q,
    attribution: 'BAN',
    licence: 'ETALAB-2.0',
  };
}
