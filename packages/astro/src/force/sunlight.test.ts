import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { EARTH_FLATTENING, EARTH_RADIUS_M } from '../constants.ts';
import { ASTRONOMICAL_UNIT_M, SUN_RADIUS_M } from '../sun/position.ts';
import { exponentialAtmosphere } from './exponential-atmosphere.ts';
import { radiationPressure, SOLAR_PRESSURE_NPM2 } from './radiation-pressure.ts';
import { outsideShadow, sunlitShare } from './sunlight.ts';

const SUN = [ASTRONOMICAL_UNIT_M, 0, 0];
const NORTH = [0, 0, 1];

describe('sunlight', () => {
  it('is whole before the Earth and gone behind it', () => {
    expect(sunlitShare(7e6, 0, 0, SUN, NORTH)).toBe(1);
    expect(sunlitShare(0, 7e6, 0, SUN, NORTH)).toBe(1);
    expect(sunlitShare(-7e6, 0, 0, SUN, NORTH)).toBe(0);
    expect(sunlitShare(-42e6, 1e6, 0, SUN, NORTH)).toBe(0);
  });

  it('is whole outside of the penumbra, nothing in the umbra and a part between, wherever it is computed the short way', () => {
    const pole = [Math.sin(0.4), 0, Math.cos(0.4)];
    fc.assert(
      fc.property(
        fc.double({ min: 6.45e6, max: 4e8, noNaN: true }),
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.boolean(),
        (behindM, offRad, about, isAhead) => {
          // Around the edge as the sphere of the Earth throws it.
          const beside = Math.max(0, EARTH_RADIUS_M + offRad * behindM);
          const place = [isAhead ? behindM : -behindM, beside * Math.cos(about), beside * Math.sin(about)] as const;
          const share = sunlitShare(...place, SUN, pole);
          expect(share === 1).toBe(outsideShadow('penumbra', place, SUN, pole) >= 0);
          expect(share === 0).toBe(outsideShadow('umbra', place, SUN, pole) <= 0);
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it('is half where the limb crosses the middle of the Sun', () => {
    const behind = -42_164_000;
    // The line from the Sun's centre that touches the Earth; a straight limb hides half a disc.
    const tilt = Math.asin(EARTH_RADIUS_M / ASTRONOMICAL_UNIT_M);
    const height = EARTH_RADIUS_M / Math.cos(tilt) - behind * Math.tan(tilt);
    expect(sunlitShare(behind, height, 0, SUN, NORTH)).toBeCloseTo(0.5, 2);
  });

  it('ends where a line from the edge of the Sun touches the ellipsoid, however its pole is turned', () => {
    const polarM = EARTH_RADIUS_M * (1 - EARTH_FLATTENING);
    for (const turned of [0, 0.4, 0.9, Math.PI / 2, 2.5]) {
      const pole = [Math.sin(turned), 0, Math.cos(turned)];
      for (const [edge, sunRadiusM] of [
        ['umbra', SUN_RADIUS_M],
        ['penumbra', -SUN_RADIUS_M],
      ] as const) {
        // A line whose normal (sin, 0, cos) is as far from the centre as the ellipsoid reaches that way.
        let tilt = 0;
        let reachM = 0;
        for (let k = 0; k < 6; k++) {
          const up = Math.cos(turned - tilt);
          reachM = Math.hypot(EARTH_RADIUS_M * Math.sqrt(1 - up * up), polarM * up);
          tilt = Math.asin((reachM - sunRadiusM * Math.cos(tilt)) / ASTRONOMICAL_UNIT_M);
        }
        const heightM = (reachM + 7e6 * Math.sin(tilt)) / Math.cos(tilt);
        const at = (offM: number) => outsideShadow(edge, [-7e6, 0, heightM + offM], SUN, pole);
        // A disc through the middle of the Sun, here, and the rim of a sphere are a third of a metre apart.
        expect(at(1), `${edge} at ${turned}`).toBeGreaterThan(0);
        expect(at(-1), `${edge} at ${turned}`).toBeLessThan(0);
      }
    }
  });

  it('grows from the umbra to the light without a step', () => {
    let before = 0;
    for (let y = 6.0e6; y < 6.8e6; y += 1000) {
      const share = sunlitShare(-42_164_000, y, 0, SUN, NORTH);
      expect(share).toBeGreaterThanOrEqual(before);
      expect(share - before).toBeLessThan(0.01);
      before = share;
    }
    expect(before).toBe(1);
  });

  it('shows a ring around the Earth beyond the tip of the umbra', () => {
    const far = -2e9;
    const share = sunlitShare(far, 0, 0, SUN, NORTH);
    const sunDisc = Math.asin(SUN_RADIUS_M / (ASTRONOMICAL_UNIT_M - far));
    const earthDisc = Math.asin(EARTH_RADIUS_M / -far);
    expect(share).toBeCloseTo(1 - (earthDisc / sunDisc) ** 2, 12);
  });

  it('pushes away from the Sun with its pressure at one astronomical unit', () => {
    const force = radiationPressure(
      { areaM2: 10, coefficient: 1.5 },
      (_epoch, out) => out.set(SUN),
      (_epoch, out) => out.set(NORTH),
    );
    const out = new Float64Array(7);
    force.addRates(0, Float64Array.of(0, 7e6, 0, 0, 0, 0, 100), out);
    expect(out[3]! / ((-SOLAR_PRESSURE_NPM2 * 10 * 1.5) / 100)).toBeCloseTo(1, 7);
    force.addRates(0, Float64Array.of(-7e6, 0, 0, 0, 0, 0, 100), out.fill(0));
    expect([...out]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('exponential atmosphere', () => {
  it('has the tabulated density at the foot of a layer', () => {
    expect(exponentialAtmosphere(0, { heightM: 400_000 })).toBe(3.725e-12);
    expect(exponentialAtmosphere(0, { heightM: 1_000_000 })).toBe(3.019e-15);
    expect(exponentialAtmosphere(0, { heightM: 0 })).toBe(1.225);
  });

  it('meets the foot of the next layer within a few per cent', () => {
    for (const km of [110, 150, 200, 300, 400, 500, 600, 700, 800, 900, 1000]) {
      expect(
        exponentialAtmosphere(0, { heightM: km * 1000 - 1 }) / exponentialAtmosphere(0, { heightM: km * 1000 }),
      ).toBeCloseTo(1, 1);
    }
  });
});
