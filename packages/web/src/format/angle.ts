import { ABSENT, type Figure, formatNumber, formatSignificant, isGiven } from './number.ts';

/** An angle given in degrees, with one decimal. */
export const formatDegrees = (angleDeg: Figure): string =>
  isGiven(angleDeg) ? `${formatNumber(angleDeg, 1)}\u00b0` : ABSENT;

/** An association value or its threshold, given in arcseconds, with four significant digits (K-03). */
export const formatArcseconds = (angleArcsec: Figure): string =>
  isGiven(angleArcsec) ? `${formatSignificant(angleArcsec, 4)}\u2033` : ABSENT;
