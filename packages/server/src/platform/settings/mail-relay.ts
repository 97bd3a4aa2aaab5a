import { isLoopback } from './loopback.ts';

const ADDRESS = /^(?:[^<>\r\n]*<)?[^\s@<>]+@([^\s@<>]+\.[^\s@<>]+)>?$/;

/** Why a relay is not safe to hand mail to; undefined where it is. On this machine it may be plain. */
export function unsafeRelay(smtpUrl: string): string | undefined {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isLoopback(hostname)) return undefined;
  if (searchParams.get('tls.rejectUnauthorized') === 'false') {
    return 'must not switch the check of its certificate off in production: anybody could stand in for the relay';
  }
  if (protocol === 'smtps:') return undefined;
  if (searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true') return undefined;
  return 'must begin with smtps:// in production, or end with ?requireTLS=true: whoever is on the way could read and change what is sent';
}

/** Whether relays take it as a sender: an address of a domain, with or without a name in front. */
export const isSender = (mailFrom: string): boolean => ADDRESS.test(mailFrom);
