import { MU_EARTH } from '@keepout/astro/constants';
import type { OrbitReach } from '../plan/orbit-reach.ts';
import type { SampledTrajectory } from './sampled-trajectory.ts';

/** Values of one reach in a table of many: lowest, highest, rate, swing, drift, climb, pad. */
export const REACH_ROW = 7;
const LOWEST = 0;
const HIGHEST = 1;
const RATE = 2;
const SWING = 3;
const DRIFT = 4;
const CLIMB = 5;
const PAD = 6;

/** Writes a reach into row `i` of a table; a row of zeros is an object that is not there. */
export function writeReach(table: Float64Array, i: number, reach: OrbitReach): void {
  const o = i * REACH_ROW;
  table[o + LOWEST] = reach.lowestM;
  table[o + HIGHEST] = reach.highestM;
  table[o + RATE] = reach.rateRadps;
  table[o + SWING] = reach.swingRad;
  table[o + DRIFT] = reach.driftRadps;
  table[o + CLIMB] = reach.climbMps;
  table[o + PAD] = reach.padM;
}

/** The pad of row `i`, m. */
export function reachPadM(table: Float64Array, i: number): number {
  return table[i * REACH_ROW + PAD]!;
}

/**
 * Twice the largest equation of the centre (2 e + 11/48 e^3 ..., rounded up), and 0.012 rad for the periodic terms of
 * the theory (short-period 8e-4 on argument and node, long-period 2 |aycof|/p = 2.4e-3, twice, and drag).
 */
export function centreSwingRad(eccentricity: number): number {
  return 2 * (2.02 * eccentricity + 0.6 * eccentricity ** 3) + 0.012;
}

/** Bound of the turn of an orbital plane: J2 torque 1.5 J2 mu Re^2/r^4 over v, and Sun and Moon far out, rad/s. */
export function planeDriftRadps(lowestM: number, highestM: number): number {
  return 1.75e-6 * (6.8e6 / lowestM) ** 3.5 + (highestM > 6e7 ? 1e-6 : 1e-7);
}

/**
 * Bound of the radial speed e sqrt(mu/p), which grows with e, between two radii; 5 m/s for J2, m/s.
 */
export function climbMps(lowestM: number, highestM: number): number {
  const e = Math.min(1, (highestM - lowestM) / (highestM + lowestM) + 1e-3);
  return 1.02 * e * Math.sqrt(MU_EARTH / (lowestM * (1 + e))) + 5;
}

/** Bounds are reduced by this margin, for the rounding and for the 1e-3 of the osculating rates. */
const CAUTION = 0.99;
/** Longest stretch over which the angle bound is used, s: its plane drift is charged in full. */
const ANGLE_STRETCH_S = 1500;

/**
 * Lower bounds of the time until two objects can next be within the miss distance.
 *
 * With u the directions, N the plane normals, I the angle between the planes and phi the angle of each object from the
 * common node: sin^2(theta/2) = cos^2(I/2) sin^2(psi/2) + sin^2(I/2) sin^2(chi/2), psi and chi the difference and the
 * sum of the phi. A meeting needs |u1 - u2| <= eta = d/r plus the drift of both planes, hence both
 * |sin(psi/2)| <= eta / (2 cos(I/2)) and |sin(chi/2)| <= eta / (2 sin(I/2)). Docs: docs/models/screening, few to all.
 */
export class NextMeeting {
  readonly #track: SampledTrajectory;
  readonly #missM: number;
  /** Shell of the primary widened by the miss, m. */
  readonly #lowest: number;
  readonly #highest: number;

  constructor(track: SampledTrajectory, missM: number) {
    this.#track = track;
    this.#missM = missM;
    this.#lowest = track.reach.lowestM - missM;
    this.#highest = track.reach.highestM + missM;
  }

  /** Whether the radii of the two ever come within the miss distance during the track. */
  isWithinShell(table: Float64Array, j: number): boolean {
    const o = j * REACH_ROW;
    return table[o + LOWEST]! <= this.#highest && table[o + HIGHEST]! >= this.#lowest;
  }

