import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { testEnvironment } from './testing/config.ts';

describe('the example’s token', () => {
  test.each(['http://localhost:4321', 'http://127.0.0.1', 'http://[::1]:80/', 'HTTPS://LOCALHOST'])(
    'opens the dashboard at %s, for this machine alone',
    (SITE_URL) => {
      expect(readSettings(testEnvironment({ SITE_URL }))).toMatchObject({
        statsToken: 'tableau-de-bord-local',
        host: '127.0.0.1',
      });
    },
  );

  test.each([
    'https://www.free.fr',
    'HTTPS://www.free.fr',
    'http://www.free.fr',
    'http://10.0.0.1',
    'http://127.0.0.1.example.org',
    'http://localhost.example.org',
  ])('is refused at %s', (SITE_URL) => {
    expect(() => readSettings(testEnvironment({ SITE_URL }))).toThrow('STATS_TOKEN');
  });

  test('gives way to one’s own: then the whole network is served', () => {
    const own = { STATS_TOKEN: 'a-token-of-the-operator', SITE_URL: 'https://www.free.fr' };
    expect(readSettings(testEnvironment(own)).host).toBe('0.0.0.0');
    expect(readSettings(testEnvironment({ HOST: '0.0.0.0' })).host).toBe('0.0.0.0');
  });
});

test('a proxy that is none is named with its setting', () => {
  expect(() => readSettings(testEnvironment({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/' }))).toThrow(
    'config error - env.TRUSTED_PROXIES: not an address or a network: 10.0.0.0/',
  );
});
