import { expect, it } from 'vitest';
import { forceModel } from '../force/model.ts';
import type { StateVector } from '../nouns.ts';
import type { Manoeuvres } from './manoeuvre.ts';
import { manoeuvreDifference } from './manoeuvre-difference.ts';

const START = 800_000_000;
const DAY_S = 86_400;
const initial: StateVector = {
  epochTaiS: START,
  frame: 'GCRF',
  positionM: [6_900_000, 100_000, -200_000],
  velocityMps: [150, 5500, 5200],
};

function orbits(manoeuvres: Manoeuvres, isPointMass: boolean) {
  const forces = forceModel('GCRF', {});
  const made = manoeuvreDifference({
    initial,
    massKg: 200,
    stopTaiS: START + DAY_S,
    forces,
    manoeuvres,
    relativeError: 1e-12,
    isPointMass,
  });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

it('is where the integration is that goes on to the end, with its mass, by a fifth of the steps', () => {
  const burn = { startTaiS: START + 60, stopTaiS: START + 2000, thrustN: 0.5, specificImpulseS: 300 };
  const manoeuvres: Manoeuvres = { burns: [{ ...burn, frame: 'TNW', direction: [3, 0, 1] }] };
  const [closed, integrated] = [orbits(manoeuvres, true), orbits(manoeuvres, false)];
  const [here, there] = [new Float64Array(6), new Float64Array(6)];
  for (const afterS of [0, 1000, 2000, 2001.5, 40_000, DAY_S]) {
    here.set([...initial.positionM, ...initial.velocityMps]);
    there.set(here);
    expect(closed.addTo(START + afterS, here)).toBe(true);
    expect(integrated.addTo(START + afterS, there)).toBe(true);
    expect(Math.hypot(here[0]! - there[0]!, here[1]! - there[1]!, here[2]! - there[2]!)).toBeLessThan(1e-3);
  }
  expect(closed.manoeuvred.massAt(START + DAY_S)).toBeCloseTo(integrated.manoeuvred.massAt(START + DAY_S)!, 9);
  expect(closed.manoeuvred.stateAt(START + DAY_S + 1, here)).toBe(false);
  expect(closed.manoeuvred.steps).toBeLessThan(0.2 * integrated.manoeuvred.steps);
});

it('comes to an end where nothing pushes', () => {
  const { manoeuvred, unmanoeuvred } = orbits({}, true);
  const [here, there] = [new Float64Array(6), new Float64Array(6)];
  expect(manoeuvred.stateAt(START + DAY_S, here)).toBe(true);
  expect(unmanoeuvred.stateAt(START + DAY_S, there)).toBe(true);
  expect(here).toEqual(there);
});
