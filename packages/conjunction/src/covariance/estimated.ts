import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import { equinoctialJacobian } from '@keepout/astro/elements/equinoctial-jacobian';
import { LONG_ELLIPSE } from '@keepout/astro/force/drag-of-elements';
import type { StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { cross, dot, norm } from '@keepout/astro/vector';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

export type OrbitRegime =
  | 'perigee-below-400-km'
  | 'perigee-400-600-km'
  | 'perigee-600-900-km'
  | 'perigee-above-900-km'
  | 'deep-space';

export interface EstimatedCovariance {
  readonly covariance: StateCovariance;
  readonly regime: OrbitRegime;
  readonly sigmaRtnM: Vec3;
  readonly ageDays: number;
}

/** Along-track growth, km a day^1.5. */
const DRAG_GROWTH_KM: Readonly<Record<Exclude<OrbitRegime, 'deep-space'>, number>> = {
  'perigee-below-400-km': 2,
  'perigee-400-600-km': 0.6,
  'perigee-600-900-km': 0.15,
  'perigee-above-900-km': 0.08,
};
const DEEP_SPACE_PERIOD_S = 225 * 60;
/** Whose element sets the Moon and the Sun take off their plane, most where it is nearly that of the equator; s. */
export const GEOSYNCHRONOUS_S: readonly [number, number] = [1300 * 60, 1800 * 60];
export const FLAT_DEG = 3;
/** An along-track error is an error in time and comes with a radial velocity error; this keeps the matrix invertible. */
const TIMING_CORRELATION = 0.98;

interface OrbitShape {
  readonly semiMajorAxisM: number;
  readonly eccentricity: number;
  readonly inclinationRad: number;
  readonly periodS: number;
}

/** Values of the orbit of a state, by two-body motion. */
function shapeOf(state: StateVector): OrbitShape {
  const speedSquared = dot(state.velocityMps, state.velocityMps);
  const semiMajorAxisM = 1 / (2 / norm(state.positionM) - speedSquared / MU_EARTH);
  const pole = cross(state.positionM, state.velocityMps);
  const momentum = norm(pole);
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * semiMajorAxisM)));
  const periodS = 2 * Math.PI * Math.sqrt((semiMajorAxisM * semiMajorAxisM * semiMajorAxisM) / MU_EARTH);
  return { semiMajorAxisM, eccentricity, inclinationRad: Math.acos(pole[2] / momentum), periodS };
}

/** Which error class an orbit belongs to. */
export function orbitRegime(state: StateVector): OrbitRegime {
  const { semiMajorAxisM, eccentricity, periodS } = shapeOf(state);
  if (!(periodS < DEEP_SPACE_PERIOD_S)) return 'deep-space';
  const perigeeKm = (semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M) / 1000;
  if (perigeeKm < 400) return 'perigee-below-400-km';
  if (perigeeKm < 600) return 'perigee-400-600-km';
  return perigeeKm < 900 ? 'perigee-600-900-km' : 'perigee-above-900-km';
}

/** One-sigma position error, m, in RTN of an orbit propagated `ageDays` from its element set. */
export function estimatedSigma(regime: OrbitRegime, ageDays: number): Vec3 {
  const days = Math.abs(ageDays);
  if (regime === 'deep-space') return [1000, 5000 + 2000 * days, 1000];
  const growthKm = DRAG_GROWTH_KM[regime] * days * Math.sqrt(days);
  return [100 + 10 * days, 1000 * Math.hypot(0.3, growthKm), 100 + 20 * days];
}

/**
 * Error of an orbit that came without one (an element set), estimated from its regime and age.
 *
 * Method   RTN deviations that grow with age: linear in R and N, drag-driven with age^1.5 in T; fitted to the
 *          consistency of real element sets. docs/models/estimated-covariance.md. Velocity terms follow from the position
 *          ones through the mean motion
 * Assumes  no manoeuvre since the element set's epoch
 * Frame    RTN of the state
 *
 * @param state StateVector m, m/s    @param ageS number s  from the element set's epoch, of either sign
 * @returns the covariance, to be marked as estimated: it never leads to a manoeuvre by itself
 *
 * Checked  eight satellites of catalogue/tle_consistency.json (order of magnitude)
 */
export function estimateCovariance(state: StateVector, ageS: number): EstimatedCovariance {
  const ageDays = ageS / SECONDS_PER_DAY;
  const regime = orbitRegime(state);
  const sigmaRtnM = estimatedSigma(regime, ageDays);
  return { covariance: covarianceOfSigmas(state, sigmaRtnM), regime, sigmaRtnM, ageDays };
}

