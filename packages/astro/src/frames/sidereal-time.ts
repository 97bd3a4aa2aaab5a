import { RAD_PER_ARCSEC, TWO_PI, wrapTwoPi } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Nutation } from './precession-nutation.ts';

/**
 * Greenwich mean sidereal time, rad, [0, 2 pi).
 *
 * Method   IAU 1982, Aoki et al. 1982 (GMST82, which defines TEME); docs/models/frames
 *
 * @param ut1S   number   s   UT1 since 2000-01-01T00:00:00 (`ut1` of epoch)
 */
export function gmst82(ut1S: number): number {
  const sinceJ2000S = ut1S - SECONDS_PER_DAY / 2;
  const t = sinceJ2000S / (36_525 * SECONDS_PER_DAY);
  // 876,600 h of the published rate are an integer number of turns a day: modulo the day, no digit is lost.
  const seconds = 67_310.54841 + (8_640_184.812866 + (0.093104 - 6.2e-6 * t) * t) * t + (sinceJ2000S % SECONDS_PER_DAY);
  return wrapTwoPi((seconds / SECONDS_PER_DAY) * TWO_PI);
}

/** 1997-02-27T00:00:00 UTC, from which the two lunar-node terms belong to the equation of the equinoxes (IAU 1994). */
const NODE_TERMS_FROM_TAI_S = -89_683_170;

/**
 * Equation of the equinoxes, rad: apparent minus mean sidereal time.
 *
 * Method   dPsi cos(eps) and, since 1997, 0.00264" sin(node) + 0.000063" sin(2 node); IAU 1994, IERS Conventions 1996
 *
 * @param longitudeOffsetRad  number   rad   observed correction to nutation in longitude, 0 without one
 */
export function equationOfEquinoxes(nutation: Nutation, epochTaiS: number, longitudeOffsetRad = 0): number {
  const plain = (nutation.inLongitudeRad + longitudeOffsetRad) * Math.cos(nutation.meanObliquityRad);
  if (epochTaiS < NODE_TERMS_FROM_TAI_S) return plain;
  const node = nutation.lunarNodeRad;
  return plain + (0.00264 * Math.sin(node) + 0.000063 * Math.sin(2 * node)) * RAD_PER_ARCSEC;
}
