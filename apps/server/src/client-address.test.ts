import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, createTrust } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('a visitor’s address', () => {
  test.each([
    ['nobody is believed without trust', [], from('10.0.0.1', '203.0.113.9'), '10.0.0.1'],
    ['a trusted proxy is', ['10.0.0.1'], from('10.0.0.1', '203.0.113.9'), '203.0.113.9'],
    [
      'so is a network of them',
      ['10.0.0.0/8'],
      from('::ffff:10.9.9.9', '2001:db8::1'),
      '2001:db8::1',
    ],
    ['by name', ['loopback'], from('::1', '203.0.113.9'), '203.0.113.9'],
    [
      'what a visitor claims is not',
      ['10.0.0.1'],
      from('10.0.0.1', '1.2.3.4, 203.0.113.9'),
      '203.0.113.9',
    ],
    [
      'through two proxies',
      ['10.0.0.0/8'],
      from('10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2'),
      '203.0.113.9',
    ],
    ['a stranger’s header is ignored', ['10.0.0.1'], from('203.0.113.9', '1.2.3.4'), '203.0.113.9'],
  ])('%s', (_why, proxies, request, expected) => {
    expect(clientAddress(request, createTrust(proxies))).toBe(expected);
  });

  // A network whose size was forgotten would be everyone.
  test.each(['proxy.example', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', '::1/129'])(
    'a proxy that is no address stops the start: %s',
    (proxy) => {
      expect(() => createTrust([proxy])).toThrow(`not an address or a network: ${proxy}`);
    },
  );
});
