import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import type { EphemerisNodes } from '@keepout/astro/ephemeris/nodes';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { LATTICE_S } from '../plan/plan.ts';
import { HIGHEST_RADIUS_M, LOWEST_RADIUS_M } from '../plan/sources.ts';

/**
 * An orbit in a few numbers for each block of the lattice: between which radii it stays, and which uniform motion along a circle in a plane that
 * turns about the pole it follows how well. Front: first block, span of the data; then a row a block.
 */
export type OrbitOutline = Float64Array;

export const FIRST_BLOCK = 0;
export const OUTLINE_START_TAI_S = 1;
export const STOP_TAI_S = 2;
export const OUTLINE_FRONT = 3;
/** Fields of a row: radii, m; deviation of the direction, infinite where undefined; rates, rad/s; direction and plane in the middle. */
export const LOWEST = 0;
export const HIGHEST = 1;
export const STRAY = 2;
export const RATE = 3;
export const OUTLINE_NODE_RATE = 4;
export const DIRECTION = 5;
export const NORMAL = 8;
export const OUTLINE_ROW = 11;

/** Largest time between the nearest instant of a block and the entry into a volume, s (`encounterAt`). */
const BEYOND_S = 120;
const RASTER_S = 60;
/** Greatest value of u (1 - u)^2 on 0..1: contribution of a slope between two raster instants. */
const BULGE = 4 / 27;
/** Remainder of the radius between raster instants after its slope, m. */
const BETWEEN_M = 150;
/** Largest unreported change of velocity, m/s; a quarter of the raster maximises its effect. */
const SUDDEN_MPS = 50;
/** Precession and nutation within half a block, and rounding, rad. */
const FRAME_RAD = 2e-6;

/**
 * The outline of an orbit over the span of its data, or its part in a window.
 *
 * Method   states every minute; between them the direction bends by at most three times the square of the fastest rate;
 *          docs/models/screening, outlines
 * Assumes  a frame that does not turn with the Earth
 * Cost     a microsecond and a half a minute of a table
 */
export function outlineOf(
  orbit: Ephemeris,
  window: { readonly startTaiS: number; readonly stopTaiS: number } = orbit,
): OrbitOutline {
  const startTaiS = Math.max(orbit.startTaiS, window.startTaiS - BEYOND_S);
  const stopTaiS = Math.min(orbit.stopTaiS, window.stopTaiS + BEYOND_S);
  const first = Math.floor(startTaiS / LATTICE_S);
  const count = Math.max(0, Math.floor(stopTaiS / LATTICE_S) - first + 1);
  const outline = new Float64Array(OUTLINE_FRONT + count * OUTLINE_ROW);
  outline.set([first, startTaiS, stopTaiS]);
  const gaps = gapsOf(orbit);
  for (let k = 0; k < count; k++) {
    const from = Math.max(startTaiS, (first + k) * LATTICE_S - BEYOND_S);
    const to = Math.min(stopTaiS, (first + k + 1) * LATTICE_S + BEYOND_S);
    const row = outline.subarray(OUTLINE_FRONT + k * OUTLINE_ROW, OUTLINE_FRONT + (k + 1) * OUTLINE_ROW);
    const isWhole = !gaps.some(([end, begin]) => end < to && begin > from);
    if (!isWhole || !writeRow(orbit, from, to, (first + k + 0.5) * LATTICE_S, row))
      row.fill(0).fill(Number.POSITIVE_INFINITY, HIGHEST, RATE);
  }
  return outline;
}

/** Where the data of a table have a hole, however short. */
function gapsOf(orbit: Ephemeris & { readonly nodes?: EphemerisNodes }): [number, number][] {
  const segments = orbit.nodes?.segments ?? [];
  return segments.slice(1).flatMap((next, k): [number, number][] => {
    const end = segments[k]![3];
    return end < next[2] ? [[end, next[2]]] : [];
  });
}

