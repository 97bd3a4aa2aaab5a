import { RAD_PER_ARCSEC, TWO_PI } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import series from './nutation-1980.json' with { type: 'json' };
import { meanObliquity, nutation1980 } from './precession-nutation.ts';
import { gmst82 } from './sidereal-time.ts';

/** An angle as the papers print it. */
function degrees(whole: number, minutes: number, seconds: number): number {
  return ((whole * 3600 + minutes * 60 + seconds) / 648_000) * Math.PI;
}

/** Fundamental arguments as Seidelmann 1982 prints them: degrees, whole turns and degrees a century, seconds of arc. */
const published = {
  l: [degrees(134, 57, 46.733), 1325, degrees(198, 52, 2.633), 31.31, 0.064],
  lPrime: [degrees(357, 31, 39.804), 99, degrees(359, 3, 1.224), -0.577, -0.012],
  f: [degrees(93, 16, 18.877), 1342, degrees(82, 1, 3.137), -13.257, 0.011],
  d: [degrees(297, 51, 1.307), 1236, degrees(307, 6, 41.328), -6.891, 0.019],
  node: [degrees(125, 2, 40.28), -5, -degrees(134, 8, 10.539), 7.455, 0.008],
} as const;

function argument([at0, turns, rate, square, cube]: readonly number[], t: number): number {
  const whole = turns! * TWO_PI + rate!;
  return at0! + whole * t + (square! * t ** 2 + cube! * t ** 3) * RAD_PER_ARCSEC;
}

/** Far from J2000.0, where every power of time shows. */
const CENTURIES = [-4, -1, 0.5, 3, 6];

describe('the IAU 1980 theory of nutation', () => {
  it('has the published arguments, and sums the published terms', () => {
    for (const t of CENTURIES) {
      const { l, lPrime, f, d, node } = published;
      const arguments5 = [l, lPrime, f, d, node].map((row) => argument(row, t));
      let longitude = 0;
      let obliquity = 0;
      for (const term of series.terms) {
        const angle = arguments5.reduce((sum, value, i) => sum + term[i]! * value, 0);
        longitude += (term[5]! + term[6]! * t) * Math.sin(angle);
        obliquity += (term[7]! + term[8]! * t) * Math.cos(angle);
      }
      const nutation = nutation1980(t);
      expect(nutation.inLongitudeRad / RAD_PER_ARCSEC).toBeCloseTo(longitude * 1e-4, 8);
      expect(nutation.inObliquityRad / RAD_PER_ARCSEC).toBeCloseTo(obliquity * 1e-4, 8);
      expect(Math.cos(nutation.lunarNodeRad - arguments5[4]!)).toBeCloseTo(1, 12);
      expect(Math.sin(nutation.lunarNodeRad - arguments5[4]!)).toBeCloseTo(0, 10);
      expect(nutation.meanObliquityRad).toBe(meanObliquity(t));
    }
  });

  it('gives example 22.a of Meeus, Astronomical Algorithms: 1987 April 10, 0 h TD', () => {
    const nutation = nutation1980(-0.127296372348);
    // The book leaves terms out below 0.0003 arcsec.
    expect(Math.abs(nutation.inLongitudeRad / RAD_PER_ARCSEC + 3.788)).toBeLessThan(0.001);
    expect(Math.abs(nutation.inObliquityRad / RAD_PER_ARCSEC - 9.443)).toBeLessThan(0.001);
    expect(nutation.meanObliquityRad).toBeCloseTo(degrees(23, 26, 27.407), 8);
  });
});

describe('the mean obliquity', () => {
  it('has the four published coefficients of Lieske 1977', () => {
    for (const t of CENTURIES) {
      const seconds = 84_381.448 - 46.815 * t - 0.00059 * t ** 2 + 0.001813 * t ** 3;
      expect(meanObliquity(t) / RAD_PER_ARCSEC).toBeCloseTo(seconds, 9);
    }
  });
});

describe('sidereal time', () => {
  it('at 0 h UT1 is the published polynomial of Aoki et al. 1982', () => {
    for (const century of CENTURIES) {
      const days = Math.round(century * 36_525);
      const t = (days - 0.5) / 36_525;
      const seconds = 24_110.54841 + 8_640_184.812866 * t + 0.093104 * t ** 2 - 6.2e-6 * t ** 3;
      const turn = gmst82(days * 86_400) / TWO_PI - seconds / 86_400;
      expect((turn - Math.round(turn)) * 86_400).toBeCloseTo(0, 6);
    }
  });

  it('gives example 12.a of Meeus: 13 h 10 m 46.3668 s at 0 h UT of 1987 April 10', () => {
    const days = 2_446_895.5 - 2_451_544.5;
    expect((gmst82(days * 86_400) / TWO_PI) * 24).toBeCloseTo(13 + 10 / 60 + 46.3668 / 3600, 7);
  });
});