/**
 * The same errors of an orbit that is carried from one epoch to others: its mean motion is as sure as the growth along the track says.
 *
 * Method   `estimateCovariance` is of one instant, and carried would part from the model by kilometres a day: its correlation of 0.98 leaves a
 *          semi-major axis free by 0.4 sigma_R. Here sigma_a = (d sigma_T / dt) / (1.5 n), the rate at the age, at least at a day.
 *          docs/models/estimated-covariance
 * Frame    RTN of the state
 */
export function estimateCarriedCovariance(state: StateVector, ageS: number): StateCovariance {
  const { sigmaRtnM, growthMps } = carriedError(state, Math.abs(ageS) / SECONDS_PER_DAY);
  return covarianceOfOrbit(state, sigmaRtnM, axisOfGrowth(state, growthMps));
}

/** State change of a two-body orbit whose mean motion error grows along the track, m. */
function axisOfGrowth(state: StateVector, growthMps: number): number {
  const { semiMajorAxisM } = shapeOf(state);
  return growthMps / (1.5 * Math.sqrt(MU_EARTH / (semiMajorAxisM * semiMajorAxisM * semiMajorAxisM)));
}

/** Planes of low sets err by 165 m above this inclination, by 220 below: root mean square of 188 sets. docs/models/orbit-update */
const STEEP_DEG = 80;
const SLANTED_N = 4 / 3;

/** Cross-track error of a transported low orbit. */
function carriedAcross(inclinationRad: number, acrossM: number): number {
  const isSteep = Math.abs(Math.cos(inclinationRad)) < Math.cos(STEEP_DEG * RAD_PER_DEG);
  return isSteep ? acrossM : SLANTED_N * acrossM;
}

/** One sigma of the elements of a set, as a circle of their axis would have it, m, and how fast it grows along the track. */
function carriedError(state: StateVector, days: number): { readonly sigmaRtnM: Vec3; readonly growthMps: number } {
  const regime = orbitRegime(state);
  const { eccentricity, inclinationRad, periodS } = shapeOf(state);
  if (regime !== 'deep-space') {
    const [r, t, n] = estimatedSigma(regime, days);
    return { sigmaRtnM: [r, t, carriedAcross(inclinationRad, n)], growthMps: growthRate(regime, days) };
  }
  const isGeosynchronous = periodS > GEOSYNCHRONOUS_S[0] && periodS < GEOSYNCHRONOUS_S[1];
  const [sigmaRtnM, kmPerDay]: [Vec3, number] =
    eccentricity > LONG_ELLIPSE
      ? [[1300, 3000 + 10_000 * days, 850], 16]
      : isGeosynchronous
        ? [[1000, 1500 + 400 * days, inclinationRad < FLAT_DEG * RAD_PER_DEG ? 2500 : 700], 0.4]
        : [[350, 700 + 400 * days, 150 + 20 * days], 0.4];
  return { sigmaRtnM, growthMps: (1000 * kmPerDay) / SECONDS_PER_DAY };
}

/**
 * An estimated covariance as it has to be where it is carried to other times: the same position, the mean motion of its age.
 *
 * Assumes  a covariance of `estimateCovariance` at this state: its age is read from its radial sigma (in deep space along the track, and all of it is that of
 *          its age)
 * Frame    RTN of the state
 *
 * @param covarianceRtn   row-major 36
 */
export function carriableCovariance(state: StateVector, covarianceRtn: ArrayLike<number>): StateCovariance {
  const [r, t, n] = [0, 7, 14].map((k) => Math.sqrt(Math.max(0, covarianceRtn[k]!))) as [number, number, number];
  const regime = orbitRegime(state);
  if (regime === 'deep-space')
    return estimateCarriedCovariance(state, Math.max(0, (t - 5000) / 2000) * SECONDS_PER_DAY);
  return covarianceOfOrbit(state, [r, t, n], axisOfGrowth(state, growthRate(regime, Math.max(0, (r - 100) / 10))));
}

/** Share of the along-track error, m/s. */
function growthRate(regime: Exclude<OrbitRegime, 'deep-space'>, ageDays: number): number {
  const days = Math.max(1, Math.abs(ageDays));
  return (1500 * DRAG_GROWTH_KM[regime] * Math.sqrt(days)) / SECONDS_PER_DAY;
}

/** Effect of the periodic terms that SGP4 omits on its states. */
export interface TheoryError {
  /** Root mean square against the best orbit of the same elements, m, RTN. */
  readonly sigmaRtnM: Vec3;
  /** Error of the semi-major axis of single states, m. */
  readonly axisM: number;
}

