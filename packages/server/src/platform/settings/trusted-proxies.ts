import { isIP } from 'node:net';

/** Senders of `X-Forwarded-*` that are trusted: none, the last n hops, or the listed addresses. */
export type TrustedProxies = false | number | readonly string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 9;

/**
 * `0`: none. `1` to `9`: this number of proxies in front, each of which appends to the header; entries written by a client come
 * before those of the proxies and are not read. Or addresses and networks, comma-separated. Undefined for anything else: trusting
 * any sender of the header would let each caller choose the address that is throttled and logged.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^(0|false|no|off)$/.test(text)) return false;
  if (/^(true|yes|on)$/.test(text)) return 1;
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : undefined;
  const senders = text.split(',').map((part) => part.trim());
  return senders.every((name) => NAMED_NETWORKS.includes(name) || isNetwork(name)) ? senders : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...furtherParts] = text.split('/');
  const version = isIP(address);
  if (version === 0 || furtherParts.length > 0) return false;
  // A network that covers all addresses would trust every sender.
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}
