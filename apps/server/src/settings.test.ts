import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { testEnvironment } from './testing/config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

test.each(
  [...example.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
)(
  'Node and containers, which keep quotes, read the same in the example: %s=%s',
  (name = '', value = '') => {
    expect(parseEnv(`${name}=${value}`)).toEqual({ [name]: value });
    expect(() => readSettings(testEnvironment({ [name]: value }))).not.toThrow();
  },
);

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

  test.each(['STAFF_TOKEN', 'METRICS_TOKEN'])('opens nothing else of a public site: %s', (name) => {
    const env = testEnvironment({
      SITE_URL: 'https://www.free.fr',
      STATS_TOKEN: 'a-token-of-the-operator',
      [name]: 'tableau-de-bord-local',
    });
    expect(() => readSettings(env)).toThrow(`env.${name} must not be the example’s`);
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

test('who reads figures reads no request: their tokens are two', () => {
  const token = 'a-token-of-the-operator';
  const both = testEnvironment({ STATS_TOKEN: token, STAFF_TOKEN: ` ${token} ` });
  expect(() => readSettings(both)).toThrow(
    'config error - env.STAFF_TOKEN must not be STATS_TOKEN',
  );
  expect(readSettings(testEnvironment({ STAFF_TOKEN: token }))).toMatchObject({
    staffToken: token,
  });
});

test.each([
  ['SMTP_URL', 'smtp://', 'env.SMTP_URL must be an smtp:// or smtps:// address'],
  ['MAIL_FROM', 'Free', 'env.MAIL_FROM must be a mailbox'],
  ['MAIL_FROM', 'Free <free.fr>', 'env.MAIL_FROM must be a mailbox'],
  ['MAIL_FROM', 'a@exemple.fr\r\nBcc: b@exemple.fr', 'env.MAIL_FROM must be a mailbox'],
  ['MAIL_FROM', 'a@exemple.fr, b@exemple.fr', 'env.MAIL_FROM must be a mailbox'],
  ['STAFF_MAIL', 'rgpd=a@exemple.fr rgpd=b@exemple.fr', 'env.STAFF_MAIL names rgpd twice'],
  ['DATABASE_URL', 'postgres://localhost/v?connect_timeout=long', 'connect_timeout must be'],
  ['DATABASE_URL', 'postgres://localhost/v?connect_timeout=-1', 'connect_timeout must be'],
  ['METRICS_PORT', '4321', 'env.METRICS_PORT must be another than PORT'],
])('%s=%s is refused', (name, value, reason) => {
  expect(() => readSettings(testEnvironment({ [name]: value }))).toThrow(reason);
});

test.each([
  ['MAIL_FROM', 'Free <ne-pas-repondre@free.fr>'],
  ['MAIL_FROM', '"Free, l’équipe" <ne-pas-repondre@free.fr>'],
  ['MAIL_FROM', 'ne-pas-repondre@localhost'],
  ['DATABASE_URL', 'postgres://vitrine@localhost/vitrine?connect_timeout=10'],
  ['DATABASE_URL', 'postgres:///vitrine?host=/var/run/postgresql'],
])('%s=%s is taken', (name, value) => {
  expect(() => readSettings(testEnvironment({ [name]: value }))).not.toThrow();
});
