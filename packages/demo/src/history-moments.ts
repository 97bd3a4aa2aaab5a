import { taiMinusUtcS } from '@keepout/astro/epoch';

/** When the operator determined its orbits and the screening ran, days before now. Daily, closer together of late. */
export const HISTORY_DAYS_BEFORE_NOW: readonly number[] = [5.4, 4.4, 3.4, 2.4, 1.6, 1.0, 0.5, 0.08];

/** The moments of the history, rising; on whole minutes of UTC, as a schedule would have them. */
export function historyMoments(nowTaiS: number): number[] {
  return HISTORY_DAYS_BEFORE_NOW.map((days) => {
    const momentTaiS = nowTaiS - days * 86_400;
    const offsetS = taiMinusUtcS(momentTaiS);
    return Math.floor((momentTaiS - offsetS) / 60) * 60 + offsetS;
  });
}
