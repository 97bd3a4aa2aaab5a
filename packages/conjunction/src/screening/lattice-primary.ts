import { EARTH_RADIUS_M, J2, MU_EARTH } from '@keepout/astro/constants';
import { type LatticeBlock, type LatticePrimary, MOST_STEPS } from '@keepout/kernel/lattice';
import { PLACE, PLACES } from '@keepout/kernel/lattice-layout';
import type { PrimaryRun } from './primary-run.ts';

/** Steps of the azimuth table in a turn. */
const STEPS_A_TURN = 192;
/** What lies between the raster instants may be so much larger. */
const BETWEEN = 1.3;
const RESIDUAL_M = 60;
const TILT_RAD = 2e-6;

/**
 * A run as the lattice wants it: a plane that turns with its node, a conic with the measured departure from it, and the
 * instants at which it passes each azimuth in the plane. Nothing is assumed of the motion: where a burn or another
 * interpolant bends it, the departures grow and with them the spans that are looked at.
 *
 * Method   docs/models/node-lattice, the primary
 *
 * @returns undefined where the azimuth does not rise all the time (no orbit)
 */
export function latticePrimary(run: PrimaryRun, block: LatticeBlock, missM: number): LatticePrimary | undefined {
  const { count } = run;
  const offsetS = run.startTaiS - block.middleTaiS;
  const plane = meanPlane(run, offsetS);
  if (!plane) return undefined;
  const { normal, first, second, nodeRate, turned } = plane;
  const [nx, ny, nz] = normal;
  const [ax, ay, az] = first;
  const [bx, by, bz] = second;

  const azimuth = new Float64Array(count);
  const rate = new Float64Array(count);
  let tilt = 0;
  let slope = 0;
  // Normal equations of 1/(r - bulge) = A + B cos + C sin.
  let sumC = 0;
  let sumS = 0;
  let sumCC = 0;
  let sumCS = 0;
  let sumSS = 0;
  let sumW = 0;
  let sumWC = 0;
  let sumWS = 0;
  const bulgeM = (0.25 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M) / plane.latusM;
  const sin2I = 1 - nz * nz;
  let before = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = turned[o]!;
    const y = turned[o + 1]!;
    const z = turned[o + 2]!;
    const vx = turned[o + 3]! + nodeRate * y;
    const vy = turned[o + 4]! - nodeRate * x;
    const vz = turned[o + 5]!;
    const r = Math.sqrt(x * x + y * y + z * z);
    const p = ax * x + ay * y + az * z;
    const q = bx * x + by * y + bz * z;
    tilt = Math.max(tilt, Math.abs(nx * x + ny * y + nz * z) / r);
    const turn = (p * (bx * vx + by * vy + bz * vz) - q * (ax * vx + ay * vy + az * vz)) / (p * p + q * q);
    if (!(turn > 0)) return undefined;
    let angle = Math.atan2(q, p);
    if (k > 0) {
      const past = azimuth[k - 1]!;
      const expected = past + 0.5 * (turn + rate[k - 1]!) * run.stepS;
      angle += 2 * Math.PI * Math.round((expected - angle) / (2 * Math.PI));
      if (!(angle > past)) return undefined;
      slope = Math.max(slope, Math.abs(r - before) / (Math.min(r, before) * (angle - past)));
    }
    azimuth[k] = angle;
    rate[k] = turn;
    before = r;
    const cos = p / r;
    const sin = q / r;
    const weight = plane.latusM / (r - bulgeM * (sin2I - (2 * z * z) / (r * r)));
    sumC += cos;
    sumS += sin;
    sumCC += cos * cos;
    sumCS += cos * sin;
    sumSS += sin * sin;
    sumW += weight;
    sumWC += weight * cos;
    sumWS += weight * sin;
  }
  const [a, b, c] = conicOf(count, sumC, sumS, sumCC, sumCS, sumSS, sumW, sumWC, sumWS);
  const latusM = plane.latusM / a;
  const eP = b / a;
  const eQ = c / a;
  const e2 = eP * eP + eQ * eQ;
  if (!(e2 < 0.94 && latusM > 0)) return undefined;
  const eccentric = [ax * eP + bx * eQ, ay * eP + by * eQ, az * eP + bz * eQ] as const;
  const [ex, ey, ez] = eccentric;
  let worstM = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = turned[o]!;
    const y = turned[o + 1]!;
    const z = turned[o + 2]!;
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const model = latusM / (1 + (ex * x + ey * y + ez * z) / r) + bulgeM * (sin2I - (2 * z * z) / r2);
    worstM = Math.max(worstM, Math.abs(r - model));
  }
  const table = tableOf(run, offsetS, azimuth, rate);
  if (!table) return undefined;

  const parameters = new Float64Array(PLACES);
  parameters.set(normal, PLACE.normal);
  parameters.set(first, PLACE.first);
  parameters.set(second, PLACE.second);
  parameters[PLACE.latus] = latusM / 1000;
  parameters.set(eccentric, PLACE.eccentric);
  parameters[PLACE.bulge] = bulgeM / 1000;
  parameters[PLACE.nodeRate] = nodeRate;
  parameters[PLACE.slope] = Math.max(1.1 * slope, Math.sqrt(e2 / (1 - e2)) + (2 * bulgeM) / run.lowestM) + 2e-3;
  parameters[PLACE.pad] = (BETWEEN * worstM + RESIDUAL_M + run.worstPadM) / 1000;
  parameters[PLACE.tilt] = BETWEEN * tilt + TILT_RAD + run.worstPadM / run.lowestM;
  parameters[PLACE.low] = run.lowestM / 1000;
  parameters[PLACE.high] = run.highestM / 1000;
  parameters[PLACE.miss] = missM / 1000;
  parameters[PLACE.half] = block.halfS;
  parameters[PLACE.azimuth] = azimuth[0]!;
  parameters[PLACE.step] = table.perRad;
  parameters[PLACE.steps] = table.instants.length - 1;
  parameters[PLACE.error] = table.errorS;
  parameters[PLACE.slowest] = table.slowestS;
  return { parameters, instants: table.instants };
}

