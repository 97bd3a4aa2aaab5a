import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type AtmosphereModel, EXPONENTIAL_AIR } from '../atmosphere-model.ts';
import { EARTH_RADIUS_M, EARTH_ROTATION_RADPS, MU_EARTH } from '../constants.ts';
import { geodeticFromItrf } from '../frames/geodetic.ts';
import { rotationBetween } from '../frames/rotation.ts';
import type { MeanElements, ObjectType, StateVector, Vec3 } from '../nouns.ts';
import { sgp4Ephemeris } from '../sgp4/ephemeris.ts';
import { cross, dot, norm } from '../vector.ts';
import { atmosphereOfAir } from './air.ts';
import { USUAL_SURFACE } from './usual-surface.ts';

/** Knowledge of the drag of an object. */
export interface DragKnowledge {
  /** Cd A / m with which the density that it was found in brakes it as it is seen to be braked, m^2/kg. */
  readonly coefficientM2PerKg: number;
  /** By how much that shrinks its semi-major axis at the epoch of the elements, m/s. */
  readonly decayMps: number;
  /** One sigma of it, as a share: density and attitude change from day to day. */
  readonly sigmaShare: number;
}

/** docs/decisions/0068: relative error of the daily density. */
export const DRAG_SIGMA_SHARE = 0.3;
/** Correlation of observed with future drag: the daily innovation is 13 %, the error of a density model in quiet times. */
const DRAG_PERSISTENCE = 0.9;
/**
 * Correlation of a drag that was seen with the one to come.
 *
 * Method   the day's density changes (`DRAG_PERSISTENCE` of 30 %); other errors of the set, of the object or of its fit, persist
 *
 * @param sigmaShare   one sigma of all of it, as a share
 */
export function dragPersistence(sigmaShare: number): number {
  return Math.max(DRAG_PERSISTENCE, 1 - (1 - DRAG_PERSISTENCE) * (DRAG_SIGMA_SHARE / sigmaShare) ** 2);
}
/** One sigma of the decay from a fit over some days, two metres a day: above 600 km in quiet years BSTAR mostly reflects the fit. docs/models/orbit-update */
const DECAY_SIGMA_MPS = 2 / SECONDS_PER_DAY;
/** Smallest decay, in these sigmas: unobserved drag acts nevertheless. */
const LEAST_DECAY_SIGMAS = 0.25;
/** From this eccentricity on an orbit of long period is an ellipse, whose air and resonances are those of its perigee. */
export const LONG_ELLIPSE = 0.3;
/** Of BSTAR on long ellipses, natural logarithm: a factor of six. docs/models/orbit-update */
const ELLIPSE_SIGMA_LOG = 1.87;
/** Above it a day of drag is below a metre for anything but foil. */
const HIGHEST_PERIGEE_M = 1_500_000;
const POINTS = 72;
/** A sphere of foil; more is no ballistic coefficient but a fit that went wrong. */
const MOST_M2_PER_KG = 5;

/**
 * The drag of an object by its element set.
 *
 * Method   the decay that BSTAR makes in its own theory (how far SGP4 with it runs ahead of SGP4 without, after a day) over that of one
 *          m^2/kg in the given density, averaged over the places of a revolution, each in another revolution of the day before the epoch: the
 *          level of the density drops out, and its bulge and the hours of UTC are averaged; docs/models/orbit-update
 * Assumes  the set was fitted to the day before its epoch; air that turns with the Earth
 *
 * @param air   absent: the exponential one
 * @returns undefined for orbits without drag; a BSTAR of zero was not estimated, and a value below one sigma means a decay below the noise
 */
export function dragOfElements(
  elements: MeanElements,
  air: AtmosphereModel = EXPONENTIAL_AIR,
): DragKnowledge | undefined {
  if (elements.bstar === 0) return undefined;
  const period = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const orbit = sgp4Ephemeris(elements);
  const state = new Float64Array(6);
  const density = atmosphereOfAir(air);
  const revolutions = Math.max(1, Math.floor(elements.meanMotionRevPerDay));
  let power = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  for (let k = 0; k < POINTS; k++) {
    const at = elements.epochTaiS - ((k % revolutions) + k / POINTS) * period;
    if (!orbit.stateAt(at, state)) return undefined;
    const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
    const turn = rotationBetween('TEME', 'ITRF', at);
    const positionItrf = [0, 3, 6].map((row) => turn[row]! * x + turn[row + 1]! * y + turn[row + 2]! * z);
    const place = geodeticFromItrf(positionItrf as [number, number, number]);
    lowestM = Math.min(lowestM, place.heightM);
    const wind = [u + EARTH_ROTATION_RADPS * y, v - EARTH_ROTATION_RADPS * x, w];
    const along = wind[0]! * u + wind[1]! * v + wind[2]! * w;
    power += (0.5 * density(at, place) * Math.hypot(...wind) * along) / POINTS;
  }
  if (lowestM > HIGHEST_PERIGEE_M || !(power > 0)) return undefined;
  const seenMps = decayOfElements(elements);
  if (seenMps === undefined) return undefined;
  const decayMps = Math.max(seenMps, LEAST_DECAY_SIGMAS * DECAY_SIGMA_MPS);
  const decayOfOne = (2 * axisOf(elements) ** 2 * power) / MU_EARTH;
  const coefficientM2PerKg = decayMps / decayOfOne;
  if (!(coefficientM2PerKg > 0 && coefficientM2PerKg <= MOST_M2_PER_KG)) return undefined;
  return { coefficientM2PerKg, decayMps, sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, DECAY_SIGMA_MPS / decayMps) };
}

