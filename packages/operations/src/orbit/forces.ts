import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { bodyTrack } from '@keepout/astro/force/body-track';
import { DRAG_SIGMA_SHARE, type DragKnowledge, dragPersistence } from '@keepout/astro/force/drag-of-elements';
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
import { dot, norm } from '@keepout/astro/vector';
import type { AccelerationNoise } from '@keepout/tracking/orbit-update/acceleration-noise';
import { fail, ok, type Result } from '@keepout/units/result';
import type { OrbitFault } from './known-orbit.ts';

/** Of the field; an axis below LOW_AXIS_M has more of it: decision 0132. */
const FIELD_DEGREE = 20;
const LOW_FIELD_DEGREE = 36;
const LOW_AXIS_M = EARTH_RADIUS_M + 1_000_000;
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

/** White accelerations that no force here has: small pushes. Twenty metres along the track of a low orbit in a day. */
export const WHITE_NOISE: AccelerationNoise = { densityM2PerS3: 2e-13 };
/** Of 30 % of a drag: for two hours, and a third of it as a wave about the Earth. docs/models/orbit-update */
const AIR_LASTS_S = 7200;
const AIR_WAVE = 1 / 3;
/** What the field beyond its degree L does at the place in the orbit where it did so a revolution ago, on the sphere of reference, m/s^2: it falls as (a / r)^(L + 2). */
const LEFT_FIELD_MPS2 = 7e-7;
/** Cr A / m of a satellite or a stage, m^2/kg: one sigma of a surface of which nobody knows. */
const LIGHT_M2_PER_KG = 0.02;

/** What no force has of an object of which only an element set is known. */
export function objectNoise(sigmaShare: number | undefined, degree: number = FIELD_DEGREE): AccelerationNoise {
  // Of what the air may be off by, however well its mean was found.
  const share = sigmaShare === undefined ? 0 : DRAG_SIGMA_SHARE / sigmaShare;
  return {
    ...WHITE_NOISE,
    field: { accelerationMps2: LEFT_FIELD_MPS2, radiusM: EARTH_RADIUS_M, power: degree + 2 },
    ...(share > 0 && { air: { lastsS: AIR_LASTS_S * share ** 2, wave: AIR_WAVE * share } }),
    steady: radiationPressure(
      { areaM2: LIGHT_M2_PER_KG * MASS_KG, coefficient: 1 },
      bodyTrack(sunPosition, 'EME2000'),
      bodyTrack(poleDirection, 'EME2000'),
    ),
  };
}

/** What `orbitForces` are made for. */
export interface ForcesOfOrbit {
  /** A state of the orbit: how much of the field it feels. Absent: one that is not low. */
  readonly near?: StateVector | undefined;
  readonly drag?: Omit<DragKnowledge, 'decayMps'> | undefined;
  /** Absent: the exponential atmosphere. */
  readonly density?: Atmosphere | undefined;
  readonly eop?: EarthOrientation | undefined;
  /** A real one: it feels the tides of the solid Earth, and what the field, the air and sunlight do beside is noise: `Motion.noise`. */
  readonly isObject?: boolean | undefined;
}

/**
 * What an orbit is carried and updated with: gravity to degree and order 36 in low orbit and 20 elsewhere, Sun and Moon, and drag where it is known.
 *
 * Assumes  the density in which the coefficient was found; no radiation pressure: nobody knows the surface of somebody else's object; the
 *          noise of `carriedKnowledge` has room for it
 * Frame    EME2000
 */
export function orbitForces({
  near,
  drag,
  density = exponentialAtmosphere,
  eop,
  isObject,
}: ForcesOfOrbit = {}): OrbitForces {
  const degree = near && axisOf(near) < LOW_AXIS_M ? LOW_FIELD_DEGREE : FIELD_DEGREE;
  const noiseOf = (sigmaShare?: number) => (isObject ? objectNoise(sigmaShare, degree) : WHITE_NOISE);
  const forcesWith = (coefficient?: number) => forcesOf({ degree, density, eop, isObject }, coefficient);
  if (drag === undefined) return { forces: forcesWith(), massKg: MASS_KG, noise: noiseOf() };
  const { coefficientM2PerKg, sigmaShare } = drag;
  const forces = forcesWith(coefficientM2PerKg);
  if (!(sigmaShare > 0)) return { forces, massKg: MASS_KG, noise: noiseOf() };
  return {
    forces,
    massKg: MASS_KG,
    noise: noiseOf(sigmaShare),
    considered: forcesWith(coefficientM2PerKg * (1 + sigmaShare)),
    persistence: dragPersistence(sigmaShare),
  };
}

function axisOf({ positionM, velocityMps }: StateVector): number {
  return 1 / (2 / norm(positionM) - dot(velocityMps, velocityMps) / MU_EARTH);
}

function forcesOf(
  { degree, density: atmosphere, eop, isObject }: Omit<ForcesOfOrbit, 'near' | 'drag'> & { readonly degree: number },
  coefficientM2PerKg?: number,
): readonly Force[] {
  return forceModel('EME2000', {
    gravity: egm96(degree),
    ...(degree > FIELD_DEGREE && { slopeDegree: FIELD_DEGREE }),
    withSun: true,
    withMoon: true,
    ...(isObject && { withTides: true }),
    ...(eop && { eop }),
    // Of a body of one kilogram.
    ...(coefficientM2PerKg !== undefined && {
      drag: { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1, ...(atmosphere && { atmosphere }) },
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
  { forces, massKg, relativeError = RELATIVE_ERROR }: ForcesToCarry = orbitForces({ near: initial }),
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
