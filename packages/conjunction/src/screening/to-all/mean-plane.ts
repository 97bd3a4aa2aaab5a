import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import type { PrimaryRun } from './primary-run.ts';

export type Vector = readonly [number, number, number];

/** A plane that turns with its node, and an orbit in it. */
export interface Plane {
  readonly normal: Vector;
  readonly first: Vector;
  readonly second: Vector;
  readonly nodeRate: number;
  readonly latusM: number;
  /** Azimuth of the run at its start, rad, and its mean rate, rad/s. */
  readonly startAzimuth: number;
  readonly startTaiS: number;
  readonly meanMotion: number;
  /** States in the axes that turn with the node, as those of the run. */
  readonly turned: Float64Array;
}

/** The plane that the positions lie in best, turning about the pole with the J2 rate of its node. */
export function meanPlane(run: PrimaryRun, offsetS: number): Plane | undefined {
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
  const meanMotion = Math.sqrt(MU_EARTH / axisM ** 3);
  const nodeRate = -1.5 * EARTH_J2 * ratio * ratio * meanMotion * hz;

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
  const startAzimuth = Math.atan2(
    second[0] * turned[0]! + second[1] * turned[1]! + second[2] * turned[2]!,
    first[0] * turned[0]! + first[1] * turned[1]! + first[2] * turned[2]!,
  );
  return { normal, first, second, nodeRate, latusM, startAzimuth, startTaiS: run.startTaiS, meanMotion, turned };
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