/**
 * The drag to be expected of an object after its element set.
 *
 * Method   near a circle the drag of the set. On a long ellipse BSTAR absorbs lunar perturbations of the perigee, and is off by a factor of six: the
 *          weighted mean, in logarithms, of it and of the usual value of its kind; decisions 0088, 0221
 */
export function expectedDrag({ eccentricity, objectType }: MeanElements, drag: DragKnowledge): DragKnowledge {
  if (eccentricity <= LONG_ELLIPSE) return drag;
  const { dragM2PerKg, dragSigmaLog } = USUAL_SURFACE[objectType ?? 'UNKNOWN'];
  const [statedWeight, usual] = [ELLIPSE_SIGMA_LOG ** -2, dragSigmaLog ** -2];
  const share = (dragM2PerKg / drag.coefficientM2PerKg) ** (usual / (statedWeight + usual));
  return {
    coefficientM2PerKg: drag.coefficientM2PerKg * share,
    decayMps: drag.decayMps * share,
    sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, 1 / Math.sqrt(statedWeight + usual)),
  };
}

/**
 * Returns the usual drag of an object without stated drag, within the atmosphere.
 *
 * @param state   of an inertial frame
 */
export function usualDrag(
  { positionM, velocityMps }: StateVector,
  objectType: ObjectType,
): Omit<DragKnowledge, 'decayMps'> | undefined {
  const perigeeM = perigeeOf(positionM, velocityMps);
  if (!(perigeeM - EARTH_RADIUS_M < HIGHEST_PERIGEE_M)) return undefined;
  const { dragM2PerKg, dragSigmaLog } = USUAL_SURFACE[objectType];
  return { coefficientM2PerKg: dragM2PerKg, sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, dragSigmaLog) };
}

/** From the centre, by two-body motion. */
function perigeeOf(positionM: Vec3, velocityMps: Vec3): number {
  const momentumSquared = dot(cross(positionM, velocityMps), cross(positionM, velocityMps));
  const energy = dot(velocityMps, velocityMps) / 2 - MU_EARTH / norm(positionM);
  const eccentricity = Math.sqrt(Math.max(0, 1 + (2 * energy * momentumSquared) / MU_EARTH ** 2));
  return momentumSquared / MU_EARTH / (1 + eccentricity);
}

/**
 * By how much BSTAR shrinks the semi-major axis of an element set in its own theory, m/s.
 *
 * Method   how far SGP4 with it runs ahead of SGP4 without, after a day: 3/4 n a' / a day^2
 *
 * @returns undefined where the theory has no state a day after the epoch          Cost  20 microseconds
 */
export function decayOfElements(elements: MeanElements): number | undefined {
  const [state, stateWithoutDrag] = [new Float64Array(6), new Float64Array(6)];
  const epoch = elements.epochTaiS + SECONDS_PER_DAY;
  if (!sgp4Ephemeris(elements).stateAt(epoch, state)) return undefined;
  if (!sgp4Ephemeris({ ...elements, bstar: 0 }).stateAt(epoch, stateWithoutDrag)) return undefined;
  const motion = (2 * Math.PI * elements.meanMotionRevPerDay) / SECONDS_PER_DAY;
  return ((4 / 3) * angleBetween(stateWithoutDrag, state) * axisOf(elements)) / (motion * SECONDS_PER_DAY ** 2);
}

function axisOf({ meanMotionRevPerDay }: MeanElements): number {
  return Math.cbrt(MU_EARTH / ((2 * Math.PI * meanMotionRevPerDay) / SECONDS_PER_DAY) ** 2);
}

/** How far the second is ahead of the first in its motion, rad. */
function angleBetween(first: Float64Array, second: Float64Array): number {
  const speed = Math.hypot(first[3]!, first[4]!, first[5]!);
  const ahead = [0, 1, 2].reduce((sum, k) => sum + ((second[k]! - first[k]!) * first[k + 3]!) / speed, 0);
  return ahead / Math.hypot(first[0]!, first[1]!, first[2]!);
}