type Vector = readonly [number, number, number];

interface Plane {
  readonly normal: Vector;
  readonly first: Vector;
  readonly second: Vector;
  readonly nodeRate: number;
  readonly latusM: number;
  /** States in the axes that turn with the node, as those of the run. */
  readonly turned: Float64Array;
}

/** The plane that the positions lie in best, turning about the pole with the J2 rate of its node. */
function meanPlane(run: PrimaryRun, offsetS: number): Plane | undefined {
  const { states, count, stepS } = run;
  let momentum = 0;
  let energy = 0;
  let hz = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = states[o]!;
    const y = states[o + 1]!;
    const z = states[o + 2]!;
    const vx = states[o + 3]!;
    const vy = states[o + 4]!;
    const vz = states[o + 5]!;
    const nx = y * vz - z * vy;
    const ny = z * vx - x * vz;
    const nz = x * vy - y * vx;
    const h = Math.sqrt(nx * nx + ny * ny + nz * nz);
    momentum += h / count;
    hz += nz / h / count;
    energy += (0.5 * (vx * vx + vy * vy + vz * vz) - MU_EARTH / Math.sqrt(x * x + y * y + z * z)) / count;
  }
  const latusM = (momentum * momentum) / MU_EARTH;
  if (!(energy < 0 && latusM > 0)) return undefined;
  const axisM = -MU_EARTH / (2 * energy);
  const ratio = EARTH_RADIUS_M / latusM;
  const nodeRate = -1.5 * J2 * ratio * ratio * Math.sqrt(MU_EARTH / axisM ** 3) * hz;

  const turned = new Float64Array(6 * count);
  let mx = 0;
  let my = 0;
  let mz = 0;
  // The turn from one instant to the next, by the addition theorems.
  const cosStep = Math.cos(nodeRate * stepS);
  const sinStep = Math.sin(nodeRate * stepS);
  let c = Math.cos(nodeRate * offsetS);
  let s = Math.sin(nodeRate * offsetS);
  for (let o = 0; o < 6 * count; o += 6) {
    const x = c * states[o]! + s * states[o + 1]!;
    const y = c * states[o + 1]! - s * states[o]!;
    const z = states[o + 2]!;
    const vx = c * states[o + 3]! + s * states[o + 4]!;
    const vy = c * states[o + 4]! - s * states[o + 3]!;
    const vz = states[o + 5]!;
    turned[o] = x;
    turned[o + 1] = y;
    turned[o + 2] = z;
    turned[o + 3] = vx;
    turned[o + 4] = vy;
    turned[o + 5] = vz;
    mx += y * vz - z * vy;
    my += z * vx - x * vz;
    mz += x * vy - y * vx;
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
  }
  const rough = unit(mx, my, mz);
  const normal = levelled(turned, rough) ?? rough;
  const [first, second] = axesOf(normal);
  return { normal, first, second, nodeRate, latusM, turned };
}

