import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { bodyTrack } from '@keepout/astro/force/body-track';
import { DRAG_SIGMA_SHARE, type DragKnowledge, dragPersistence } from '@keepout/astro/force/drag-of-elements';
import { egm96 } from '@keepout/astro/force/egm96';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere, Force } from '@keepout/astro/force/force';
import { forceModel } from '@keepout/astro/force/model';
import { radiationPressure } from '@keepout/astro/force/radiation-pressure';
import { poleDirection } from '@keepout/astro/force/sunlight';
import { USUAL_SURFACE } from '@keepout/astro/force/usual-surface';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, ObjectType, StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { sunPosition } from '@keepout/astro/sun/position';
import { cross, dot, norm } from '@keepout/astro/vector';
import { attractionInKernel } from '@keepout/kernel/gravity';
import type { AccelerationNoise } from '@keepout/tracking/orbit-update/acceleration-noise';
import { fail, ok, type Result } from '@keepout/units/result';
import type { OrbitFault } from './known-orbit.ts';

/** Degree of the gravity field; an axis below LOW_AXIS_M uses a higher one: decision 0068. */
const FIELD_DEGREE = 20;
const LOW_FIELD_DEGREE = 36;
const LOW_AXIS_M = EARTH_RADIUS_M + 1_000_000;
const ROUGH_DEGREE = 4;
const RELATIVE_ERROR = 1e-12;
const MASS_KG = 1;

export interface OrbitForces {
  readonly forces: readonly Force[];
  readonly massKg: number;
  /** The same with drag increased by one sigma; absent without drag, or where it is exact. */
  readonly considered?: readonly Force[];
  /** Share of the drag estimate that persists after the measurements. */
  readonly persistence?: number;
  readonly noise?: AccelerationNoise;
}

/** White accelerations that no force here has: small pushes. Twenty metres along the track of a low orbit in a day. */
export const WHITE_NOISE: AccelerationNoise = { densityM2PerS3: 2e-13 };
/** Correlation time of a 30 % drag error: two hours; a factor of 1/3 of it varies as a wave about the Earth. docs/models/orbit-update */
const AIR_LASTS_S = 7200;
const AIR_WAVE = 1 / 3;
/** Scale height of the air that brakes ellipses at their perigee, 300 to 600 km, m. */
const PERIGEE_SCALE_M = 50_000;
/** Points of a revolution at which the density is evaluated. */
const PLACES = 720;
/** Effect of the gravity field beyond degree L at the same point as a revolution ago, on the reference sphere, m/s^2; falls as (a / r)^(L + 2). */
const LEFT_FIELD_MPS2 = 7e-7;

/** Returns the unmodelled accelerations of an object with only an element set and a type. */
function objectNoise(
  sigmaShare: number | undefined,
  degree: number,
  objectType: ObjectType,
  nearState: StateVector | undefined,
): AccelerationNoise {
  // Density error that remains with an exact mean: a share of the largest drag (root mean square).
  const share = sigmaShare === undefined ? 0 : (DRAG_SIGMA_SHARE * Math.hypot(1, sigmaShare)) / sigmaShare;
  return {
    ...WHITE_NOISE,
    field: { accelerationMps2: LEFT_FIELD_MPS2, radiusM: EARTH_RADIUS_M, power: degree + 2 },
    ...(share > 0 && { air: { lastsS: airLastsS(nearState) * share ** 2, wave: AIR_WAVE * share } }),
    steady: radiationPressure(
      { areaM2: USUAL_SURFACE[objectType].lightM2PerKg * MASS_KG, coefficient: 1 },
      bodyTrack(sunPosition, 'EME2000'),
      bodyTrack(poleDirection, 'EME2000'),
    ),
  };
}

/**
 * How long an error of the air lasts where it brakes an orbit, as noise that is white has it, s.
 *
 * Method   two hours on a circle. An ellipse feels it at its perigee alone, for t = (sum of b)^2 / (sum of b^2) of a revolution, b the density: of one
 *          error there comes (b t)^2, and again after a revolution, while that is no two hours, as much
 */
