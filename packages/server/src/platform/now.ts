import { fromUnixMs } from '@keepout/astro/epoch';

/** The present on the TAI axis; the one place where the server asks the clock for an orbital time. */
export function nowTaiS(): number {
  return fromUnixMs(Date.now());
}
