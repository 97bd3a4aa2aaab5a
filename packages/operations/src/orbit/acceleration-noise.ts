import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';

/** Of the angle that is gone at perigee in one step: Simpson's rule is then off by 5e-5. */
const STEP_RAD = 0.3;

/**
 * The covariance that white accelerations along each axis make on the way from the origin of an arc.
 *
 * Method   Q(t) = Phi(t) M(t) Phi(t)^T with M(t) the integral of q Phi(s)^-1 G G^T Phi(s)^-T, by Simpson's rule; the inverse is that of a symplectic
 *          matrix, its columns of velocity are -B^T and A^T; docs/models/orbit-update
 * Assumes  forces without friction in the transition, as `propagateWithTransition` has them
 * Frame    that of the arc
 *
 * @param densityM2PerS3   q, of each axis
 * @returns M of an epoch, row-major 36: to be carried with the transition, as a covariance at the origin is
 *
 * Checked  carried-knowledge.against-orekit.test.ts          Cost  20 ms for a day of low orbit
 */
export function accelerationNoise(
  arc: TransitionArc,
  origin: StateVector,
  densityM2PerS3: number,
): (epochTaiS: number) => Float64Array {
  const stepS = STEP_RAD / perigeeRate(origin);
  const [six, transition] = [new Float64Array(6), new Float64Array(36)];
  const rateAt = (spanS: number): Float64Array => {
    arc.read(origin.epochTaiS + spanS, six, transition);
    return squareOfPush(transition);
  };
  const panel = (startS: number, lengthS: number, before: Float64Array, atStart: Float64Array) => {
    const [atMiddle, atEnd] = [rateAt(startS + lengthS / 2), rateAt(startS + lengthS)];
    const share = (densityM2PerS3 * Math.abs(lengthS)) / 6;
    const sum = before.map((value, k) => value + share * (atStart[k]! + 4 * atMiddle[k]! + atEnd[k]!));
    return { sum, atEnd };
  };
  const none = { sum: new Float64Array(36), atEnd: rateAt(0) };
  /** After so many steps: before the origin, and after it. */
  const sides = { back: [none], ahead: [none] };
  return (epochTaiS) => {
    const spanS = epochTaiS - origin.epochTaiS;
    const side = spanS < 0 ? sides.back : sides.ahead;
    const towardsS = Math.sign(spanS) * stepS;
    const whole = Math.floor(Math.abs(spanS) / stepS);
    for (let n = side.length - 1; n < whole; n++) {
      side.push(panel(n * towardsS, towardsS, side[n]!.sum, side[n]!.atEnd));
    }
    const { sum, atEnd } = side[whole]!;
    return panel(whole * towardsS, spanS - whole * towardsS, sum, atEnd).sum;
  };
}

/** Phi^-1 G G^T Phi^-T: rows of Phi^-1 G are -B^T of the position and A^T of the velocity. */
function squareOfPush(transition: Float64Array): Float64Array {
  const push = new Float64Array(18);
  for (let i = 0; i < 3; i++) {
    for (let axis = 0; axis < 3; axis++) {
      push[3 * i + axis] = -transition[6 * axis + 3 + i]!;
      push[3 * (i + 3) + axis] = transition[6 * axis + i]!;
    }
  }
  const square = new Float64Array(36);
  for (let k = 0; k < 36; k++) {
    const [i, j] = [3 * Math.floor(k / 6), 3 * (k % 6)];
    square[k] = push[i]! * push[j]! + push[i + 1]! * push[j + 1]! + push[i + 2]! * push[j + 2]!;
  }
  return square;
}

/** How fast an orbit turns where it is nearest, rad/s. */
function perigeeRate({ positionM: [x, y, z], velocityMps: [u, v, w] }: StateVector): number {
  const momentum = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const energy = (u * u + v * v + w * w) / 2 - MU_EARTH / Math.hypot(x, y, z);
  const eccentricity = Math.sqrt(Math.max(0, 1 + (2 * energy * momentum ** 2) / MU_EARTH ** 2));
  const perigeeM = momentum ** 2 / MU_EARTH / (1 + eccentricity);
  return momentum / perigeeM ** 2;
}
