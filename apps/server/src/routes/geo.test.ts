import { AddressCollection } from '@vitrine/geo/address-api';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { startFakeGeocoder } from '../testing/fake-geocoder.ts';
import { type FakeMode, FAULTS, startFakeService } from '../testing/fake-service.ts';

async function ask(url: string, env: Record<string, string> = {}) {
  const server = await startApp({ env });
  const response = await server.app.inject(url);
  return { ...server, response };
}

describe('municipalities', () => {
  test.each([
    ['saint etienne', '42218'],
    ['ST-ETIENNE', '42218'],
    ['l hay', '94038'],
    ['75011', '75111'],
    ['le havr', '76351'],
  ])('%s finds %s first, in the address API’s form', async (q, citycode) => {
    const { response } = await ask(`/api/geo/municipalities?q=${encodeURIComponent(q)}`);
    expect(response.statusCode).toBe(200);
    const collection = AddressCollection.parse(response.json());
    expect(collection.features[0]?.properties).toMatchObject({ citycode, type: 'municipality' });
    expect(collection.licence).toBe('Licence Ouverte / Open Licence');
  });

  test('a district says which town it belongs to', async () => {
    const { response } = await ask('/api/geo/municipalities?q=75011');
    expect(response.json().features[0].properties).toMatchObject({
      name: 'Paris 11e Arrondissement',
      city: 'Paris',
      postcode: '75011',
      context: '75, Paris, Île-de-France',
    });
  });

  test.each([
    '',
    '?q=',
    '?q=a&limit=0',
    '?q=a&limit=1000',
    '?q=a&postcode=7501',
    '?q=a&citycode=x',
  ])('the query %s is refused in French', async (query) => {
    const { response } = await ask(`/api/geo/municipalities${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().title).toBe('Cette demande n’est pas valide.');
  });
});

describe('addresses', () => {
  test('without a geocoder, the municipality of the address is found', async () => {
    const { response } = await ask('/api/geo/search?q=4+rue+Victor+Hugo+42000+St+Etienne');
    expect(response.json().features[0].properties).toMatchObject({
      type: 'municipality',
      citycode: '42218',
    });
  });

  test('with a geocoder, the address itself', async () => {
    const fake = await startFakeGeocoder();
    onTestFinished(fake.close);
    const { response } = await ask('/api/geo/search?q=4+rue+Victor+Hugo', {
      GEOCODER_URL: fake.url,
    });
    expect(response.json().features[0].properties).toMatchObject({
      type: 'housenumber',
      street: 'Rue Victor Hugo',
    });
  });

  test.each<FakeMode>(['refuses', 'slow', 'busy', 'garbage', 'html', 'fails'])(
    'when the geocoder %s, the municipality answers and no address is logged',
    async (mode) => {
      const fake = await startFakeGeocoder();
      onTestFinished(fake.close);
      fake.mode = mode;
      const { response, logLines } = await ask(
        '/api/geo/search?q=4+rue+Victor+Hugo+42000+Saint-Etienne',
        { GEOCODER_URL: fake.url },
      );
      expect(response.statusCode).toBe(200);
      expect(response.json().features[0].properties.citycode).toBe('42218');
      expect(fake.queries.length).toBeGreaterThan(0);
      expect(JSON.stringify(logLines)).not.toMatch(/victor|hugo/i);
    },
  );

  test('where the geocoder knows no such address, the municipality answers', async () => {
    const fake = await startFakeService(() => ({ type: 'FeatureCollection', features: [] }));
    onTestFinished(fake.close);
    const { response } = await ask('/api/geo/search?q=4+rue+Inconnue+42000+Saint-Etienne', {
      GEOCODER_URL: fake.url,
    });
    expect(fake.requests).toHaveLength(1);
    expect(response.json().features[0].properties.citycode).toBe('42218');
  });

  test('an address is kept by no cache', async () => {
    const { response } = await ask('/api/geo/search?q=lyon');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('about where a visitor is', () => {
  async function start(place: unknown) {
    const fake = await startFakeService(() => place);
    onTestFinished(fake.close);
    const { app, logLines } = await startApp({ env: { IP_LOOKUP_URL: fake.url } });
    const ask = () => app.inject({ url: '/api/geo/here', remoteAddress: '203.0.113.7' });
    return { fake, logLines, ask };
  }
  const loire = { department: '42', latitude: 45.44, longitude: 4.39 };

  test('is a department, asked by the server and kept by nobody', async () => {
    const { ask, fake } = await start(loire);
    const answer = await ask();
    expect(answer.json()).toEqual({ place: { ...loire, name: 'Loire' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(fake.requests.map(({ url }) => url.pathname)).toEqual(['/203.0.113.7']);
  });

  test.each([
    ['abroad', null],
    ['in a department that does not exist', { ...loire, department: '20' }],
  ])('is nothing %s', async (_where, place) => {
    const { ask } = await start(place);
    expect((await ask()).json()).toEqual({ place: null });
  });

  test.each(FAULTS)('is nothing when the service %s, and no address is logged', async (mode) => {
    const { ask, fake, logLines } = await start(loire);
    fake.mode = mode;
    expect((await ask()).json()).toEqual({ place: null });
    expect(JSON.stringify(logLines)).not.toContain('203.0.113.7');
  });

  test('is nothing by default', async () => {
    const { response } = await ask('/api/geo/here');
    expect(response.json()).toEqual({ place: null });
  });
});
