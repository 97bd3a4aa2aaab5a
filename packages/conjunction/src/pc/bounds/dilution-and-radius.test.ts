import { describe, expect, test } from 'vitest';
import { type Symmetric2, sum2 } from '../../linear/symmetric2.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import {
  mahalanobisSquared,
  type PrincipalEncounter,
  principalEncounter,
  scaledEncounter,
} from '../plane/principal-encounter.ts';
import { dilution } from './dilution.ts';
import { radiusForPc, radiusSensitivity } from './hbr-sensitivity.ts';
import { alfanoMaxPc, frisbeeMaxPc, frisbeeWorstCovariance } from './max-pc.ts';
import { dilutionCode } from './report-bounds.ts';
import { separateDilution } from './separate-dilution.ts';

function encounter(
  miss: number,
  sigmaMinorM: number,
  sigmaMajorM: number,
  hardBodyRadiusM: number,
): PrincipalEncounter {
  return { meanMinorM: miss, meanMajorM: 0, sigmaMinorM, sigmaMajorM, hardBodyRadiusM, repair: 'ok' };
}
const round = (sigma: number) => ({ xx: sigma * sigma, yx: 0, yy: sigma * sigma });

describe('principal axes', () => {
  test('keep the miss, and turn it onto the axes of the ellipse', () => {
    // Long axis at 30 degrees; the miss 10 m along it and 4 m across.
    const [c, s] = [Math.sqrt(3) / 2, 0.5];
    const [major, minor] = [50 ** 2, 20 ** 2];
    const covariance = {
      xx: c * c * major + s * s * minor,
      yx: c * s * (major - minor),
      yy: s * s * major + c * c * minor,
    };
    const principal = principalEncounter(10 * c - 4 * s, 10 * s + 4 * c, covariance, 7);
    expect(principal.meanMajorM).toBeCloseTo(10, 10);
    expect(principal.meanMinorM).toBeCloseTo(4, 10);
    expect(principal.sigmaMajorM).toBeCloseTo(50, 10);
    expect(principal.sigmaMinorM).toBeCloseTo(20, 10);
    expect(principal).toMatchObject({ hardBodyRadiusM: 7, repair: 'ok' });
    expect(mahalanobisSquared(principal)).toBeCloseTo(0.04 + 0.04, 12);
    expect(scaledEncounter(principal, 3)).toEqual({
      ...principal,
      sigmaMinorM: 3 * principal.sigmaMinorM,
      sigmaMajorM: 3 * principal.sigmaMajorM,
    });
  });

  test('raise a bad deviation to a ten-thousandth of the radius, and by nothing for a body without end', () => {
    const flat = { xx: 100, yx: 0, yy: 0 };
    expect(principalEncounter(1, 2, flat, 20)).toMatchObject({ sigmaMinorM: 0.002, repair: 'remediated' });
    expect(principalEncounter(1, 2, flat, Number.POSITIVE_INFINITY).sigmaMinorM).toBeLessThan(1e-100);
    expect(principalEncounter(1, 2, { xx: -1, yx: 0, yy: -1 }, 20).repair).toBe('unusable');
  });
});

describe('the curve over the covariance scale', () => {
  test('is robust left of its top and diluted right of it', () => {
    // A small disc: the top is at sigma = miss / root 2.
    const top = 100 / Math.SQRT2;
    for (const [sigma, region] of [
      [0.5 * top, 'robust'],
      [0.999 * top, 'robust'],
      [1.001 * top, 'diluted'],
      [30 * top, 'diluted'],
    ] as const) {
      const extremum = dilution(encounter(100, sigma, sigma, 0.01));
      expect(extremum.region, `${sigma}`).toBe(region);
      expect(extremum.scaleAtMax * sigma).toBeCloseTo(top, 2);
      expect(extremum.maxPc / (0.01 ** 2 / (Math.E * 100 ** 2))).toBeCloseTo(1, 6);
    }
  });

  test('is climbed from the closed form for small discs and scanned for large ones, to the same top', () => {
    for (const radius of [0.0999, 0.1001, 5, 40]) {
      const at = encounter(100, 1, 3, radius);
      const { maxPc, scaleAtMax } = dilution(at);
      for (const off of [0.5, 0.99, 1.01, 2])
        expect(foster1992(scaledEncounter(at, off * scaleAtMax))).toBeLessThan(maxPc);
      expect(foster1992(scaledEncounter(at, scaleAtMax)) / maxPc).toBeCloseTo(1, 9);
    }
  });

  test('ends at certainty when the disc holds the mean', () => {
    expect(dilution(encounter(5, 100, 100, 10))).toEqual({ region: 'diluted', maxPc: 1, scaleAtMax: 0 });
    expect(dilution(encounter(5, 0.1, 0.1, 10))).toEqual({ region: 'robust', maxPc: 1, scaleAtMax: 0 });
    expect(dilution(encounter(10, 100, 100, 10)).scaleAtMax).toBeGreaterThan(0);
  });

  test('that the present scale tops is robust at scale one', () => {
    // Beyond the thousandfold the search does not go: a miss of a million deviations.
    const far = dilution(encounter(1e6, 1, 1, 0.01));
    expect(far.region).toBe('robust');
    expect(far.maxPc).toBeGreaterThanOrEqual(foster1992(encounter(1e6, 1, 1, 0.01)));
  });
});

