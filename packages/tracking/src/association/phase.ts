import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { congruent6, identity6, multiply6 } from '@keepout/astro/covariance/matrix6';
import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { localAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { residualDot } from './residuals.ts';

/** An error along the track is followed to this number of sigmas. */
const SIGMAS = 4;
/** With a smaller phase error an orbit is practically straight, and the gate covers it. */
export const STRAIGHT_M = 10_000;

/** Covariance of an orbit, with its along-track error as a time offset: the object runs ahead of its prediction by its phase. */
export interface PhaseError {
  /** RTN of the predicted state. */
  readonly covariance: StateCovariance;
  /** One sigma of the phase, s. */
  readonly sigmaS: number;
  /** Largest phase that is thought of: four sigma, and half a revolution at most. */
  readonly reachS: number;
  /** The same along the track. */
  readonly reachM: number;
  /** At the perigee. */
  readonly fastestMps: number;
  readonly motion: PlaneMotion;
}

/** Motion in the orbit's plane, RTN: effect of a second on the state is [radial, along, 0, -pull, 0, 0]. */
interface PlaneMotion {
  readonly radialMps: number;
  readonly alongMps: number;
  readonly pullMps2: number;
}

/**
 * @param covariance   StateCovariance   RTN
 * @param state        StateVector       the prediction, inertial
 */
export function phaseErrorOf(covariance: StateCovariance, state: StateVector): PhaseError {
  const motion = motionOf(state);
  const sigmaS = Math.sqrt(covariance.matrix[7]!) / motion.alongMps;
  const { halfS, fastestMps } = revolutionOf(state, motion);
  const reachS = Math.min(SIGMAS * sigmaS, halfS);
  return { covariance, sigmaS, reachS, reachM: reachS * motion.alongMps, fastestMps, motion };
}

/** The error of an orbit where its object runs ahead: in the frame of the place. */
export interface ErrorAhead {
  /** [36] */
  readonly covariance: Float64Array;
  /** Change of the state with the phase, per second [6]. */
  readonly perSecond: Float64Array;
  /** Covariance of the state with the phase, s times m and m/s [6]. */
  readonly withPhase: Float64Array;
}

/**
 * The error of an orbit at a place in it where the object may be instead of its prediction.
 *
 * Method   an error is w tau + rest, with w the effect of a second of motion on the state and tau = delta_T / v_T; tau and the rest are as they are
 *          known wherever in the orbit the object is, only w is that of the place: P' = T P T^T, T = I + (w' - w) e_T^T / v_T;
 *          docs/models/track-association
 * Assumes  the rest is small against the radius
 */
export function errorAhead({ covariance, motion }: PhaseError, aheadState: StateVector): ErrorAhead {
  const aheadMotion = motionOf(aheadState);
  const turn = identity6();
  turn[1] = (aheadMotion.radialMps - motion.radialMps) / motion.alongMps;
  turn[7] = aheadMotion.alongMps / motion.alongMps;
  turn[19] = (motion.pullMps2 - aheadMotion.pullMps2) / motion.alongMps;
  const matrix = congruent6(turn, covariance.matrix);
  const half = multiply6(turn, covariance.matrix);
  const axes = localAxes('RTN', aheadState.positionM, aheadState.velocityMps);
  const withPhase = new Float64Array(6);
  const perSecond = new Float64Array(6);
  const radius = Math.hypot(...aheadState.positionM);
  for (let k = 0; k < 3; k++) {
    for (let row = 0; row < 3; row++) {
      withPhase[k]! += (axes[3 * row + k]! * half[6 * row + 1]!) / motion.alongMps;
      withPhase[k + 3]! += (axes[3 * row + k]! * half[6 * (row + 3) + 1]!) / motion.alongMps;
    }
    perSecond[k] = aheadState.velocityMps[k]!;
    perSecond[k + 3] = (-aheadMotion.pullMps2 * aheadState.positionM[k]!) / radius;
  }
  const local: StateCovariance = { epochTaiS: aheadState.epochTaiS, frame: 'RTN', matrix };
  return { covariance: covarianceInStateFrame(local, aheadState).matrix, perSecond, withPhase };
}

/**
 * The orbit of an object that runs ahead of another on the same path.
 *
 * Method   the state at t + phase, turned back by the motion of perigee and node in the phase; beyond the ends of the orbit two-body motion continues
 * Assumes  an inertial frame whose pole is the Earth's
 */
export function orbitAhead(orbit: Ephemeris, phaseS: number): Ephemeris {
  const { frame, startTaiS, stopTaiS } = orbit;
  return {
    frame,
    startTaiS,
    stopTaiS,
    stateAt(epochTaiS, out) {
      const at = Math.min(stopTaiS, Math.max(startTaiS, epochTaiS + phaseS));
      if (epochTaiS < startTaiS || epochTaiS > stopTaiS || !orbit.stateAt(at, out)) return false;
      if (at !== epochTaiS + phaseS) propagateTwoBody(out, epochTaiS + phaseS - at, out);
      turnBack(out, phaseS);
      return true;
    },
  };
}

/**
 * Turns a state by the motion of perigee and node in a time due to the flattening of the Earth.
 *
 * Method   first order in J2: node -3/2 k cos i, perigee 3/4 k (5 cos^2 i - 1), k = J2 n (R / p)^2
 */
function turnBack(state: Float64Array, timeS: number): void {
  const [x, y, z, u, v, w] = [state[0]!, state[1]!, state[2]!, state[3]!, state[4]!, state[5]!];
  const axisM = 1 / (2 / Math.hypot(x, y, z) - (u * u + v * v + w * w) / MU_EARTH);
  if (!(axisM > 0)) return;
  const normal: Vec3 = [y * w - z * v, z * u - x * w, x * v - y * u];
  const momentum = Math.hypot(...normal);
  const rate = EARTH_J2 * Math.sqrt(MU_EARTH / axisM ** 3) * ((EARTH_RADIUS_M * MU_EARTH) / momentum ** 2) ** 2;
  const cosine = normal[2] / momentum;
  turn(state, normal, -0.75 * rate * (5 * cosine ** 2 - 1) * timeS);
  turn(state, [0, 0, momentum], 1.5 * rate * cosine * timeS);
}

/** Turns position and velocity about an axis. */
function turn(state: Float64Array, axis: Vec3, angle: number): void {
  const size = Math.hypot(...axis);
  const [a, b, c] = [axis[0] / size, axis[1] / size, axis[2] / size];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const k of [0, 3]) {
    const [x, y, z] = [state[k]!, state[k + 1]!, state[k + 2]!];
    const along = (1 - cos) * (a * x + b * y + c * z);
    state[k] = cos * x + sin * (b * z - c * y) + along * a;
    state[k + 1] = cos * y + sin * (c * x - a * z) + along * b;
    state[k + 2] = cos * z + sin * (a * y - b * x) + along * c;
  }
}

function motionOf({ positionM, velocityMps }: StateVector): PlaneMotion {
  const radius = Math.hypot(...positionM);
  const radialMps = residualDot(positionM, velocityMps) / radius;
  const squared = residualDot(velocityMps, velocityMps) - radialMps ** 2;
  return { radialMps, alongMps: Math.sqrt(Math.max(1, squared)), pullMps2: MU_EARTH / radius ** 2 };
}

/** Half a revolution, and the speed at the perigee; an unbound orbit is used as it is. */
function revolutionOf(
  { positionM, velocityMps }: StateVector,
  { alongMps }: PlaneMotion,
): { readonly halfS: number; readonly fastestMps: number } {
  const radius = Math.hypot(...positionM);
  const squared = residualDot(velocityMps, velocityMps);
  const axisM = 1 / (2 / radius - squared / MU_EARTH);
  if (!(axisM > 0)) return { halfS: 0, fastestMps: Math.sqrt(squared) };
  const momentum = radius * alongMps;
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * axisM)));
  return {
    halfS: Math.PI * Math.sqrt(axisM ** 3 / MU_EARTH),
    fastestMps: momentum / (axisM * (1 - eccentricity)),
  };
}
