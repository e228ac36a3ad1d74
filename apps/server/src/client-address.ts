import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { plain } from './client-network.ts';
import { remembered } from './remembered.ts';

/** Whether an address is one of our own proxies. */
export type Trust = (address: string) => boolean;

/** Names for the networks that nobody outside can send from. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
/** Proxies are few: their addresses are looked up once. */
const REMEMBERED = 1_000;

/** Trusts addresses (`10.0.0.1`), networks (`10.0.0.0/8`) and the names above; throws for the rest. */
export function createTrust(proxies: readonly string[]): Trust {
  if (proxies.length === 0) return () => false;
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => NAMED[name] ?? [name])) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d+))?$/.exec(proxy) ?? [];
    const [family, most] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    const prefix = Number(bits ?? most);
    if (isIP(address) === 0 || prefix > most)
      throw new Error(`not an address or a network: ${proxy}`);
    list.addSubnet(address, prefix, family);
  }
  return remembered(
    REMEMBERED,
    (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
  );
}

/** Where a request comes from: the last address that is not one of our own proxies. */
export function clientAddress({ socket, headers }: IncomingMessage, trusts: Trust): string {
  let address = plain(socket.remoteAddress ?? '');
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !trusts(address)) return address;
  const hops = String(forwarded).split(',');
  for (let hop = hops.length - 1; hop >= 0 && trusts(address); hop -= 1)
    address = plain((hops[hop] ?? '').trim());
  return address;
}
