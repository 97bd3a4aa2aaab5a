import { ABSENT, type Figure, formatNumber, formatSignificant, isGiven } from './number.ts';

/** An angle given in degrees, with one decimal. */
export const formatDegrees = (angleDeg: Figure): string =>
  isGiven(angleDeg) ? `${formatNumber(angleDeg, 1)}\u00b0` : ABSENT;

/** An association threshold: radians in, arcseconds with four significant digits out (K-03). */
export const formatArcseconds = (angleRad: Figure): string =>
  isGiven(angleRad) ? `${formatSignificant((angleRad * 180 * 3600) / Math.PI, 4)}\u2033` : ABSENT;
