import { fromUnixMs } from '@keepout/astro/epoch';

/** Returns the current TAI time; the only place where the server reads the clock for an orbital time. */
export function nowTaiS(): number {
  return fromUnixMs(Date.now());
}
