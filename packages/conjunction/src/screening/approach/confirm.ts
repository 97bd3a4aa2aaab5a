import { MU_EARTH } from '@keepout/astro/constants';
import { minimumBetween } from '@keepout/astro/search/extremum';
import { rootBetween } from '@keepout/astro/search/root';
import { circumscribingRadiusM, type ScreeningVolume, scaledNorm } from '../../volume/volume.ts';
import type { Encounter } from '../plan/encounter.ts';
import {
  EncounterRows,
  encounterOf,
  MISS_M,
  PRIMARY,
  RTN_POSITION_M,
  SECONDARY,
  SPEED_MPS,
  STATES,
  TCA_TAI_S,
} from '../plan/encounter-table.ts';
import type { StateSource } from '../plan/sources.ts';
import { passesOutside, turningMps2 } from './volume-pass.ts';

/** The last Newton step of a root is shorter than this, s; float64 epochs resolve 0.12 microseconds. */
const ROOT_S = 2e-7;
/** Accuracy of the deepest place of a path through the volume, s. */
const LEAST_SCALED_S = 1e-5;
/** Two minima of a pair closer than this are one, found from two slabs, s. */
export const SAME_EVENT_S = 1;

/** Exact geometry of one pair: both objects through their own propagator or interpolant. */
export interface PairGeometry {
  readonly source: StateSource;
  readonly volume: ScreeningVolume;
  readonly reachM: number;
  /** Rows of the two states, primary first. */
  readonly pair: Float64Array;
}

export function pairGeometry(source: StateSource, volume: ScreeningVolume): PairGeometry {
  return { source, volume, reachM: circumscribingRadiusM(volume), pair: new Float64Array(12) };
}

/** Fills `geometry.pair` at an instant; false where one of the two has no state. */
export function statesOf(geometry: PairGeometry, i: number, j: number, t: number): boolean {
  return geometry.source.state(i, t, geometry.pair, 0) === 0 && geometry.source.state(j, t, geometry.pair, 6) === 0;
}

/** g = dr.dv of the states held, m^2/s: negative while the pair closes. */
export function closing(geometry: PairGeometry): number {
  const s = geometry.pair;
  return (s[6]! - s[0]!) * (s[9]! - s[3]!) + (s[7]! - s[1]!) * (s[10]! - s[4]!) + (s[8]! - s[2]!) * (s[11]! - s[5]!);
}

/** Distance of the states held, m. */
export function separationM(geometry: PairGeometry): number {
  const s = geometry.pair;
  return Math.hypot(s[6]! - s[0]!, s[7]! - s[1]!, s[8]! - s[2]!);
}

const rtn = new Float64Array(6);

/** Position of the second object relative to the first in units of the volume (1 on its surface). */
export function scaledSeparation(geometry: PairGeometry): number {
  if (geometry.volume.shape === 'sphere') return separationM(geometry) / geometry.volume.radiusM;
  writeRtn(geometry.pair, rtn, 0);
  return scaledNorm(geometry.volume, rtn[0]!, rtn[1]!, rtn[2]!);
}

/**
 * Instants in [from, to] at which the distance has a minimum, started from a guess.
 *
 * Method   Newton on g = dr.dv with the two-body slope; a search over 24 steps where Newton leaves the span (kinks of
 *          an interpolated ephemeris, burns)
 * @returns number[]   TAI s; usually one, empty where the minimum lies outside
 */
export function closestInstants(
  geometry: PairGeometry,
  i: number,
  j: number,
  guess: number,
  from: number,
  to: number,
): number[] {
  let t = guess;
  for (let k = 0; k < 12; k++) {
    if (!(t >= from - 60 && t <= to + 60) || !statesOf(geometry, i, j, t)) break;
    const step = closing(geometry) / closingSlope(geometry.pair);
    if (!Number.isFinite(step)) break;
    t -= step;
    if (Math.abs(step) < ROOT_S) return t >= from && t <= to ? [t] : [];
  }
  return searchedInstants(geometry, i, j, from, to, (to - from) / 24);
}

/** Minima of the distance between samples `step` apart: every change of g from closing to opening. */
export function searchedInstants(
  geometry: PairGeometry,
  i: number,
  j: number,
  from: number,
  to: number,
  step: number,
): number[] {
  const epochs: number[] = [];
  const count = Math.max(1, Math.ceil((to - from) / step));
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const t = from + ((to - from) * k) / count;
    const g = statesOf(geometry, i, j, t) ? closing(geometry) : Number.NaN;
    if (before < 0 && g >= 0) {
      const root = rootOfClosing(geometry, i, j, from + ((to - from) * (k - 1)) / count, t);
      if (!isBeforeGap(geometry, i, j, root)) epochs.push(root);
    }
    before = g;
  }
  return epochs;
}

/** Beyond a root by this much g has changed its sign, s. */
const BEYOND_S = 1e-3;

/** Whether a pair still closes at an instant after which data are missing: an edge, not a minimum. */
function isBeforeGap(geometry: PairGeometry, i: number, j: number, t: number): boolean {
  if (!statesOf(geometry, i, j, t)) return true;
  const leftS = -closing(geometry) / closingSlope(geometry.pair);
  return leftS > BEYOND_S && !statesOf(geometry, i, j, t + BEYOND_S);
}

/** Root of g between an instant at which the pair closes and one at which it opens; where a state is missing it opens. */
export function rootOfClosing(geometry: PairGeometry, i: number, j: number, from: number, to: number): number {
  const closingAfter = (s: number): number =>
    statesOf(geometry, i, j, from + s) ? closing(geometry) : Number.POSITIVE_INFINITY;
  return from + rootBetween(closingAfter, 0, to - from, ROOT_S);
}

