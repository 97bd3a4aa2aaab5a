import { MU_EARTH } from '@keepout/astro/constants';
import { identity6, multiply6 } from '@keepout/astro/covariance/matrix6';
import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';

/** From one state to another, the way between them along the path of the first. */
export interface WayAlong {
  /** Float64Array(6), m, m/s: to first order the plain difference. */
  readonly by: Float64Array;
  /** Float64Array(36): its derivatives by the other state. */
  slopes(): Float64Array;
}

const MOST_TURNS = 12;
/** Accuracy of a time along the path, s: a micrometre. */
const CLOSE_ENOUGH_S = 1e-10;

/**
 * A state moved by a step that follows the orbit: a kilometre along the track on a straight line is 7 cm higher, which a day makes a hundred metres.
 *
 * Method   the part of the step along the velocity is a time on the orbit, the rest is a straight line before that; `wayAlong` is its inverse
 * Frame    inertial
 *
 * @param by   six   m, m/s
 */
export function movedAlong(state: Float64Array, by: ArrayLike<number>): Float64Array {
  const motion = motionOf(state);
  const aheadS = aheadOf(state, by);
  const moved = new Float64Array(6);
  propagateTwoBody(
    state.map((value, k) => value + by[k]! - aheadS * motion[k]!),
    aheadS,
    moved,
  );
  return moved;
}

/**
 * Step from a state to another one near its orbit: an along-track error of forty kilometres is a time offset, where a straight line would
 * have it a hundred metres deep.
 *
 * Method   two-body motion of the other one back to abreast of the first; the remainder there, and the time multiplied by the motion of the first
 * Assumes  less than a fourth of a revolution; a straight line where there is no such place
 * Frame    inertial
 */
export function wayAlong(from: Float64Array, to: Float64Array): WayAlong {
  const motion = motionOf(from);
  const back = new Float64Array(6);
  let aheadS = 0;
  let stepS = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MOST_TURNS && Math.abs(stepS) > CLOSE_ENOUGH_S; turn++) {
    propagateTwoBody(to, -aheadS, back);
    const misfit = back.map((value, k) => value - from[k]!);
    // The time that takes the other one abreast, by its own speed along the line.
    stepS = dotOfSpeed(from, misfit) / dotOfSpeed(from, motionOf(back));
    aheadS += stepS;
  }
  const isAbreast = Math.abs(stepS) <= CLOSE_ENOUGH_S && Math.abs(aheadS) < farthestS(from);
  if (!isAbreast) return { by: to.map((value, k) => value - from[k]!), slopes: identity6 };
  return {
    by: back.map((value, k) => value - from[k]! + aheadS * motion[k]!),
    slopes() {
      const transition = twoBodyTransition(stateOfSix(to, aheadS), stateOfSix(back, 0));
      const abreast = motionOf(back);
      const speed = dotOfSpeed(from, abreast);
      const turn = identity6();
      for (let i = 0; i < 6; i++) {
        for (let k = 0; k < 3; k++) {
          turn[6 * i + k] = turn[6 * i + k]! + ((motion[i]! - abreast[i]!) * from[3 + k]!) / speed;
        }
      }
      return multiply6(turn, transition);
    },
  };
}

/** How long an orbit takes for a step, as far as that is along its velocity, s. */
function aheadOf(state: Float64Array, by: ArrayLike<number>): number {
  return dotOfSpeed(state, by) / dotOfSpeed(state, motionOf(state));
}

/** Effect of a second of motion on a state. */
function motionOf(state: Float64Array): Float64Array {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  const pull = -MU_EARTH / Math.hypot(x, y, z) ** 3;
  return Float64Array.of(u, v, w, pull * x, pull * y, pull * z);
}

/** Derivative of the velocity of a state by its position. */
function dotOfSpeed(state: Float64Array, by: ArrayLike<number>): number {
  return state[3]! * by[0]! + state[4]! * by[1]! + state[5]! * by[2]!;
}

/** In which the place turns by a radian or so. */
function farthestS(state: Float64Array): number {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  return Math.hypot(x, y, z) / Math.hypot(u, v, w);
}