export function theoryError(regime: OrbitRegime): TheoryError {
  if (regime === 'deep-space') return { sigmaRtnM: [800, 1000, 300], axisM: 1000 };
  return { sigmaRtnM: [110, 550, 140], axisM: 100 };
}

/**
 * Returns a covariance that stays the same when the orbit is propagated, apart from the drift of its mean motion.
 *
 * Method   independent errors of elements: time along the orbit, semi-major axis, the two of the eccentricity vector, two turns of the plane; turned by the orbit's own
 *          Jacobian. On a circle the deviations of the position are those given; docs/models/estimated-covariance
 * Assumes  on an ellipse those of a circle of its axis; an orbit that is not bound has them where it is, along a straight line
 * Frame    RTN of the state
 *
 * @param sigmaRtnM   radial, along-track, cross-track, m
 * @param axisM       of the semi-major axis, m
 */
export function covarianceOfOrbit(state: StateVector, sigmaRtnM: Vec3, axisM: number): StateCovariance {
  const six = sixOf(state);
  const elements = equinoctialFromCartesian(six);
  if (elements === undefined) return covarianceOfSigmas(state, sigmaRtnM);
  const [r, t, n] = sigmaRtnM;
  const semiMajorAxisM = Math.cbrt(MU_EARTH / elements.meanMotionRadps ** 2);
  // The axis moves the radius too, and the eccentricity twice its own along the track.
  const eccentric = Math.sqrt(Math.max(r ** 2 - axisM ** 2, r ** 2 / 4)) / semiMajorAxisM;
  const ahead = Math.sqrt(Math.max(t ** 2 - 4 * r ** 2, t ** 2 / 4)) / semiMajorAxisM;
  const motion = (1.5 * elements.meanMotionRadps * axisM) / semiMajorAxisM;
  const jacobian = equinoctialJacobian(elements);
  // Mean motion, eccentricity vector, mean longitude.
  const ways = [
    [0, motion],
    [1, eccentric],
    [2, eccentric],
    [5, ahead],
  ].map(([column, sigma]) => [0, 1, 2, 3, 4, 5].map((i) => jacobian[6 * i + column!]! * sigma!));
  const { epochTaiS, frame } = state;
  const { matrix } = covarianceInLocal({ epochTaiS, frame, matrix: squareOf(ways) }, 'RTN', state);
  const tilt = n / semiMajorAxisM;
  const radius = norm(state.positionM);
  const radialMps = dot(state.positionM, state.velocityMps) / radius;
  const alongMps = norm(cross(state.positionM, state.velocityMps)) / radius;
  // Turns of the plane about the radius and about the track.
  const turns = squareOf([
    [0, 0, 0, 0, 0, tilt * alongMps],
    [0, 0, tilt * radius, 0, 0, tilt * radialMps],
  ]);
  return { epochTaiS, frame: 'RTN', matrix: matrix.map((value, k) => value + turns[k]!) };
}

/** Sum of the squares of independent ways of six. */
function squareOf(ways: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from({ length: 36 }, (_, k) =>
    ways.reduce((sum, way) => sum + way[Math.floor(k / 6)]! * way[k % 6]!, 0),
  );
}

/**
 * Returns the covariance of an orbit of which only the deviations of the position are known.
 *
 * Method   velocity terms from the position ones through the mean motion, along-track errors as errors in time
 * Frame    RTN of the state
 *
 * @param sigmaRtnM   radial, along-track, cross-track, m
 */
export function covarianceOfSigmas(state: StateVector, sigmaRtnM: Vec3): StateCovariance {
  const turnRate = turnRateOf(state);
  const [r, t, n] = sigmaRtnM;
  const matrix = new Float64Array(36);
  const set = (i: number, j: number, value: number): void => {
    matrix[6 * i + j] = value;
    matrix[6 * j + i] = value;
  };
  set(0, 0, r * r);
  set(1, 1, t * t);
  set(2, 2, n * n);
  set(3, 3, (turnRate * t) ** 2);
  set(4, 4, (turnRate * r) ** 2);
  set(5, 5, (turnRate * n) ** 2);
  set(3, 1, -TIMING_CORRELATION * turnRate * t * t);
  set(4, 0, -TIMING_CORRELATION * turnRate * r * r);
  return { epochTaiS: state.epochTaiS, frame: 'RTN', matrix };
}

function turnRateOf({ positionM, velocityMps }: StateVector): number {
  return norm(cross(positionM, velocityMps)) / dot(positionM, positionM);
}
