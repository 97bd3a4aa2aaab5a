import { bodyTrack } from '@keepout/astro/force/body-track';
import { DRAG_PERSISTENCE, DRAG_SIGMA_SHARE, type DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import { egm96 } from '@keepout/astro/force/egm96';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere, Force } from '@keepout/astro/force/force';
import { forceModel } from '@keepout/astro/force/model';
import { radiationPressure } from '@keepout/astro/force/radiation-pressure';
import { poleDirection } from '@keepout/astro/force/sunlight';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { sunPosition } from '@keepout/astro/sun/position';
import type { AccelerationNoise } from '@keepout/tracking/orbit-update/acceleration-noise';
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
  readonly noise?: AccelerationNoise;
}

/** White accelerations that no force here has: the field beyond degree 20, small pushes. Twenty metres along the track of a low orbit in a day. */
export const WHITE_NOISE: AccelerationNoise = { densityM2PerS3: 2e-13 };
/** Of 30 % of a drag: for two hours, and once as a wave about the Earth. docs/models/orbit-update */
const AIR_LASTS_S = 7200;
const AIR_WAVE = 1;
/** Cr A / m of a satellite or a stage, m^2/kg: one sigma of a surface of which nobody knows. */
const LIGHT_M2_PER_KG = 0.02;

/** What no force has of an object of which only an element set is known. */
export function objectNoise(sigmaShare: number | undefined): AccelerationNoise {
  // Of what the air may be off by, however well its mean was found.
  const share = sigmaShare === undefined ? 0 : DRAG_SIGMA_SHARE / sigmaShare;
  return {
    ...WHITE_NOISE,
    ...(share > 0 && { air: { lastsS: AIR_LASTS_S * share ** 2, wave: AIR_WAVE * share } }),
    steady: radiationPressure(
      { areaM2: LIGHT_M2_PER_KG * MASS_KG, coefficient: 1 },
      bodyTrack(sunPosition, 'EME2000'),
      bodyTrack(poleDirection, 'EME2000'),
    ),
  };
}

/**
 * What an orbit is carried and updated with: gravity to degree and order 20, Sun and Moon, and drag where it is known.
 *
 * Assumes  the density in which the coefficient was found; no radiation pressure: nobody knows the surface of somebody else's object; the
 *          noise of `carriedKnowledge` has room for it
 * Frame    EME2000
 *
 * @param density    absent: the exponential atmosphere
 * @param isObject   what the air and sunlight do beside is noise: `Motion.noise`
 */
export function orbitForces(
  drag?: Omit<DragKnowledge, 'decayMps'>,
  density: Atmosphere = exponentialAtmosphere,
  eop?: EarthOrientation,
  isObject = false,
): OrbitForces {
  const forcesWith = (coefficient?: number) => forcesOf(density, eop, coefficient);
  if (drag === undefined)
    return { forces: forcesWith(), massKg: MASS_KG, noise: isObject ? objectNoise(undefined) : WHITE_NOISE };
  const { coefficientM2PerKg, sigmaShare } = drag;
  return {
    forces: forcesWith(coefficientM2PerKg),
    massKg: MASS_KG,
    noise: isObject ? objectNoise(sigmaShare > 0 ? sigmaShare : undefined) : WHITE_NOISE,
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