function codeOf(miss: number, primary: Symmetric2, secondary: Symmetric2, radius: number): number {
  const principal = principalEncounter(miss, 0, sum2(primary, secondary), radius);
  const separate = separateDilution(miss, 0, primary, secondary, radius);
  return dilutionCode(dilution(principal), separate, foster1992(principal), 1e-6);
}

describe('the code of dilution', () => {
  const code = (primary: number, secondary: number, miss = 100): number =>
    codeOf(miss, round(primary), round(secondary), 0.01);

  test('is 11 when the sum is diluted, or either object alone', () => {
    expect(code(100, 100)).toBe(11);
  });

  test('is 0 when nothing is', () => {
    expect(code(20, 20)).toBe(0);
    expect(codeOf(100, round(20), round(20), 5)).toBe(0);
  });

  test('names the one object whose data dilute while the sum does not', () => {
    // Across the miss only the width counts against: shrinking the object that is wide there raises the probability.
    const wide = { xx: 1, yx: 0, yy: 400 ** 2 };
    const along = { xx: 25 ** 2, yx: 0, yy: 1 };
    expect(codeOf(100, wide, along, 0.01)).toBe(10);
    expect(codeOf(100, along, wide, 0.01)).toBe(1);
    const both = { xx: 20 ** 2, yx: 0, yy: 400 ** 2 };
    expect([0, 1, 10, 11]).toContain(codeOf(100, both, both, 0.01));
  });
});

describe('the probability against the radius', () => {
  test('is given on a grid of equal ratios, ends included', () => {
    const at = encounter(100, 30, 60, 5);
    const points = radiusSensitivity(at, 1, 16, 5);
    expect(points.map(({ hardBodyRadiusM }) => hardBodyRadiusM)).toEqual([1, 2, 4, 8, 16]);
    for (const { hardBodyRadiusM, pc } of points) expect(pc).toBe(foster1992({ ...at, hardBodyRadiusM }));
  });

  test('reaches a threshold somewhere between a millimetre and a thousand kilometres, or nowhere', () => {
    const at = encounter(100, 30, 60, 5);
    for (const threshold of [1e-11, 1e-4, 0.5, 0.999999]) {
      const radius = radiusForPc(at, threshold)!;
      expect(foster1992({ ...at, hardBodyRadiusM: radius }) / threshold).toBeCloseTo(1, 8);
    }
    expect(radiusForPc(at, 1.1)).toBeUndefined();
    expect(radiusForPc(at, 1e-13)).toBeUndefined();
    // Small discs in closed form: pc = R^2 / 2 s1 s2 exp(-d^2/2), one millimetre gives the least of all.
    const least = foster1992({ ...at, hardBodyRadiusM: 1e-3 });
    expect(radiusForPc(at, least * 1.0001)).toBeCloseTo(1e-3 * Math.sqrt(1.0001), 9);
  });
});

describe('bounds without covariances', () => {
  test('Alfano’s is 1 where the bodies touch and 0 where there are none', () => {
    expect(alfanoMaxPc(10, 10, 3)).toEqual({ maxPc: 1 });
    expect(alfanoMaxPc(10, 0, 3)).toEqual({ maxPc: 0 });
    expect(alfanoMaxPc(0, 0, 3)).toEqual({ maxPc: 0 });
    expect(alfanoMaxPc(10.0001, 10, 3).maxPc).toBeLessThan(1);
  });

  test('Alfano’s is the top over the size of the ellipse', () => {
    for (const ratio of [1, 3, 10]) {
      const { maxPc, sigmaMinorM } = alfanoMaxPc(500, 0.1, ratio);
      // Small disc: AR R^2 / e d^2 at d / (AR root 2).
      expect(maxPc / ((ratio * 0.1 ** 2) / (Math.E * 500 ** 2))).toBeCloseTo(1, 5);
      expect((sigmaMinorM! * ratio * Math.SQRT2) / 500).toBeCloseTo(1, 5);
    }
  });

  test('Frisbee’s adds nothing inside one deviation, and has none without a usable covariance', () => {
    expect(frisbeeWorstCovariance(5, 0, round(10), 1)).toEqual(round(10));
    expect(frisbeeWorstCovariance(5, 0, { xx: -1, yx: 0, yy: -1 }, 1)).toBeUndefined();
    expect(frisbeeMaxPc(5, 0, { xx: -1, yx: 0, yy: -1 }, 1)).toBeUndefined();
  });

  test('Frisbee’s adds a line along the miss of variance d^2 (Ka^2 - 1) / Ka^2', () => {
    // Ka = 5: 24 / 25 of the square of the miss (30, 40).
    const worst = frisbeeWorstCovariance(30, 40, round(10), 1)!;
    expect(worst.xx).toBeCloseTo(100 + 0.96 * 900, 9);
    expect(worst.yx).toBeCloseTo(0.96 * 1200, 9);
    expect(worst.yy).toBeCloseTo(100 + 0.96 * 1600, 9);
    expect(frisbeeMaxPc(30, 40, round(10), 1)).toBe(foster1992(principalEncounter(30, 40, worst, 1)));
  });
});
