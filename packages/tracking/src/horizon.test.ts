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

  it.each([
    [
      'clockwise',
      [
        [90, 0],
        [90, 40],
        [180, 40],
        [180, 0],
        [300, 0],
      ],
    ],
    [
      'anticlockwise',
      [
        [300, 0],
        [180, 0],
        [180, 40],
        [90, 40],
        [90, 0],
      ],
    ],
    [
      'anticlockwise, without other corners',
      [
        [180, 0],
        [180, 40],
        [90, 40],
        [90, 0],
      ],
    ],
    [
      'from its middle on',
      [
        [180, 40],
        [180, 0],
        [300, 0],
        [90, 0],
        [90, 40],
      ],
    ],
  ] as const)('keeps both feet of an upright wall, listed %s', (_, list) => {
    const horizon = horizonOf(0, points(list));
    const heights = [60, 89.99, 90, 90.01, 135, 179.99, 180, 180.01, 240].map((azimuth) => horizon(deg(azimuth)));
    expect(heights.map((height) => Math.round(height / RAD_PER_DEG))).toEqual([0, 0, 40, 40, 40, 40, 40, 0, 0]);
  });

  it('reaches north from the corner at 360 degrees and continues from the corner at 0 degrees', () => {
    const horizon = horizonOf(
      0,
      points([
        [0, 10],
        [90, 10],
        [270, 30],
        [360, 30],
      ]),
    );
    expect([359.99, 0, 0.01].map((azimuth) => Math.round(horizon(deg(azimuth)) / RAD_PER_DEG))).toEqual([30, 30, 10]);
    const joined = horizonOf(
      0,
      points([
        [0, 20],
        [90, 10],
        [270, 30],
        [360, 20],
      ]),
    );
    const without = horizonOf(
      0,
      points([
        [0, 20],
        [90, 10],
        [270, 30],
      ]),
    );
    for (let azimuth = -10; azimuth < 360; azimuth += 7) expect(joined(deg(azimuth))).toBe(without(deg(azimuth)));
  });
});

describe('passes over a profile', () => {
  const height = fc.integer({ min: 0, max: 45 });
  /** Corners with one or two heights: the second makes an upright wall. */
  const profile = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 359 }), height, fc.option(height)), { minLength: 2, maxLength: 12 })
    .map((list) =>
      list.flatMap(([azimuth, foot, top]): [number, number][] =>
        top === null
          ? [[azimuth, foot]]
          : [
              [azimuth, foot],
              [azimuth, top],
            ],
      ),
    );

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
          // What is a hair from the horizon for an instant may be on either side of a limit; beside a wall it is both.
          const clearances = [-0.03, 0, 0.03].map((beside) => elevationRad - horizon(azimuthRad + deg(beside)));
          const isUp = found.some((pass) => pass.startTaiS <= t && t <= pass.stopTaiS);
          if (clearances.every((clearance) => clearance > deg(0.03)) && !isUp) expect(isUp).toBe(true);
          if (clearances.every((clearance) => clearance < -deg(0.03)) && isUp) expect(isUp).toBe(false);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('behind upright walls are those behind walls of 0.001 degrees', () => {
    const site = siteAt({ latitudeRad: deg(40), longitudeRad: 1, heightM: 0 });
    const asked = { ephemeris: orbit(7e6, deg(51)), site, startTaiS: START, stopTaiS: START + 86_400 };
    const over = (list: readonly (readonly [number, number])[]) =>
      findPasses({ ...asked, minElevationRad: 0, horizon: horizonOf(0, points(list)) });
    const upright = over([
      [90, 0],
      [90, 40],
      [180, 40],
      [180, 0],
    ]);
    const steep = over([
      [90, 0],
      [90.001, 40],
      [179.999, 40],
      [180, 0],
    ]);
    expect(upright.length).toBeGreaterThan(5);
    expect(upright.length).toBe(steep.length);
    for (const [i, pass] of steep.entries()) {
      expect(Math.abs(upright[i]!.startTaiS - pass.startTaiS)).toBeLessThan(0.1);
      expect(Math.abs(upright[i]!.stopTaiS - pass.stopTaiS)).toBeLessThan(0.1);
    }
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
