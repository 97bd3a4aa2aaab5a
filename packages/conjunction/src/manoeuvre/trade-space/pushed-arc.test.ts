import { STANDARD_GRAVITY_MPS2 } from '@keepout/astro/constants';
import { forceModel } from '@keepout/astro/force/model';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { difference, norm } from '@keepout/astro/vector';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../test/reference.ts';
import { kicked } from '../impulse-effect.ts';
import { STEERING } from './acceleration-profile.ts';
import { pushedArc } from './pushed-arc.ts';

const START = 800_000_000;
const forces = forceModel('GCRF', {});
const low: StateVector = {
  epochTaiS: START,
  frame: 'GCRF',
  positionM: [6_900_000, 100_000, -200_000],
  velocityMps: [150, 5500, 5200],
};
/** Perigee 6,978 km, e = 0.3. */
const long: StateVector = { ...low, positionM: [6_978_000, 0, 0], velocityMps: [0, 6093, 6093] };
const THRUST_N = 0.05;
const MASS_KG = 150;
const ISP_S = 900;

const apart = (a: StateVector, b: Vec3): number => norm(difference(a.positionM, b));

/** Two-body motion with a motor, by the numerical propagator, `coastS` after the motor has stopped. */
function flown(initial: StateVector, frame: 'RTN' | 'TNW', direction: Vec3, durationS: number, coastS: number): Vec3 {
  const stopTaiS = START + durationS + coastS;
  const burn = {
    startTaiS: START,
    stopTaiS: START + durationS,
    thrustN: THRUST_N,
    specificImpulseS: ISP_S,
    frame,
    direction,
  };
  const orbit = unwrap(
    propagateNumerically({ initial, massKg: MASS_KG, stopTaiS, forces, manoeuvres: { burns: [burn] } }),
  );
  const out = new Float64Array(6);
  expect(orbit.stateAt(stopTaiS, out)).toBe(true);
  return [out[0]!, out[1]!, out[2]!];
}

describe('a steady push', () => {
  const accelerationMps2 = THRUST_N / MASS_KG;
  const massLossPerS = accelerationMps2 / (ISP_S * STANDARD_GRAVITY_MPS2);
  const SIX_HOURS = 21_600;

  for (const [name, initial] of [
    ['a low orbit', low],
    ['an eccentric orbit', long],
  ] as const) {
    for (const [steering, direction, durationS] of [
      ['rtn', [0, 1, 0], 900],
      ['rtn', [0, -1, 0], 7200],
      ['rtn', [0.6, 0.48, -0.64], 43_200],
      ['velocity', [1, 0, 0], 20_000],
    ] as const) {
      it(`takes ${name} where the numerical propagator takes it: ${steering} ${direction}, ${durationS} s`, () => {
        const vector: Vec3 = [
          accelerationMps2 * direction[0],
          accelerationMps2 * direction[1],
          accelerationMps2 * direction[2],
        ];
        const end = pushedArc(initial, STEERING[steering], vector, durationS, massLossPerS);
        const frame = steering === 'rtn' ? 'RTN' : 'TNW';
        const there = flown(initial, frame, direction, durationS, SIX_HOURS);
        const state = twoBodyStateAt(end, START + durationS + SIX_HOURS);
        const moved = apart(twoBodyStateAt(initial, state.epochTaiS), there);
        expect(moved).toBeGreaterThan(500);
        expect(apart(state, there)).toBeLessThan(2e-7 * moved + 1e-3);
      });
    }
  }

  it('that is short is an impulse in its middle', () => {
    const end = pushedArc(low, STEERING.rtn, [0, 0.02, 0.01], 2, 0);
    const impulse = kicked(twoBodyStateAt(low, START + 1), [0, 0.04, 0.02]);
    const later = START + 20_000;
    const moved = twoBodyStateAt(impulse, later);
    expect(apart(twoBodyStateAt(end, later), moved.positionM)).toBeLessThan(0.01);
  });

  it('against the velocity for long moves a circular orbit ahead by 3/2 f t^2', () => {
    const radiusM = 7_000_000;
    const speedMps = Math.sqrt(3.986004418e14 / radiusM);
    const circular: StateVector = { ...low, positionM: [radiusM, 0, 0], velocityMps: [0, speedMps, 0] };
    const f = 1e-7;
    const durationS = 86_400;
    const end = pushedArc(circular, STEERING.velocity, [-f, 0, 0], durationS, 0);
    const moved = apart(end, twoBodyStateAt(circular, START + durationS).positionM);
    // What is periodic in it is a thousandth after fifteen revolutions.
    expect(moved / (1.5 * f * durationS ** 2)).toBeCloseTo(1, 2);
  });
});
