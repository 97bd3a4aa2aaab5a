import { readFileSync } from 'node:fs';
import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import { itrfFromGeodetic } from '@keepout/astro/frames/geodetic';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { readTwoLines } from '../../../conformance/gp-elements.ts';
import { lookAngles } from './look-angles.ts';
import { findPasses } from './passes.ts';
import { sunClearance } from './shadow.ts';
import { siteAt } from './site.ts';

const START = 8e8;
const equator = siteAt({ latitudeRad: 0, longitudeRad: 0, heightM: 0 });

/** Two-body orbit of given radius and inclination, in TEME. */
function orbit(radiusM: number, inclinationRad: number): Ephemeris {
  const seed = cartesianFromKeplerian({
    semiMajorAxisM: radiusM,
    eccentricity: 0,
    inclinationRad,
    raanRad: 0,
    argPerigeeRad: 0,
    meanAnomalyRad: 0,
  });
  return {
    frame: 'TEME',
    startTaiS: START,
    stopTaiS: START + 10 * 86_400,
    stateAt(t, out) {
      propagateTwoBody(seed, t - START, out);
      return t >= START && t <= START + 10 * 86_400;
    },
  };
}

function ask(ephemeris: Ephemeris, minElevationRad: number, site = equator, days = 1) {
  return { ephemeris, site, startTaiS: START, stopTaiS: START + days * 86_400, minElevationRad };
}

describe('lookAngles', () => {
  it('an object straight above stands at 90 degrees and its height', () => {
    const look = lookAngles(equator, [...itrfFromGeodetic({ latitudeRad: 0, longitudeRad: 0, heightM: 5e5 }), 0, 0, 0]);
    expect(look.elevationRad).toBeCloseTo(Math.PI / 2, 7);
    expect(look.rangeM).toBeCloseTo(5e5, 6);
  });

  it('north is azimuth 0, east is 90 degrees', () => {
    const north = lookAngles(equator, [EARTH_RADIUS_M, 0, 1e5, 0, 0, 0]);
    const east = lookAngles(equator, [EARTH_RADIUS_M, 1e5, 0, 0, 0, 0]);
    expect(north.azimuthRad).toBeCloseTo(0, 12);
    expect(north.elevationRad).toBeCloseTo(0, 12);
    expect(east.azimuthRad).toBeCloseTo(Math.PI / 2, 12);
  });

  it('rates are the derivatives of range and elevation', () => {
    const state = [7e6, 1e6, 5e5, -500, 7000, 2000];
    const later = state.map((value, i) => (i < 3 ? value + state[i + 3]! * 0.01 : value));
    const now = lookAngles(equator, state);
    const then = lookAngles(equator, later);
    expect((then.rangeM - now.rangeM) / 0.01).toBeCloseTo(now.rangeRateMps, 0);
    expect((then.elevationRad - now.elevationRad) / 0.01).toBeCloseTo(now.elevationRateRadps, 4);
  });
});

