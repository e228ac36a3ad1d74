import { isIPv4 } from 'node:net';

/**
 * The network a request comes from, for rate limits: whoever has one address has its neighbours
 * too, so a /24 in IPv4 and a /56 in IPv6 (what a household is given) count as one client.
 */
export function clientNetwork(address: string): string {
  const ip = plain(address);
  if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`;
  const [a, b, c, d = '0'] = expand(ip);
  // The first byte of the fourth group: a group is written without its leading zeros.
  return `${a}:${b}:${c}:${d.padStart(4, '0').slice(0, 2)}00::/56`;
}

/** The subscriber a request comes from: an address in IPv4, a /56 in IPv6. */
export function clientHousehold(address: string): string {
  const ip = plain(address);
  return isIPv4(ip) ? ip : clientNetwork(ip);
}

/** The operator's range around it: a /24 in IPv4, a /40 in IPv6. Carriers put thousands behind one. */
export function clientRange(address: string): string {
  const ip = plain(address);
  if (isIPv4(ip)) return clientNetwork(ip);
  const [a, b, c = '0'] = expand(ip);
  return `${a}:${b}:${c.padStart(4, '0').slice(0, 2)}00::/40`;
}

/** A socket that serves both families writes IPv4 addresses as IPv6. */
export function plain(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(ip: string): string[] {
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}
