import { RAD_PER_DEG } from '@keepout/units/angle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.mjs';
import { orbit, START } from '../test/orbit.ts';
import { type HorizonPoint, horizonOf } from './horizon.ts';
import { lookAngles } from './look-angles.ts';
import { findPasses } from './passes.ts';
import { siteAt } from './site.ts';

const deg = (value: number): number => value * RAD_PER_DEG;
const points = (list: readonly (readonly [number, number])[]): HorizonPoint[] =>
  list.map(([azimuth, elevation]) => ({ azimuthRad: deg(azimuth), elevationRad: deg(elevation) }));

describe('a horizon', () => {
  it('is even without points, and with one', () => {
    expect(horizonOf(deg(10))(deg(77))).toBe(deg(10));
    expect(horizonOf(deg(10), points([[40, 20]]))(deg(220))).toBe(deg(20));
    expect(horizonOf(deg(10), points([[40, 2]]))(deg(40))).toBe(deg(10));
  });

  it('runs straight between points, around north as well, and never below the mask', () => {
    const horizon = horizonOf(
      deg(5),
      points([
        [350, 10],
        [10, 30],
        [180, 0],
      ]),
    );
    expect(horizon(deg(0)) / RAD_PER_DEG).toBeCloseTo(20, 10);
    expect(horizon(deg(355)) / RAD_PER_DEG).toBeCloseTo(15, 10);
    expect(horizon(deg(-5)) / RAD_PER_DEG).toBeCloseTo(15, 10);
    expect(horizon(deg(95)) / RAD_PER_DEG).toBeCloseTo(15, 10);
    expect(horizon(deg(180)) / RAD_PER_DEG).toBeCloseTo(5, 10);
    expect(horizon.lowestRad / RAD_PER_DEG).toBeCloseTo(5, 10);
    expect(horizon.highestRad / RAD_PER_DEG).toBeCloseTo(30, 10);
    expect(horizon.finestTurnRad / RAD_PER_DEG).toBeCloseTo(20, 10);
  });

  it('takes the higher of two points at one azimuth, 0 and 360 degrees being one', () => {
    const horizon = horizonOf(
      0,
      points([
        [0, 4],
        [360, 9],
        [90, 0],
      ]),
    );
    expect(horizon(0) / RAD_PER_DEG).toBeCloseTo(9, 10);
  });
});

describe('passes over a profile', () => {
  const profile = fc.array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 45 })), {
    minLength: 2,
    maxLength: 12,
  });

  it('are up exactly where the object stands over it, whatever the profile', () => {
    fc.assert(
      fc.property(profile, fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 60 }), (list, lat, mask) => {
        const horizon = horizonOf(deg(mask / 4), points(list));
        const site = siteAt({ latitudeRad: deg(lat), longitudeRad: 1, heightM: 0 });
        const ephemeris = orbit(7.4e6, deg(63), 'ITRF');
        const stopTaiS = START + 20_000;
        const asked = { ephemeris, site, startTaiS: START, stopTaiS, minElevationRad: horizon.lowestRad, horizon };
        const found = findPasses(asked);
        const state = new Float64Array(6);
        for (let t = START + 0.3; t < stopTaiS; t += 2.7) {
          ephemeris.stateAt(t, state);
          const { azimuthRad, elevationRad } = lookAngles(site, state);
          const clearance = elevationRad - horizon(azimuthRad);
          const isUp = found.some((pass) => pass.startTaiS <= t && t <= pass.stopTaiS);
          // What is a hair from the horizon for an instant may be on either side of a limit.
          if (Math.abs(clearance) > deg(0.03) && isUp !== clearance > 0) expect(isUp).toBe(clearance > 0);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('with all corners at one height are those over an even mask', () => {
    const site = siteAt({ latitudeRad: deg(40), longitudeRad: 1, heightM: 0 });
    const asked = { ephemeris: orbit(7e6, deg(51), 'ITRF'), site, startTaiS: START, stopTaiS: START + 86_400 };
    const even = findPasses({ ...asked, minElevationRad: deg(10) });
    const corners = points([0, 90, 180, 270].map((azimuth) => [azimuth, azimuth === 90 ? 10.000001 : 10] as const));
    const cornered = findPasses({ ...asked, minElevationRad: deg(0), horizon: horizonOf(deg(0), corners) });
    expect(even.length).toBeGreaterThan(2);
    expect(cornered.length).toBe(even.length);
    for (const [i, pass] of even.entries()) {
      expect(cornered[i]!.startTaiS).toBeCloseTo(pass.startTaiS, 3);
      expect(cornered[i]!.stopTaiS).toBeCloseTo(pass.stopTaiS, 3);
    }
  });
});