/** Least squares of the distance from the plane over a small turn of it; undefined on a short arc. */
function levelled(turned: Float64Array, normal: Vector): Vector | undefined {
  const [first, second] = axesOf(normal);
  let pp = 0;
  let pq = 0;
  let qq = 0;
  let pz = 0;
  let qz = 0;
  for (let o = 0; o < turned.length; o += 6) {
    const x = turned[o]!;
    const y = turned[o + 1]!;
    const z = turned[o + 2]!;
    const i2 = 1 / (x * x + y * y + z * z);
    const p = first[0] * x + first[1] * y + first[2] * z;
    const q = second[0] * x + second[1] * y + second[2] * z;
    const out = normal[0] * x + normal[1] * y + normal[2] * z;
    pp += p * p * i2;
    pq += p * q * i2;
    qq += q * q * i2;
    pz += p * out * i2;
    qz += q * out * i2;
  }
  const determinant = pp * qq - pq * pq;
  if (!(determinant > 1e-5 * turned.length * turned.length)) return undefined;
  const a = -(qq * pz - pq * qz) / determinant;
  const b = -(pp * qz - pq * pz) / determinant;
  return unit(
    normal[0] + a * first[0] + b * second[0],
    normal[1] + a * first[1] + b * second[1],
    normal[2] + a * first[2] + b * second[2],
  );
}

function unit(x: number, y: number, z: number): Vector {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

/** Two axes in a plane, a quarter turn apart in the sense of its normal. */
function axesOf(n: Vector): readonly [Vector, Vector] {
  const first = Math.abs(n[0]) < 0.8 ? unit(0, n[2], -n[1]) : unit(-n[2], 0, n[0]);
  const second = unit(
    n[1] * first[2] - n[2] * first[1],
    n[2] * first[0] - n[0] * first[2],
    n[0] * first[1] - n[1] * first[0],
  );
  return [first, second];
}

/** A, B, C of the least squares; a circle where the arc is too short for more. */
function conicOf(
  count: number,
  c: number,
  s: number,
  cc: number,
  cs: number,
  ss: number,
  w: number,
  wc: number,
  ws: number,
): Vector {
  const mc = c / count;
  const ms = s / count;
  const mw = w / count;
  const a = cc - count * mc * mc;
  const b = cs - count * mc * ms;
  const d = ss - count * ms * ms;
  const determinant = a * d - b * b;
  if (!(determinant > 1e-6 * count * count)) return [mw, 0, 0];
  const p = wc - count * mc * mw;
  const q = ws - count * ms * mw;
  const eP = (d * p - b * q) / determinant;
  const eQ = (a * q - b * p) / determinant;
  return [mw - eP * mc - eQ * ms, eP, eQ];
}

/** Instants on an even grid of azimuths: cubic in the azimuth between the raster instants. */
function tableOf(
  run: PrimaryRun,
  offsetS: number,
  azimuth: Float64Array,
  rate: Float64Array,
):
  | { readonly instants: Float64Array; readonly perRad: number; readonly errorS: number; readonly slowestS: number }
  | undefined {
  const last = run.count - 1;
  const span = azimuth[last]! - azimuth[0]!;
  const steps = Math.max(1, Math.ceil((span * STEPS_A_TURN) / (2 * Math.PI)));
  if (steps > MOST_STEPS) return undefined;
  const width = span / steps;
  const instants = new Float64Array(steps + 1);
  let next = 0;
  let curve = 0;
  let spread = 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < last; k++) {
    const a = azimuth[k]!;
    const wide = azimuth[k + 1]! - a;
    const m0 = wide / rate[k]!;
    const m1 = wide / rate[k + 1]!;
    const t0 = offsetS + k * run.stepS;
    curve = Math.max(curve, Math.abs(m1 - m0) / (wide * wide));
    spread = Math.max(spread, Math.abs(m1 - m0), Math.abs(m0 + m1 - 2 * run.stepS));
    slowest = Math.min(slowest, rate[k]!, rate[k + 1]!);
    const until = k === last - 1 ? steps : Math.min(steps, Math.floor((a + wide - azimuth[0]!) / width));
    for (; next <= until; next++) {
      const u = Math.min(1, Math.max(0, (azimuth[0]! + next * width - a) / wide));
      const v = 1 - u;
      instants[next] = t0 + u * v * v * m0 + u * u * (3 - 2 * u) * run.stepS - u * u * v * m1;
    }
  }
  // Straight lines in the table, the cubic itself, a burn between two raster instants.
  const errorS = 0.25 * width * width * curve + 0.02 * spread + run.worstPadM / (run.lowestM * slowest) + 1e-3;
  let slowestS = 0;
  for (let k = 1; k <= steps; k++) slowestS = Math.max(slowestS, (instants[k]! - instants[k - 1]!) / width);
  return { instants, perRad: 1 / width, errorS, slowestS };
}
