import { equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import { describe, expect, it } from 'vitest';
import { clopperPearson } from '../../numbers/clopper-pearson.ts';
import { seededRandom } from '../../numbers/random.ts';
import { type MonteCarloOptions, monteCarloPc } from './monte-carlo.ts';
import type { OrbitError } from './orbit-error.ts';

const RADIUS_M = 7e6;
const SPEED_MPS = Math.sqrt(3.986004418e14 / RADIUS_M);
const PERIOD_S = (2 * Math.PI * RADIUS_M) / SPEED_MPS;

/** An orbit known exactly, or with deviations of the six elements. */
function orbit(position: readonly number[], velocity: readonly number[], sigmas: readonly number[] = []): OrbitError {
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = equinoctialFromCartesian([
    ...position,
    ...velocity,
  ])!;
  const covariance = new Float64Array(36);
  for (const [i, sigma] of sigmas.entries()) covariance[7 * i] = sigma * sigma;
  return { mean: Float64Array.of(meanMotionRadps, af, ag, chi, psi, meanLongitudeRad), sense, covariance };
}

/** Two circular orbits at a right angle that pass 100 m above one another at the epoch, and half a period later. */
const equatorial = orbit([RADIUS_M, 0, 0], [0, SPEED_MPS, 0]);
const ABOVE = RADIUS_M + 100;
const polar = orbit([ABOVE, 0, 0], [0, 0, Math.sqrt(3.986004418e14 / ABOVE)]);

function hitsOf(first: OrbitError, second: OrbitError, hardBodyRadiusM: number, options: Partial<MonteCarloOptions>) {
  return monteCarloPc(first, second, hardBodyRadiusM, {
    trials: 3,
    random: seededRandom(1),
    window: [-100, 100],
    aroundS: 0,
    ...options,
  }).hits;
}

describe('orbits that are known exactly', () => {
  it('meet always or never, as the miss distance is below or above the radius', () => {
    expect(hitsOf(equatorial, polar, 100.1, {})).toBe(3);
    expect(hitsOf(equatorial, polar, 99.9, {})).toBe(0);
    expect(hitsOf(equatorial, polar, 100.1, { stepS: 7 })).toBe(3);
    expect(hitsOf(equatorial, polar, 99.9, { stepS: 7 })).toBe(0);
  });

  it('are moved to closest approach from wherever the search begins', () => {
    for (const aroundS of [-60, -5, 5, 60]) {
      expect(hitsOf(equatorial, polar, 100.1, { aroundS })).toBe(3);
      expect(hitsOf(equatorial, polar, 99.9, { aroundS })).toBe(0);
    }
  });

  it('count only when they meet inside the window', () => {
    expect(hitsOf(equatorial, polar, 101, { window: [1, 100], aroundS: 2 })).toBe(0);
    expect(hitsOf(equatorial, polar, 101, { window: [-100, -1], aroundS: -2 })).toBe(0);
    expect(hitsOf(equatorial, polar, 101, { window: [-100, -1], aroundS: 0 })).toBe(0);
    expect(hitsOf(equatorial, polar, 101, { window: [1, 100], aroundS: 0 })).toBe(0);
    expect(hitsOf(equatorial, polar, 101, { window: [1, 100], stepS: 7 })).toBe(0);
    expect(hitsOf(equatorial, polar, 101, { window: [-100, -1], stepS: 7 })).toBe(0);
  });

  it('count when they stand nearer than the radius at an end of a window that is walked through', () => {
    expect(hitsOf(equatorial, polar, 2e4, { window: [1, 100], stepS: 7 })).toBe(3);
    expect(hitsOf(equatorial, polar, 2e4, { window: [-100, -1], stepS: 7 })).toBe(3);
    expect(hitsOf(equatorial, polar, 1e4, { window: [1, 100], stepS: 7 })).toBe(0);
  });

  it('are met again half a period later when the whole window is walked', () => {
    const window = [0.2 * PERIOD_S, 0.8 * PERIOD_S] as const;
    expect(hitsOf(equatorial, polar, 400, { window, stepS: 60 })).toBe(3);
    expect(hitsOf(equatorial, polar, 50, { window, stepS: 60 })).toBe(0);
    expect(hitsOf(equatorial, polar, 400, { window: [0.2 * PERIOD_S, 0.45 * PERIOD_S], stepS: 60 })).toBe(0);
    expect(hitsOf(equatorial, polar, 400, { window, aroundS: 0.5 * PERIOD_S })).toBe(3);
  });
});

describe('orbits with errors', () => {
  it('hit as often as the normal distribution of the one uncertain element says', () => {
    // Only the mean longitude of one orbit is uncertain: 1 km along track at a right angle to the other's track. The
    // nearest of both tracks is 100 m, so within 600 m of it lies sqrt(600^2 - 100^2) = 592 m to either side, and
    // crossing at a right angle at equal speed takes an error along the track as 1/sqrt 2 of a miss.
    const uncertain = orbit([RADIUS_M, 0, 0], [0, SPEED_MPS, 0], [0, 0, 0, 0, 0, 1000 / RADIUS_M]);
    const trials = 4000;
    const estimate = monteCarloPc(uncertain, polar, 600, {
      trials,
      random: seededRandom(5),
      window: [-100, 100],
      aroundS: 0,
    });
    const expected = 0.5974;
    expect(Math.abs(estimate.pc - expected)).toBeLessThan(3 * Math.sqrt((expected * (1 - expected)) / trials));
    expect(estimate.trials).toBe(trials);
    expect(estimate.pc).toBe(estimate.hits / trials);
    expect(estimate).toMatchObject(clopperPearson(estimate.hits, trials, 0.95));
  });
});