function closingSlope(s: Float64Array): number {
  const r1 = Math.hypot(s[0]!, s[1]!, s[2]!);
  const r2 = Math.hypot(s[6]!, s[7]!, s[8]!);
  const k1 = MU_EARTH / (r1 * r1 * r1);
  const k2 = MU_EARTH / (r2 * r2 * r2);
  let slope = 0;
  for (let c = 0; c < 3; c++) {
    const dv = s[9 + c]! - s[3 + c]!;
    slope += dv * dv + (s[6 + c]! - s[c]!) * (k1 * s[c]! - k2 * s[6 + c]!);
  }
  return slope;
}

/**
 * The encounter at an instant of closest approach, if the path around it enters the volume.
 *
 * A box or an ellipsoid can be entered although the closest point lies outside it, so the smallest scaled norm is
 * sought while the distance is within the circumscribing sphere.
 */
export function encounterAt(geometry: PairGeometry, i: number, j: number, tca: number): Encounter | undefined {
  if (!statesOf(geometry, i, j, tca)) return undefined;
  const miss = separationM(geometry);
  if (!(miss <= geometry.reachM)) return undefined;
  if (geometry.volume.shape === 'sphere' || scaledSeparation(geometry) <= 1) return describe(geometry, i, j, tca);
  const half = Math.min(120, Math.sqrt(geometry.reachM ** 2 - miss ** 2) / relativeSpeedMps(geometry.pair));
  if (isOutside(geometry, geometry.volume, i, j, tca, half)) return undefined;
  if (!(leastScaled(geometry, i, j, tca - half, tca + half).value <= 1)) return undefined;
  return statesOf(geometry, i, j, tca) ? describe(geometry, i, j, tca) : undefined;
}

function relativeSpeedMps(s: Float64Array): number {
  return Math.hypot(s[9]! - s[3]!, s[10]! - s[4]!, s[11]! - s[5]!);
}

const ends = new Float64Array(9);

/** Three states that exclude most passages outside the volume without a search. */
function isOutside(
  geometry: PairGeometry,
  volume: Exclude<ScreeningVolume, { shape: 'sphere' }>,
  i: number,
  j: number,
  tca: number,
  half: number,
): boolean {
  let turning = 0;
  for (let k = 0; k < 3; k++) {
    if (!statesOf(geometry, i, j, tca + (k - 1) * half)) return false;
    writeRtn(geometry.pair, rtn, 0);
    ends.set(rtn.subarray(0, 3), 3 * k);
    turning = Math.max(turning, turningMps2(geometry.pair, rtn));
  }
  return passesOutside(volume, ends, turning, half);
}

/** Smallest scaled norm over a span: 32 samples, then golden section around the best. */
export function leastScaled(
  geometry: PairGeometry,
  i: number,
  j: number,
  from: number,
  to: number,
): { readonly t: number; readonly value: number } {
  const at = (t: number): number =>
    statesOf(geometry, i, j, t) ? scaledSeparation(geometry) : Number.POSITIVE_INFINITY;
  const step = (to - from) / 32;
  let best = from;
  let value = at(from);
  for (let k = 1; k <= 32; k++) {
    const s = at(from + k * step);
    if (s < value) {
      value = s;
      best = from + k * step;
    }
  }
  const t = minimumBetween(at, Math.max(from, best - step), Math.min(to, best + step), LEAST_SCALED_S);
  const least = at(t);
  return least < value ? { t, value: least } : { t: best, value };
}

/** The record of the states held. */
export function describe(geometry: PairGeometry, i: number, j: number, t: number): Encounter {
  const row = new EncounterRows(1);
  writeApproach(row, geometry.pair, i, j, t);
  return encounterOf(row, 0);
}

/** Adds the approach of two states (primary first) as a row. */
export function writeApproach(table: EncounterRows, s: Float64Array, i: number, j: number, t: number): void {
  const at = table.add();
  const { rows } = table;
  rows[at + PRIMARY] = i;
  rows[at + SECONDARY] = j;
  rows[at + TCA_TAI_S] = t;
  rows[at + MISS_M] = Math.hypot(s[6]! - s[0]!, s[7]! - s[1]!, s[8]! - s[2]!);
  rows[at + SPEED_MPS] = relativeSpeedMps(s);
  rows.set(s, at + STATES);
  writeRtn(s, rows, at + RTN_POSITION_M);
}

/** Relative position and velocity of two states in the RTN axes of the first: six values. */
export function writeRtn(s: Float64Array, out: Float64Array, at: number): void {
  writeAxes(s);
  for (let part = 0; part < 6; part += 3) {
    const x = s[6 + part]! - s[part]!;
    const y = s[7 + part]! - s[1 + part]!;
    const z = s[8 + part]! - s[2 + part]!;
    for (let k = 0; k < 3; k++) out[at + part + k] = axes[3 * k]! * x + axes[3 * k + 1]! * y + axes[3 * k + 2]! * z;
  }
}

const axes = new Float64Array(9);

/** Rows R, T, N of the first state into `axes`: as `rtnAxes` to the bit, without a new array each time. */
function writeAxes(s: Float64Array): void {
  const x = s[0]!;
  const y = s[1]!;
  const z = s[2]!;
  const u = s[3]!;
  const v = s[4]!;
  const w = s[5]!;
  const r = Math.hypot(x, y, z);
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  axes[0] = x / r;
  axes[1] = y / r;
  axes[2] = z / r;
  axes[6] = hx / h;
  axes[7] = hy / h;
  axes[8] = hz / h;
  axes[3] = axes[7]! * axes[2]! - axes[8]! * axes[1]!;
  axes[4] = axes[8]! * axes[0]! - axes[6]! * axes[2]!;
  axes[5] = axes[6]! * axes[1]! - axes[7]! * axes[0]!;
}
