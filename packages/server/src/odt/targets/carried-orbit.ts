import { egm96 } from '@keepout/astro/force/egm96';
import type { Force } from '@keepout/astro/force/force';
import { forceModel } from '@keepout/astro/force/model';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { fail, ok, type Result } from '@keepout/units/result';
import type { DragKnowledge } from './drag-of-elements.ts';
import type { OrbitFault } from './orbit-knowledge.ts';

const FIELD_DEGREE = 20;
const MASS_KG = 1;

export interface OrbitForces {
  readonly forces: readonly Force[];
  readonly massKg: number;
  /** The same with a drag that is one sigma stronger; absent where there is none, or it is exact. */
  readonly considered?: readonly Force[];
}

/**
 * What an orbit is carried and updated with: gravity to degree and order 20, Sun and Moon, and drag where it is known.
 *
 * Assumes  the exponential atmosphere, in which the coefficient was found; no radiation pressure: nobody knows the surface of somebody
 *          else's object; `carriedError` has room for it
 * Frame    EME2000
 */
export function orbitForces(drag?: Omit<DragKnowledge, 'decayMps'>): OrbitForces {
  if (drag === undefined) return { forces: forcesWith(), massKg: MASS_KG };
  const { coefficientM2PerKg, sigmaShare } = drag;
  return {
    forces: forcesWith(coefficientM2PerKg),
    massKg: MASS_KG,
    ...(sigmaShare > 0 && { considered: forcesWith(coefficientM2PerKg * (1 + sigmaShare)) }),
  };
}

function forcesWith(coefficientM2PerKg?: number): readonly Force[] {
  return forceModel('EME2000', {
    ...{ gravity: egm96(FIELD_DEGREE), withSun: true, withMoon: true },
    // Of a body of one kilogram.
    ...(coefficientM2PerKg !== undefined && { drag: { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1 } }),
  });
}

/**
 * The orbit of a state over a span, before its epoch or after.
 *
 * Method   numerical with `orbitForces`; docs/models/numerical-propagation
 * Frame    EME2000
 */
export function carriedOrbit(
  initial: StateVector,
  startTaiS: number,
  stopTaiS: number,
  { forces, massKg }: Pick<OrbitForces, 'forces' | 'massKg'> = orbitForces(),
): Result<Ephemeris, OrbitFault> {
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
