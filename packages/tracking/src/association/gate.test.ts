import { MU_EARTH } from '@keepout/astro/constants';
import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import type { Vec3 } from '@keepout/astro/nouns';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { expect, it } from 'vitest';
import { drawsOf } from '../../test/simulated-tracks.ts';
import { unitDirection } from '../prediction.ts';
import { type GateView, gateDistance, isInGate, mayPass } from './gate.ts';

const { uniform } = drawsOf(7);
const TURN = 2 * Math.PI;

function someOrbit(): Float64Array {
  const eccentricity = uniform(0, 1) < 0.7 ? uniform(0, 0.02) : uniform(0, 0.7);
  const semiMajorAxisM = (6.6e6 + uniform(0, 1.5e6)) / (1 - eccentricity);
  return cartesianFromKeplerian({
    semiMajorAxisM,
    eccentricity,
    inclinationRad: uniform(0, Math.PI),
    raanRad: uniform(0, TURN),
    argPerigeeRad: uniform(0, TURN),
    meanAnomalyRad: uniform(0, TURN),
  });
}

/** A place on the ground that looks up, with or without direction and range. */
function someView(): GateView {
  const [ra, dec] = [uniform(0, TURN), uniform(-1.4, 1.4)];
  const up = unitDirection(ra, dec);
  const siteM: Vec3 = [6.37e6 * up[0], 6.37e6 * up[1], 6.37e6 * up[2]];
  const kind = uniform(0, 3);
  const towards = kind < 2 ? unitDirection(ra + uniform(-0.8, 0.8), dec + uniform(-0.8, 0.8)) : undefined;
  const rangeM = kind < 1 ? undefined : uniform(5e5, 3e6);
  return { siteM, siteMps: [0, 0, 0], towards, rangeM, rangeRateMps: undefined };
}

const onIts = (orbit: Float64Array): Float64Array[] => {
  const [radius, speed] = [Math.hypot(...orbit.subarray(0, 3)), Math.hypot(...orbit.subarray(3))];
  const axisM = 1 / (2 / radius - speed ** 2 / MU_EARTH);
  const periodS = TURN * Math.sqrt(axisM ** 3 / MU_EARTH);
  return Array.from({ length: 400 }, (_, k) => {
    const place = new Float64Array(6);
    propagateTwoBody(orbit, (k * periodS) / 400, place);
    return place;
  });
};

it('no orbit is left out that comes into the gate somewhere, and most of the others are', () => {
  let [coming, others, leftOut] = [0, 0, 0];
  for (let k = 0; k < 400; k++) {
    const [view, orbit] = [someView(), someOrbit()];
    const comes = onIts(orbit).some((place) => isInGate(view, place));
    if (comes) {
      coming++;
      expect(mayPass(view, orbit), `case ${k}`).toBe(true);
    } else {
      others++;
      if (!mayPass(view, orbit)) leftOut++;
    }
  }
  expect(coming).toBeGreaterThan(20);
  expect(leftOut).toBeGreaterThan(others / 2);
});

it('an object must move as far as is said, or farther, to come into the gate', () => {
  for (let k = 0; k < 100; k++) {
    const [view, orbit] = [someView(), someOrbit()];
    const places = onIts(orbit);
    const inside = places.filter((place) => isInGate(view, place));
    for (const place of places) {
      const { missM } = gateDistance(view, place, 0);
      for (const there of inside) {
        const apart = Math.hypot(place[0]! - there[0]!, place[1]! - there[1]!, place[2]! - there[2]!);
        expect(missM).toBeLessThanOrEqual(apart * (1 + 1e-9) + 1);
      }
    }
  }
});