  /**
   * @param k       number            raster index of the primary
   * @param state   Float64Array(6)   state of the secondary at that instant, m and m/s
   * @param table, j                  its reach: row j
   * @returns s   no meeting can happen sooner (0 when unknown)
   */
  secondsUntil(k: number, state: Float64Array, table: Float64Array, j: number): number {
    const reachLow = table[j * REACH_ROW + LOWEST]!;
    const reachHigh = table[j * REACH_ROW + HIGHEST]!;
    const track = this.#track;
    const ownReach = track.reach;
    const left = (track.count - 1 - k) * track.stepS;
    const o = 6 * k;
    const ux1 = track.axes[o]!;
    const uy1 = track.axes[o + 1]!;
    const uz1 = track.axes[o + 2]!;
    const nx1 = track.axes[o + 3]!;
    const ny1 = track.axes[o + 4]!;
    const nz1 = track.axes[o + 5]!;

    const x = state[0]!;
    const y = state[1]!;
    const z = state[2]!;
    const r = Math.sqrt(x * x + y * y + z * z);
    let nx2 = y * state[5]! - z * state[4]!;
    let ny2 = z * state[3]! - x * state[5]!;
    let nz2 = x * state[4]! - y * state[3]!;
    const h = Math.sqrt(nx2 * nx2 + ny2 * ny2 + nz2 * nz2);
    nx2 /= h;
    ny2 /= h;
    nz2 /= h;
    const ux2 = x / r;
    const uy2 = y / r;
    const uz2 = z / r;

    // Radius: how long until the secondary reaches the shell of the primary.
    const gap = Math.max(r - ownReach.highestM, ownReach.lowestM - r) - this.#missM;
    let until = gap > 0 ? (CAUTION * gap) / table[j * REACH_ROW + CLIMB]! : 0;

    const lowest = Math.max(ownReach.lowestM, reachLow) - this.#missM;
    const slip = this.#missM / lowest;
    const drift = ownReach.driftRadps + table[j * REACH_ROW + DRIFT]!;
    const w2Low = (0.999 * h) / (reachHigh * reachHigh);
    const w2High = (1.001 * h) / (reachLow * reachLow);
    const cosI = Math.max(-1, Math.min(1, nx1 * nx2 + ny1 * ny2 + nz1 * nz2));

    // Angle between the directions, closed at most at |w1 N1 - w2 N2|, a convex function: its largest corner.
    const cosTheta = Math.max(-1, Math.min(1, ux1 * ux2 + uy1 * uy2 + uz1 * uz2));
    const theta = Math.acos(cosTheta);
    const fast = track.fastestRadps;
    const slow = track.slowestRadps;
    const turn =
      Math.sqrt(
        Math.max(
          turnSquared(slow, w2Low, cosI),
          turnSquared(slow, w2High, cosI),
          turnSquared(fast, w2Low, cosI),
          turnSquared(fast, w2High, cosI),
        ),
      ) +
      drift * ANGLE_STRETCH_S * (fast + w2High);
    const byAngle = (CAUTION * (theta - 1.01 * slip)) / turn;
    if (byAngle > until) until = Math.min(byAngle, Math.max(until, ANGLE_STRETCH_S));
    if (until >= left) return until;

    // Phases from the common node.
    const kx = ny1 * nz2 - nz1 * ny2;
    const ky = nz1 * nx2 - nx1 * nz2;
    const kz = nx1 * ny2 - ny1 * nx2;
    const sinI2 = kx * kx + ky * ky + kz * kz;
    if (sinI2 < 1e-10) return until;
    const sinI = Math.sqrt(sinI2);
    // N x k for each plane: the direction a quarter turn ahead of the node.
    const phi1 = Math.atan2(
      (ux1 * (ny1 * kz - nz1 * ky) + uy1 * (nz1 * kx - nx1 * kz) + uz1 * (nx1 * ky - ny1 * kx)) / sinI,
      (ux1 * kx + uy1 * ky + uz1 * kz) / sinI,
    );
    const phi2 = Math.atan2(
      (ux2 * (ny2 * kz - nz2 * ky) + uy2 * (nz2 * kx - nx2 * kz) + uz2 * (nx2 * ky - ny2 * kx)) / sinI,
      (ux2 * kx + uy2 * ky + uz2 * kz) / sinI,
    );
    const cosHalf = Math.sqrt((1 + cosI) / 2);
    const sinHalf = Math.sqrt((1 - cosI) / 2);
    const swing = ownReach.swingRad + table[j * REACH_ROW + SWING]!;

    // Difference of the phases: moves with the difference of the mean rates.
    const psiWindow = window(1.01 * slip + drift * left, cosHalf) + swing;
    let psi = phi1 - phi2;
    if (psi > Math.PI) psi -= 2 * Math.PI;
    else if (psi <= -Math.PI) psi += 2 * Math.PI;
    const rate = ownReach.rateRadps - table[j * REACH_ROW + RATE]!;
    const away = Math.abs(psi) - psiWindow;
    if (away > 0) {
      const towards = psi * rate < 0;
      const path = towards ? away : 2 * Math.PI - Math.abs(psi) - psiWindow;
      const byDifference = (CAUTION * path) / (Math.abs(rate) + 1e-12);
      if (byDifference > until) until = byDifference;
    }

    // Sum of the phases: both at a node, once in half a revolution.
    const rateSum = slow + w2Low;
    const stretch = Math.min(left, (2 * Math.PI) / rateSum);
    const chiWindow = window(1.01 * slip + drift * stretch, sinHalf);
    let chi = phi1 + phi2;
    if (chi > Math.PI) chi -= 2 * Math.PI;
    else if (chi <= -Math.PI) chi += 2 * Math.PI;
    if (Math.abs(chi) > chiWindow) {
      const path = (chi < 0 ? -chi : 2 * Math.PI - chi) - chiWindow;
      const bySum = Math.min(stretch, (CAUTION * path) / (fast + w2High));
      if (bySum > until) until = bySum;
    }
    return until;
  }
}

/** Largest phase at which a chord of `eta` fits: 2 asin(eta / (2 f)), pi when it always does. */
function window(eta: number, factor: number): number {
  const s = eta / (2 * factor);
  return s < 1 ? 2 * Math.asin(s) : Math.PI;
}

/** |w1 N1 - w2 N2|^2 of two plane normals cosI apart. */
function turnSquared(w1: number, w2: number, cosI: number): number {
  return w1 * w1 + w2 * w2 - 2 * w1 * w2 * cosI;
}
