import { describe, expect, it } from 'vitest';
import type { Ephemeris } from '../nouns.ts';
import { covarianceGrowth } from './growth.ts';

const HOUR = 3_600;

/** A circle on which the along-track sigma follows a rule. */
function ephemeris(sigmaT: (hours: number) => number): Ephemeris {
  const n = 1e-3;
  const radius = Math.cbrt(3.986004418e14 / n ** 2);
  return {
    frame: 'EME2000',
    startTaiS: 0,
    stopTaiS: 100 * HOUR,
    stateAt(t, out) {
      const [c, s] = [Math.cos(n * t), Math.sin(n * t)];
      out.set([radius * c, radius * s, 0, -radius * n * s, radius * n * c, 0]);
      return true;
    },
    covarianceAt: (epochTaiS) => ({
      epochTaiS,
      frame: 'RTN',
      matrix: Float64Array.from({ length: 36 }, (_, i) =>
        i === 7 ? sigmaT(epochTaiS / HOUR) ** 2 : i % 7 === 0 ? 4 : 0,
      ),
    }),
  };
}

const hourly = Array.from({ length: 49 }, (_, i) => i * HOUR);

describe('the covariance of an ephemeris', () => {
  it('R-11 that rises with the square of time has the exponent 2', () => {
    const growth = covarianceGrowth(
      ephemeris((hours) => 1e-9 + hours ** 2),
      hourly,
    )!;
    expect(growth.alongTrackExponent).toBeCloseTo(2, 6);
    expect(growth).toMatchObject({ verdict: 'grows', count: 49, spanS: 48 * HOUR });
    expect(growth.lastSigmaRtnM.map(Math.round)).toEqual([2, 2304, 2]);
  });

  it.each([
    ['constant', () => 50],
    ['shrinks', (hours: number) => 100 - hours],
    ['grows', (hours: number) => 50 + hours],
  ] as const)('R-11 that %s is told so', (verdict, rule) => {
    expect(covarianceGrowth(ephemeris(rule), hourly)!.verdict).toBe(verdict);
  });

  it('R-11 that jumps shows by which factor', () => {
    expect(
      covarianceGrowth(
        ephemeris((hours) => (hours < 20 ? 50 : 400)),
        hourly,
      )!.largestJump,
    ).toBeCloseTo(8, 6);
  });

  it('R-11 over less than six hours says nothing of growth', () => {
    expect(
      covarianceGrowth(
        ephemeris(() => 50),
        hourly.slice(0, 6),
      )!.verdict,
    ).toBe('too-short');
    expect(
      covarianceGrowth(
        ephemeris(() => 50),
        [],
      ),
    ).toBeUndefined();
  });
});
