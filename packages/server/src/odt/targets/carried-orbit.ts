import { egm96 } from '@keepout/astro/force/egm96';
import type { Force } from '@keepout/astro/force/force';
import { forceModel } from '@keepout/astro/force/model';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { fail, ok, type Result } from '@keepout/units/result';
import type { OrbitFault } from './known-orbit.ts';

const FIELD_DEGREE = 20;
/** No force here depends on it. */
const MASS_KG = 1;

/**
 * What an orbit is carried and updated with: gravity to degree and order 20, Sun and Moon.
 *
 * Assumes  no drag and no radiation pressure: nobody knows the area of somebody else's object; over days they are within the
 *          covariance
 */
export function orbitForces(): { readonly forces: readonly Force[]; readonly massKg: number } {
  const forces = forceModel('EME2000', { gravity: egm96(FIELD_DEGREE), withSun: true, withMoon: true });
  return { forces, massKg: MASS_KG };
}

/**
 * The orbit of a state over a span, before its epoch or after.
 *
 * Method   numerical with `orbitForces`; docs/models/numerical-propagation
 * Frame    EME2000
 */
export function carriedOrbit(initial: StateVector, startTaiS: number, stopTaiS: number): Result<Ephemeris, OrbitFault> {
  const { forces, massKg } = orbitForces();
  const ends = [
    startTaiS < initial.epochTaiS ? startTaiS : undefined,
    stopTaiS > initial.epochTaiS ? stopTaiS : undefined,
  ];
  const parts: Ephemeris[] = [];
  for (const stop of ends) {
    if (stop === undefined) continue;
    const done = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: 1e-12 });
    if (!done.ok) return fail({ code: 'orbit-decays', message: 'The orbit does not last until the pass.' });
    parts.push(done.value);
  }
  return ok({
    frame: 'EME2000',
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out)),
  });
}
