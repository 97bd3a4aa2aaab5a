import type { AlertChannel } from '@keepout/contract/alerts/enums';

/** An address as it is shown and logged: the URL of a hook is a key, so only its host is told. */
export function masked(channel: AlertChannel, address: string): string {
  if (channel === 'EMAIL') return address;
  return URL.canParse(address) ? `${new URL(address).origin}/…` : '…';
}
