import { expect, test } from 'vitest';
import { clientHousehold, clientNetwork, clientRange } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.113.0/24'],
  ['::ffff:203.0.113.250', '203.0.113.250', '203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8:1:2:3::6', '2001:db8:1:0000::/56', '2001:db8:1:0000::/56', '2001:db8:0000::/40'],
  ['2001:DB8:01:2ff::1', '2001:db8:1:0200::/56', '2001:db8:1:0200::/56', '2001:db8:0000::/40'],
  ['2001:db8:abcd::1', '2001:db8:abcd:0000::/56', '2001:db8:abcd:0000::/56', '2001:db8:ab00::/40'],
  ['::1', '0:0:0:0000::/56', '0:0:0:0000::/56', '0:0:0000::/40'],
  ['fe80::1%eth0', 'fe80:0:0:0000::/56', 'fe80:0:0:0000::/56', 'fe80:0:0000::/40'],
])('%s is a household %s of %s in %s', (address, household, network, range) => {
  expect(clientHousehold(address)).toBe(household);
  expect(clientNetwork(address)).toBe(network);
  expect(clientRange(address)).toBe(range);
});
