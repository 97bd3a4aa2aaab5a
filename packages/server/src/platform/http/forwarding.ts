import { BlockList, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../settings/trusted-proxies.ts';

/** Addresses of this machine and of private networks (RFC 1918, RFC 4193, link-local), where a reverse proxy is expected. */
const privateNetworks = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Returns which `X-Forwarded-*` entries the web server trusts. With a number: that many hops, counted from this server, so that entries
 * of a client are never used, and only if the nearest hop is in a private network, since any other peer of
 * the port is itself a client.
 */
export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (address, hop) => hop < proxies && (hop > 0 || isNear(address));
  return proxies === false ? false : [...proxies];
}

function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
