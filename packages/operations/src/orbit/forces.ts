import { DRAG_PERSISTENCE, type DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import { egm96 } from '@keepout/astro/force/egm96';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere, Force } from '@keepout/astro/force/force';
import { forceModel } from '@keepout/astro/force/model';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { fail, ok, type Result } from '@keepout/units/result';
import type { OrbitFault } from './known-orbit.ts';

const FIELD_DEGREE = 20;
const ROUGH_DEGREE = 4;
const RELATIVE_ERROR = 1e-12;
const MASS_KG = 1;

export interface OrbitForces {
  readonly forces: readonly Force[];
  readonly massKg: number;
  /** The same with a drag that is one sigma stronger; absent where there is none, or it is exact. */
  readonly considered?: readonly Force[];
  /** How much of what is found of it stays after the measurements. */
  readonly persistence?: number;
}

/**
 * What an orbit is carried and updated with: gravity to degree and order 20, Sun and Moon, and drag where it is known.
 *
 * Assumes  the density in which the coefficient was found; no radiation pressure: nobody knows the surface of somebody else's object; the
 *          noise of `carriedKnowledge` has room for it
 * Frame    EME2000
 *
 * @param density   absent: the exponential atmosphere
 */
export function orbitForces(
  drag?: Omit<DragKnowledge, 'decayMps'>,
  density: Atmosphere = exponentialAtmosphere,
  eop?: EarthOrientation,
): OrbitForces {
  const forcesWith = (coefficient?: number) => forcesOf(density, eop, coefficient);
  if (drag === undefined) return { forces: forcesWith(), massKg: MASS_KG };
  const { coefficientM2PerKg, sigmaShare } = drag;
  return {
    forces: forcesWith(coefficientM2PerKg),
    massKg: MASS_KG,
    ...(sigmaShare > 0 && {
      considered: forcesWith(coefficientM2PerKg * (1 + sigmaShare)),
      persistence: DRAG_PERSISTENCE,
    }),
  };
}

function forcesOf(
  atmosphere: Atmosphere,
  eop: EarthOrientation | undefined,
  coefficientM2PerKg?: number,
): readonly Force[] {
  return forceModel('EME2000', {
    gravity: egm96(FIELD_DEGREE),
    withSun: true,
    withMoon: true,
    ...(eop && { eop }),
    // Of a body of one kilogram.
    ...(coefficientM2PerKg !== undefined && {
      drag: { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1, atmosphere },
    }),
  });
}

/** Without Sun and Moon and in the exponential atmosphere: a kilometre off after a day, and a tenth of the time. */
export function roughForces({ coefficientM2PerKg }: Pick<DragKnowledge, 'coefficientM2PerKg'>): OrbitForces {
  const drag = { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1 };
  return { forces: forceModel('EME2000', { gravity: egm96(ROUGH_DEGREE), drag }), massKg: MASS_KG };
}

interface ForcesToCarry extends Pick<OrbitForces, 'forces' | 'massKg'> {
  /** Of one step. */
  readonly relativeError?: number;
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
  { forces, massKg, relativeError = RELATIVE_ERROR }: ForcesToCarry = orbitForces(),
): Result<Ephemeris, OrbitFault> {
  const ends = [
    startTaiS < initial.epochTaiS ? startTaiS : undefined,
    stopTaiS > initial.epochTaiS ? stopTaiS : undefined,
  ];
  const parts: Ephemeris[] = [];
  for (const stop of ends) {
    if (stop === undefined) continue;
    const done = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError });
    if (!done.ok) return fail({ code: 'orbit-ends-before-pass' });
    parts.push(done.value);
  }
  return ok({
    frame: 'EME2000',
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out)),
  });
}