function airLastsS(nearState: StateVector | undefined): number {
  if (nearState === undefined) return AIR_LASTS_S;
  const axisM = axisOf(nearState);
  const periodS = 2 * Math.PI * Math.sqrt(axisM ** 3 / MU_EARTH);
  const { positionM, velocityMps } = nearState;
  const momentumSquared = norm(cross(positionM, velocityMps)) ** 2;
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentumSquared / (MU_EARTH * axisM)));
  let [sum, squares] = [0, 0];
  for (let k = 0; k < PLACES; k++) {
    const turned = Math.cos((2 * Math.PI * k) / PLACES);
    const shareOfPeriod = (1 - eccentricity * turned) / PLACES;
    const density = Math.exp((axisM * eccentricity * (turned - 1)) / PERIGEE_SCALE_M);
    sum += density * shareOfPeriod;
    squares += density ** 2 * shareOfPeriod;
  }
  return ((periodS * sum ** 2) / squares) * Math.max(1, AIR_LASTS_S / periodS);
}

/** Parameters of `orbitForces`. */
export interface ForcesOfOrbit {
  /** A state of the orbit: determines the degree of the field. Absent for an orbit that is not low. */
  readonly nearState?: StateVector | undefined;
  readonly drag?: Omit<DragKnowledge, 'decayMps'> | undefined;
  /** Absent: the exponential atmosphere. */
  readonly density?: Atmosphere | undefined;
  readonly eop?: EarthOrientation | undefined;
  /** Type of a real object: adds solid Earth tides; residual field, density and sunlight accelerations become noise: `DynamicsParameters.noise`. */
  readonly objectType?: ObjectType | undefined;
}

/**
 * Returns the force model to propagate and update an orbit: gravity to degree and order 36 in low orbit and 20 elsewhere, Sun and Moon, drag where known.
 *
 * Assumes  the density model in which the coefficient was estimated; no radiation pressure, since the surface of foreign objects is unknown; the
 *          noise of `carriedKnowledge` covers it
 * Frame    EME2000
 */
export function orbitForces({
  nearState,
  drag,
  density = exponentialAtmosphere,
  eop,
  objectType,
}: ForcesOfOrbit = {}): OrbitForces {
  const degree = nearState && axisOf(nearState) < LOW_AXIS_M ? LOW_FIELD_DEGREE : FIELD_DEGREE;
  const noiseOf = (sigmaShare?: number) =>
    objectType ? objectNoise(sigmaShare, degree, objectType, nearState) : WHITE_NOISE;
  const forcesWith = (coefficient?: number) => forcesOf({ degree, density, eop, objectType }, coefficient);
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
  { degree, density: atmosphere, eop, objectType }: Omit<ForcesOfOrbit, 'near' | 'drag'> & { readonly degree: number },
  coefficientM2PerKg?: number,
): readonly Force[] {
  return forceModel('EME2000', {
    gravity: egm96(degree),
    attractionOf: attractionInKernel,
    ...(degree > FIELD_DEGREE && { slopeDegree: FIELD_DEGREE }),
    withSun: true,
    withMoon: true,
    ...(objectType && { withTides: true }),
    ...(eop && { eop }),
    // For a body of one kilogram.
    ...(coefficientM2PerKg !== undefined && {
      drag: { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1, ...(atmosphere && { atmosphere }) },
    }),
  });
}

/** Returns forces without Sun and Moon, in the exponential atmosphere: an error of a kilometre after a day at 10 % of the cost. */
export function roughForces({ coefficientM2PerKg }: Pick<DragKnowledge, 'coefficientM2PerKg'>): OrbitForces {
  const drag = { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1 };
  return {
    forces: forceModel('EME2000', { gravity: egm96(ROUGH_DEGREE), attractionOf: attractionInKernel, drag }),
    massKg: MASS_KG,
  };
}

interface ForcesToCarry extends Pick<OrbitForces, 'forces' | 'massKg'> {
  /** Relative error of one step. */
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
  { forces, massKg, relativeError = RELATIVE_ERROR }: ForcesToCarry = orbitForces({ nearState: initial }),
): Result<Ephemeris, OrbitFault> {
  const ends = [
    startTaiS < initial.epochTaiS ? startTaiS : undefined,
    stopTaiS > initial.epochTaiS ? stopTaiS : undefined,
  ];
  const parts: Ephemeris[] = [];
  for (const stop of ends) {
    if (stop === undefined) continue;
    const propagated = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError });
    if (!propagated.ok) return fail({ code: 'orbit-ends-before-pass' });
    parts.push(propagated.value);
  }
  return ok({
    frame: 'EME2000',
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out)),
  });
}