/** False where the outline is undefined: no state somewhere, none of an orbit, or one that a screening would report. */
function writeRow(orbit: Ephemeris, from: number, to: number, middleTaiS: number, row: Float64Array): boolean {
  const steps = Math.max(1, Math.ceil((to - from) / RASTER_S));
  const stepS = (to - from) / steps;
  const turn = rotationBetween(orbit.frame, 'TEME', middleTaiS);
  const directions = new Float64Array(3 * (steps + 1));
  const six = new Float64Array(6);
  let [nx, ny, nz] = [0, 0, 0];
  let [lowestM, highestM, fastest, nodeRate] = [Number.POSITIVE_INFINITY, 0, 0, Number.NaN];
  let [before, climbBefore] = [Number.NaN, 0];
  // Without lists within the loop: a table has ten thousand states.
  for (let k = 0; k <= steps; k++) {
    const t = k === steps ? to : from + k * stepS;
    if (!orbit.stateAt(t, six)) return false;
    turnBoth(turn, six);
    const x = six[0]!;
    const y = six[1]!;
    const z = six[2]!;
    const u = six[3]!;
    const v = six[4]!;
    const w = six[5]!;
    const r = Math.sqrt(x * x + y * y + z * z);
    const hx = y * w - z * v;
    const hy = z * u - x * w;
    const hz = x * v - y * u;
    const h = Math.sqrt(hx * hx + hy * hy + hz * hz);
    const climb = (x * u + y * v + z * w) / r;
    if (k === 0) {
      // From the secular theory: its error is measured.
      const latusM = (h * h) / MU_EARTH;
      nodeRate = ((-1.5 * EARTH_J2 * h * hz) / h / (r * r)) * (EARTH_RADIUS_M / latusM) ** 2;
    } else {
      lowestM = Math.min(
        lowestM,
        Math.min(before, r) - BULGE * stepS * (Math.max(0, -climbBefore) + Math.max(0, climb)),
      );
      highestM = Math.max(
        highestM,
        Math.max(before, r) + BULGE * stepS * (Math.max(0, climbBefore) + Math.max(0, -climb)),
      );
    }
    before = r;
    climbBefore = climb;
    fastest = Math.max(fastest, h / (r * r));
    // Turned back with the node to the middle.
    const cos = Math.cos(nodeRate * (t - middleTaiS));
    const sin = Math.sin(nodeRate * (t - middleTaiS));
    directions[3 * k] = (cos * x + sin * y) / r;
    directions[3 * k + 1] = (cos * y - sin * x) / r;
    directions[3 * k + 2] = z / r;
    nx += (cos * hx + sin * hy) / h;
    ny += (cos * hy - sin * hx) / h;
    nz += hz / h;
  }
  const suddenM = (SUDDEN_MPS * stepS) / 4;
  lowestM -= BETWEEN_M + suddenM;
  highestM += BETWEEN_M + suddenM;
  // Written so that no number fails.
  if (!(lowestM >= LOWEST_RADIUS_M && highestM < HIGHEST_RADIUS_M)) return false;
  const rate = 1.1 * fastest;
  const pad = (3 / 8) * (rate * stepS) ** 2 + suddenM / lowestM + FRAME_RAD;
  row.set([lowestM, highestM, 0, 0, nodeRate]);
  row[STRAY] = pad + fitted(directions, [nx, ny, nz], { from, stepS, middleTaiS }, row);
  return row.every(Number.isFinite);
}

/** Writes the uniform motion in the plane that fits directions best. @returns the largest departure from it, rad */
function fitted(
  directions: Float64Array,
  normal: readonly number[],
  { from, stepS, middleTaiS }: { readonly from: number; readonly stepS: number; readonly middleTaiS: number },
  row: Float64Array,
): number {
  const count = directions.length / 3;
  const length = Math.hypot(...normal);
  const [nx, ny, nz] = normal.map((part) => part / length) as [number, number, number];
  // Any axis in the plane will do.
  const [px, py, pz] = unit(nz * nz < 0.5 ? [-ny, nx, 0] : [nz, 0, -nx]);
  const [qx, qy, qz] = [ny * pz - nz * py, nz * px - nx * pz, nx * py - ny * px];
  const phases = new Float64Array(count);
  let [sumT, sumU, sumTT, sumTU] = [0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    const x = directions[3 * k]!;
    const y = directions[3 * k + 1]!;
    const z = directions[3 * k + 2]!;
    const phase = Math.atan2(x * qx + y * qy + z * qz, x * px + y * py + z * pz);
    const last = k === 0 ? phase : phases[k - 1]!;
    const u = phase - 2 * Math.PI * Math.round((phase - last) / (2 * Math.PI));
    const t = from + k * stepS - middleTaiS;
    phases[k] = u;
    sumT += t;
    sumU += u;
    sumTT += t * t;
    sumTU += t * u;
  }
  const rate = (count * sumTU - sumT * sumU) / (count * sumTT - sumT * sumT);
  const middle = (sumU - rate * sumT) / count;
  let stray = 0;
  for (let k = 0; k < count; k++) {
    const u = middle + rate * (from + k * stepS - middleTaiS);
    const cos = Math.cos(u);
    const sin = Math.sin(u);
    const dx = directions[3 * k]! - cos * px - sin * qx;
    const dy = directions[3 * k + 1]! - cos * py - sin * qy;
    const dz = directions[3 * k + 2]! - cos * pz - sin * qz;
    stray = Math.max(stray, Math.sqrt(dx * dx + dy * dy + dz * dz));
  }
  const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
  row[RATE] = rate;
  row.set([cos * px + sin * qx, cos * py + sin * qy, cos * pz + sin * qz], DIRECTION);
  row.set([nx, ny, nz], NORMAL);
  return stray;
}

/** Turns position and velocity where they are. */
function turnBoth(m: Float64Array, six: Float64Array): void {
  for (let at = 0; at < 6; at += 3) {
    const x = six[at]!;
    const y = six[at + 1]!;
    const z = six[at + 2]!;
    six[at] = m[0]! * x + m[1]! * y + m[2]! * z;
    six[at + 1] = m[3]! * x + m[4]! * y + m[5]! * z;
    six[at + 2] = m[6]! * x + m[7]! * y + m[8]! * z;
  }
}

function unit(v: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}
