import type { AlertChannel } from '@keepout/contract/alerts/enums';
import { shownAddress } from '../../users/addresses.ts';

/** An address as it is shown and logged: the URL of a hook is a key, so only its host is told, and a mark to know it by. */
export const masked = (channel: AlertChannel, address: string): string =>
  channel === 'EMAIL' ? address : shownAddress(address);
