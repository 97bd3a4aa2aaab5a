import { isPrivateHost } from './private-address.ts';

/** Why nothing is asked of or sent to an address that a person typed, as a sentence; undefined where it may be. */
export function unfitWebAddress(address: string, allowPrivate: boolean): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && allowPrivate);
  if (url === undefined || !isWeb) return 'It has to begin with https://.';
  if (url.username !== '' || url.password !== '') return 'An account has a place of its own, which is sealed.';
  if (!allowPrivate && isPrivateHost(url.hostname)) return 'It is of no public network.';
  return undefined;
}

/** Of a web address its origin: a secret that was said for one site is for no other. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);
