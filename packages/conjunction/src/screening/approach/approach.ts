import { MU_EARTH } from '@keepout/astro/constants';
import { taylorRemainderM, taylorTerms } from './motion.ts';

/** Verdicts of `approachTest`. */
export const FAR = 0;
/** A candidate; the guess of its instant is in `out[0]`. */
export const CLOSE = 1;
/** Near and slow: the closed-form tests do not apply, the pair is to be sampled. */
export const SLOW = 2;

/** Differences between our dynamics and two-body plus J2 over a slab, m (J2 jerk, drag, SGP4's own velocity). */
export const MODEL_PAD_M = 100;
/** Lowest radius for a gravity gradient, m. */
const LOWEST_M = 6.3e6;
/** A chord between two objects 2,000 km apart runs this much under their radius, m. */
const CHORD_DIP_M = 1e5;

const terms1 = new Float64Array(9);
const terms2 = new Float64Array(9);

/** Largest eigenvalue of the gravity gradient at a radius, 1/s^2. */
export function gradientAt(radiusM: number): number {
  const r = Math.max(radiusM, LOWEST_M);
  return (2 * MU_EARTH) / (r * r * r);
}

/**
 * Largest departure of relative motion from a straight line over `spanS`, given a miss of at most `missM` in it, m.
 *
 * Method   |da| <= gradient |dp| and |dp(s)| <= d + V |tau - s|; docs/models/screening (iii)
 */
export function bendM(gradient: number, missM: number, speedMps: number, spanS: number): number {
  const top = (speedMps + gradient * missM * spanS) / (1 - gradient * spanS * spanS);
  return 1.01 * gradient * ((missM * spanS * spanS) / 2 + (top * spanS * spanS * spanS) / 3) + MODEL_PAD_M;
}

/** Part of the square of the half slab by which positions are moved along their two-body acceleration for `shiftedBendM`. */
export const SHIFT = 0.25;

/**
 * Largest distance of two objects, at a miss of at most `missM` within `spanS` of the instant, from the straight line through
 * their positions there, each moved by SHIFT spanS^2 along its two-body acceleration, m.
 *
 * Method   the gradient hardly changes, so the bend towards a meeting at s is nearly g V (s span^2/4 - s^3/3), an eighth of
 *          the error of the line through the positions themselves; docs/models/screening (iii)
 *
 * @param radiusM    number   m     lowest radius of the chord between the two
 * @param speedMps   number   m/s   their relative speed at most
 * @param topMps     number   m/s   speed of either at most
 */
export function shiftedBendM(radiusM: number, missM: number, speedMps: number, topMps: number, spanS: number): number {
  const g = gradientAt(radiusM);
  const span2 = spanS * spanS;
  const speed = (speedMps + g * missM * spanS) / (1 - g * span2);
  const turn = (3 * topMps * spanS) / Math.max(radiusM, LOWEST_M) + 0.5 * g * span2;
  const miss = g * missM * span2 * (0.75 + (g * span2) / 24);
  const cubic = g * speed * span2 * spanS;
  return miss + (cubic * (1 + turn)) / 12 + 0.01 * (miss + cubic / 3) + MODEL_PAD_M;
}

/** Relative speed under which g = dr.dv need not rise through a slab and a pair is sampled instead, m/s. */
export function samplingSpeedMps(missM: number, slowSpeedMps: number): number {
  return Math.max(2 * slowSpeedMps, 4 * Math.sqrt(gradientAt(LOWEST_M)) * (missM + 1000));
}

/**
 * Can two objects come within `missM` of each other while tau (s from the instant of their states) is in [from, to]?
 * FAR is a proof; CLOSE and SLOW are not.
 *
 * Method   straight line with a proven bend, then the fourth-order relative path with a bounded remainder;
 *          docs/models/screening (iii), (iv)
 * Assumes  |from|, |to| <= 120 s
 *
 * @param padM           number   m     error of the two states themselves within the span
 * @param samplingMps    number   m/s   see `samplingSpeedMps`
 * @param out            Float64Array(1)   guess of the closest instant, s
 */
