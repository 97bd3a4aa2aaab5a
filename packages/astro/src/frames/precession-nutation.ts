import { RAD_PER_ARCSEC, TWO_PI } from '@keepout/units/angle';
import { aboutX, aboutY, aboutZ, type Matrix3, multiply3 } from './matrix3.ts';
import series from './nutation-1980.json' with { type: 'json' };

/** Nutation of a date against the ecliptic and mean equinox of that date, rad. */
export interface Nutation {
  readonly inLongitudeRad: number;
  readonly inObliquityRad: number;
  readonly meanObliquityRad: number;
  /** Mean longitude of the Moon's ascending node. */
  readonly lunarNodeRad: number;
}

const TERM_COUNT = series.terms.length;
const TERM_WIDTH = 9;
const TERMS = Float64Array.from(series.terms.flat());
/** The series counts in 0.1 milliarcseconds. */
const RAD_PER_TERM_UNIT = RAD_PER_ARCSEC * 1e-4;

/**
 * Rotation from the mean equator and equinox of J2000.0 (EME2000) to those of date.
 *
 * Method   IAU 1976, Lieske et al. 1977: zeta, theta, z; docs/models/frames
 * @param centuriesTt   number   Julian centuries of TT since J2000.0
 */
export function precession1976(centuriesTt: number): Matrix3 {
  const t = centuriesTt;
  const zeta = (2306.2181 + (0.30188 + 0.017998 * t) * t) * t * RAD_PER_ARCSEC;
  const theta = (2004.3109 + (-0.42665 - 0.041833 * t) * t) * t * RAD_PER_ARCSEC;
  const z = (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * RAD_PER_ARCSEC;
  return multiply3(aboutZ(-z), multiply3(aboutY(theta), aboutZ(-zeta)));
}

/** Mean obliquity of the ecliptic of date, rad. IAU 1976. @param centuriesTt Julian centuries of TT since J2000.0 */
export function meanObliquity(centuriesTt: number): number {
  const t = centuriesTt;
  return (84_381.448 + (-46.815 + (-0.00059 + 0.001813 * t) * t) * t) * RAD_PER_ARCSEC;
}

/**
 * Returns nutation by the complete IAU 1980 series, 106 terms.
 *
 * Method   Seidelmann 1982; fundamental arguments of the same theory; docs/models/frames
 * Cost     about 5 microseconds; `equator-of-date` caches the result
 */
export function nutation1980(centuriesTt: number): Nutation {
  const t = centuriesTt;
  const l = argument(485_866.733, 1325, 715_922.633, 31.31, 0.064, t);
  const lPrime = argument(1_287_099.804, 99, 1_292_581.224, -0.577, -0.012, t);
  const f = argument(335_778.877, 1342, 295_263.137, -13.257, 0.011, t);
  const d = argument(1_072_261.307, 1236, 1_105_601.328, -6.891, 0.019, t);
  const node = argument(450_160.28, -5, -482_890.539, 7.455, 0.008, t);

  let longitude = 0;
  let obliquity = 0;
  // From the small terms to the large ones: the sum keeps its last digits.
  for (let i = (TERM_COUNT - 1) * TERM_WIDTH; i >= 0; i -= TERM_WIDTH) {
    const angle = TERMS[i]! * l + TERMS[i + 1]! * lPrime + TERMS[i + 2]! * f + TERMS[i + 3]! * d + TERMS[i + 4]! * node;
    longitude += (TERMS[i + 5]! + TERMS[i + 6]! * t) * Math.sin(angle);
    obliquity += (TERMS[i + 7]! + TERMS[i + 8]! * t) * Math.cos(angle);
  }
  return {
    inLongitudeRad: longitude * RAD_PER_TERM_UNIT,
    inObliquityRad: obliquity * RAD_PER_TERM_UNIT,
    meanObliquityRad: meanObliquity(t),
    lunarNodeRad: node,
  };
}

/** Rotation from the mean to the true equator and equinox of date. */
export function nutationMatrix(nutation: Nutation): Matrix3 {
  const mean = nutation.meanObliquityRad;
  const toEquator = aboutX(-(mean + nutation.inObliquityRad));
  return multiply3(toEquator, multiply3(aboutZ(-nutation.inLongitudeRad), aboutX(mean)));
}

/**
 * Rotation from the true equator of the IAU 1980 theory to the observed one.
 *
 * @param trueObliquityRad    number   rad
 * @param longitudeOffsetRad  number   rad   observed correction to nutation in longitude (dPsi)
 * @param obliquityOffsetRad  number   rad   observed correction to nutation in obliquity (dEps)
 */
export function poleOffsetMatrix(
  trueObliquityRad: number,
  longitudeOffsetRad: number,
  obliquityOffsetRad: number,
): Matrix3 {
  const toEquator = aboutX(-(trueObliquityRad + obliquityOffsetRad));
  return multiply3(toEquator, multiply3(aboutZ(-longitudeOffsetRad), aboutX(trueObliquityRad)));
}

/** Returns a fundamental argument: complete turns are dropped before the sum so that digits survive. */
function argument(at0: number, turns: number, linear: number, square: number, cube: number, t: number): number {
  return ((at0 + (linear + (square + cube * t) * t) * t) * RAD_PER_ARCSEC + ((turns * t) % 1) * TWO_PI) % TWO_PI;
}
