import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Schemes, WEB_SCHEMES } from '@keepout/contract/platform/address';

/** Addresses outside of public networks: IANA special-purpose registries, IPv4 and IPv6. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  // IPv6 addresses with an embedded IPv4 address: compatible (RFC 4291) and translated (RFC 2765).
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

/** Returns whether an address, as the system writes it, is not in a public network. An IPv4 address within IPv6 counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner !== undefined) return PRIVATE.check(inner, 'ipv4');
  return isIP(address) === 0 || PRIVATE.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Returns whether a host is literally a non-public address or name; a name is resolved only when it is called. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) === 0 ? /(^|\.)localhost$/i.test(host) : isPrivateAddress(host);
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'imaps:': 993, 'imap:': 143 };

/** Returns the port of a URL. */
export function portOf({ port, protocol }: Pick<URL, 'port' | 'protocol'>): number {
  return port === '' ? (PORTS[protocol] ?? 443) : Number(port);
}

/** Non-public addresses that may be called. */
export interface NetworkReach {
  /** For test networks: any address, and plain http. */
  readonly allowPrivate: boolean;
  /** Host and port of the installation's own servers (`KEEPOUT_PRIVATE_HOSTS`); never with plain http. */
  readonly privateHosts: readonly string[];
}

/** Returns whether a private address is allowed for this URL. */
export function mayBePrivate(url: URL, { allowPrivate, privateHosts }: NetworkReach): boolean {
  return allowPrivate || (url.protocol !== 'http:' && privateHosts.includes(`${url.hostname}:${portOf(url)}`));
}

/** Resolves a name and removes private addresses, so that the checked address is the one connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const open = (addresses ?? []).filter(({ address }) => !isPrivateAddress(address));
    const first = open[0];
    if (error !== null) callback(error, []);
    else if (first === undefined) callback(new Error(`${hostname} has no public address`), []);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/** Returns, as a sentence, why a user's URL must not be called; undefined if it may. */
export function unfitAddress(address: string, reach: NetworkReach, schemes: Schemes = WEB_SCHEMES): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = schemes === WEB_SCHEMES && url?.protocol === 'http:' && reach.allowPrivate;
  const isMeant = isPlain || schemes.some((scheme) => url?.protocol === `${scheme}:`);
  if (!url?.host || !isMeant) return `It has to begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`;
  if (url.username !== '' || url.password !== '') return 'An account has a place of its own, which is sealed.';
  if (!mayBePrivate(url, reach) && isPrivateHost(url.hostname)) return 'It is of no public network.';
  return undefined;
}