export function approachTest(
  states1: Float64Array,
  o1: number,
  states2: Float64Array,
  o2: number,
  from: number,
  to: number,
  missM: number,
  padM: number,
  samplingMps: number,
  out: Float64Array,
): number {
  const px = states2[o2]! - states1[o1]!;
  const py = states2[o2 + 1]! - states1[o1 + 1]!;
  const pz = states2[o2 + 2]! - states1[o1 + 2]!;
  const vx = states2[o2 + 3]! - states1[o1 + 3]!;
  const vy = states2[o2 + 4]! - states1[o1 + 4]!;
  const vz = states2[o2 + 5]! - states1[o1 + 5]!;
  const a = vx * vx + vy * vy + vz * vz;
  const q = px * vx + py * vy + pz * vz;
  const span = Math.max(to, -from);
  const speed = Math.sqrt(a);
  const low = Math.min(lowestRadius(states1, o1, span), lowestRadius(states2, o2, span));
  const gradient = gradientAt(low - CHORD_DIP_M);
  const limit = missM + padM + bendM(gradient, missM, speed, span);
  let tau = a > 0 ? -q / a : 0;
  tau = tau < from ? from : Math.min(tau, to);
  const line = px * px + py * py + pz * pz + tau * (2 * q + a * tau);
  if (!(line <= limit * limit)) return FAR;
  if (speed < samplingMps) return SLOW;

  taylorTerms(states1, o1, terms1);
  taylorTerms(states2, o2, terms2);
  const ax = terms2[0]! - terms1[0]!;
  const ay = terms2[1]! - terms1[1]!;
  const az = terms2[2]! - terms1[2]!;
  const jx = terms2[3]! - terms1[3]!;
  const jy = terms2[4]! - terms1[4]!;
  const jz = terms2[5]! - terms1[5]!;
  const sx = terms2[6]! - terms1[6]!;
  const sy = terms2[7]! - terms1[7]!;
  const sz = terms2[8]! - terms1[8]!;
  const remainder =
    MODEL_PAD_M +
    padM +
    taylorRemainderM(low, speedOf(states1, o1), span) +
    taylorRemainderM(low, speedOf(states2, o2), span);
  // How far the remainder can move the root of g = dp.dv.
  const slack = 1 + remainder / speed + (5 * missM * remainder) / (span * a);
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < 12; k++) {
    x = px + tau * (vx + tau * (ax / 2 + tau * (jx / 6 + (tau * sx) / 24)));
    y = py + tau * (vy + tau * (ay / 2 + tau * (jy / 6 + (tau * sy) / 24)));
    z = pz + tau * (vz + tau * (az / 2 + tau * (jz / 6 + (tau * sz) / 24)));
    const dx = vx + tau * (ax + tau * (jx / 2 + (tau * sx) / 6));
    const dy = vy + tau * (ay + tau * (jy / 2 + (tau * sy) / 6));
    const dz = vz + tau * (az + tau * (jz / 2 + (tau * sz) / 6));
    const g = x * dx + y * dy + z * dz;
    const slope = dx * dx + dy * dy + dz * dz + x * ax + y * ay + z * az;
    const step = g / slope;
    // Convergence first: the opposite order lost events whose root lies on the edge.
    if (step < 1e-3 && step > -1e-3) {
      out[0] = tau;
      if (tau < from - slack || tau > to + slack) return FAR;
      const reach = missM + remainder;
      return x * x + y * y + z * z <= reach * reach ? CLOSE : FAR;
    }
    tau -= step;
    if (!(tau >= from - 2 * slack - 60 && tau <= to + 2 * slack + 60)) break;
  }
  // g rises through the slab, so a path that left it has no minimum inside; anything undecided goes on.
  out[0] = Math.min(Math.max(tau, from), to);
  return tau < from - 2 * slack - 60 || tau > to + 2 * slack + 60 ? FAR : CLOSE;
}

function lowestRadius(s: Float64Array, o: number, span: number): number {
  const r = Math.sqrt(s[o]! * s[o]! + s[o + 1]! * s[o + 1]! + s[o + 2]! * s[o + 2]!);
  const rate = (s[o]! * s[o + 3]! + s[o + 1]! * s[o + 4]! + s[o + 2]! * s[o + 5]!) / r;
  return r - Math.abs(rate) * span;
}

function speedOf(s: Float64Array, o: number): number {
  return Math.sqrt(s[o + 3]! * s[o + 3]! + s[o + 4]! * s[o + 4]! + s[o + 5]! * s[o + 5]!);
}
