import { startFakeService } from './fake-service.ts';

/** A geocoder over real HTTP that behaves as told, for tests. */
export async function startFakeGeocoder(port = 0) {
  const queryOf = (url: URL) => url.searchParams.get('q') ?? '';
  const fake = await startFakeService(({ url }) => collectionFor(queryOf(url)), {
    port,
    garbage: '{"type":"FeatureCollection","features":[{"type":"Feature"}]}',
  });
  /** Queries received so far. */
  return Object.defineProperty(fake, 'queries', {
    get: () => fake.requests.map(({ url }) => queryOf(url)),
  }) as typeof fake & { readonly queries: string[] };
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