describe('findPasses', () => {
  it('an equatorial low orbit rises over an equatorial site at every synodic revolution', () => {
    const passes = findPasses(ask(orbit(7e6, 0), 0));
    // 5828.5 s against a turning Earth: 6251 s between passes.
    expect(passes.length).toBeGreaterThanOrEqual(13);
    expect(passes.length).toBeLessThanOrEqual(15);
    for (const pass of passes.filter((one) => !one.startsBeforeWindow && !one.endsAfterWindow)) {
      expect(pass.maxElevationRad).toBeGreaterThan(89 * RAD_PER_DEG);
      expect(pass.culminationTaiS - pass.startTaiS).toBeCloseTo(pass.stopTaiS - pass.culminationTaiS, 0);
    }
  });

  it('never rises over a pole, and the list is empty', () => {
    const pole = siteAt({ latitudeRad: Math.PI / 2, longitudeRad: 0, heightM: 0 });
    expect(findPasses(ask(orbit(7e6, 0), 0, pole))).toEqual([]);
  });

  it('a geostationary object that never sets is one pass clipped at both ends', () => {
    const synchronous = orbit(42_164_170, 0);
    const out = new Float64Array(6);
    synchronous.stateAt(START, out);
    const passes = [-150, -90, -30, 30, 90, 150].flatMap((longitude) =>
      findPasses(ask(synchronous, 0, siteAt({ latitudeRad: 0, longitudeRad: longitude * RAD_PER_DEG, heightM: 0 }))),
    );
    expect(passes.length).toBeGreaterThan(0);
    for (const pass of passes) {
      expect(pass.startsBeforeWindow && pass.endsAfterWindow).toBe(true);
    }
  });

  it('keeps a pass that tops the mask by a thousandth of a degree', () => {
    const low = orbit(7e6, 51 * RAD_PER_DEG);
    const site = siteAt({ latitudeRad: 40 * RAD_PER_DEG, longitudeRad: 1, heightM: 0 });
    for (const pass of findPasses(ask(low, 0, site, 2))) {
      const mask = pass.maxElevationRad - 1e-3 * RAD_PER_DEG;
      const grazing = findPasses(ask(low, mask, site, 2)).filter(
        (one) => Math.abs(one.culminationTaiS - pass.culminationTaiS) < 5,
      );
      expect(grazing).toHaveLength(1);
    }
  });

  it('is not up where the ephemeris says nothing', () => {
    const short = orbit(7e6, 0);
    const passes = findPasses({ ...ask(short, 0), startTaiS: START - 86_400, stopTaiS: START });
    expect(passes).toEqual([]);
  });

  it('has no pass of a decayed object, asked long before or after the day of its set', () => {
    const file = new URL('../../../conformance/sgp4/strong-drag.tle', import.meta.url);
    const [, line1 = '', line2 = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
    const elements = readTwoLines(line1, line2);
    const passesFrom = (day: number) =>
      [0, 60, 120, 180, 240, 300].flatMap((longitude) =>
        findPasses({
          ephemeris: sgp4Ephemeris(elements),
          site: siteAt({ latitudeRad: 60 * RAD_PER_DEG, longitudeRad: longitude * RAD_PER_DEG, heightM: 0 }),
          startTaiS: elements.epochTaiS + day * 86_400,
          stopTaiS: elements.epochTaiS + (day + 1) * 86_400,
          minElevationRad: 0,
        }),
      );
    // It decays 0.962 days after its epoch.
    expect(passesFrom(0).length).toBeGreaterThan(0);
    for (const day of [-30, 1, 2, 30]) expect(passesFrom(day)).toEqual([]);
  });
});

describe('sunClearance', () => {
  const sun = [1.496e11, 0, 0] as const;

  it('is positive on the day side and negative behind the Earth', () => {
    expect(sunClearance([7e6, 0, 0], sun, 'penumbra')).toBeGreaterThan(0);
    expect(sunClearance([-7e6, 0, 0], sun, 'umbra')).toBeLessThan(0);
  });

  it('the umbra ends in a point some 1.38 million km behind the Earth', () => {
    // Tip of the cone over a sphere of the equatorial radius: R d / (Rs - R).
    const tip = (EARTH_RADIUS_M * 1.496e11) / (695_700_000 - EARTH_RADIUS_M);
    expect(sunClearance([-tip * 0.999, 0, 0], sun, 'umbra')).toBeLessThan(0);
    expect(sunClearance([-tip * 1.01, 0, 0], sun, 'umbra')).toBeGreaterThan(0);
  });

  it('penumbra begins before umbra, half a degree apart', () => {
    const edge = [-2e6, EARTH_RADIUS_M, 0];
    const difference = sunClearance(edge, sun, 'umbra') - sunClearance(edge, sun, 'penumbra');
    expect(difference / RAD_PER_DEG).toBeCloseTo(0.533, 2);
  });

  it('over the pole the flat Earth hides less', () => {
    const overPole = sunClearance([-5e6, 0, 6.38e6], sun, 'umbra');
    const overEquator = sunClearance([-5e6, 6.38e6, 0], sun, 'umbra');
    expect(overPole).toBeGreaterThan(overEquator);
  });
});
