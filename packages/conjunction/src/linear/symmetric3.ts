import type { Vec3 } from '@keepout/astro/nouns';

/** Row-major 3x3, of nine numbers. A typed array of nine costs ten times an array of numbers to create: matrices of each epoch are arrays. */
export type Symmetric3 = Float64Array | number[];

export interface Eigen3 {
  /** Ascending. */
  readonly values: Vec3;
  /** Unit vectors in the order of `values`. */
  readonly vectors: readonly [Vec3, Vec3, Vec3];
}

const SWEEPS = 30;
/** The square of a correlation that turns no axis: of two positive values not even the smaller one sees its last digit change. */
const NO_ANGLE = 1e-34;

/**
 * Eigenvalues and eigenvectors of a symmetric 3x3.
 *
 * Method   cyclic Jacobi rotations, stable for the condition numbers of 1e12 that orbit covariances have.
 *
 * @param matrix   only the symmetric part is used
 */
export function eigen3(matrix: Symmetric3): Eigen3 {
  const a = symmetrised3(matrix);
  const v = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (a[1] === 0 && a[2] === 0 && a[5] === 0) break;
    rotate(a, v, 0, 1);
    rotate(a, v, 0, 2);
    rotate(a, v, 1, 2);
  }
  // Three are sorted by hand: an array that is sorted costs more than the sweeps.
  let [i, j, k] = a[4]! < a[0]! ? [1, 0, 2] : [0, 1, 2];
  if (a[8]! < a[4 * j]!) [j, k] = [2, j];
  if (a[4 * j]! < a[4 * i]!) [i, j] = [j, i];
  return { values: [a[4 * i]!, a[4 * j]!, a[4 * k]!], vectors: [column(v, i), column(v, j), column(v, k)] };
}

function column(m: Symmetric3, i: number): Vec3 {
  return [m[i]!, m[3 + i]!, m[6 + i]!];
}

function rotate(a: Symmetric3, v: Symmetric3, p: number, q: number): void {
  const apq = a[3 * p + q]!;
  if (apq === 0) return;
  if (apq * apq < NO_ANGLE * a[4 * p]! * a[4 * q]!) {
    a[3 * p + q] = 0;
    a[3 * q + p] = 0;
    return;
  }
  const theta = (a[4 * q]! - a[4 * p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < 3; k++) {
    const akp = a[3 * k + p]!;
    const akq = a[3 * k + q]!;
    a[3 * k + p] = c * akp - s * akq;
    a[3 * k + q] = s * akp + c * akq;
  }
  for (let k = 0; k < 3; k++) {
    const apk = a[3 * p + k]!;
    const aqk = a[3 * q + k]!;
    a[3 * p + k] = c * apk - s * aqk;
    a[3 * q + k] = s * apk + c * aqk;
    const vkp = v[3 * k + p]!;
    const vkq = v[3 * k + q]!;
    v[3 * k + p] = c * vkp - s * vkq;
    v[3 * k + q] = s * vkp + c * vkq;
  }
  a[3 * p + q] = 0;
  a[3 * q + p] = 0;
}

export function symmetrised3(m: Symmetric3): Symmetric3 {
  const xy = 0.5 * (m[1]! + m[3]!);
  const xz = 0.5 * (m[2]! + m[6]!);
  const yz = 0.5 * (m[5]! + m[7]!);
  return [m[0]!, xy, xz, xy, m[4]!, yz, xz, yz, m[8]!];
}

/** The same numbers, apart from memory that is written again. */
export function copied3(m: Symmetric3): Symmetric3 {
  return [m[0]!, m[1]!, m[2]!, m[3]!, m[4]!, m[5]!, m[6]!, m[7]!, m[8]!];
}

export function determinant3(m: Symmetric3): number {
  return (
    m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) -
    m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) +
    m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!)
  );
}

/** Sum of V diag(f(value)) V^T: the matrix with its eigenvalues mapped by `f`. */
export function mapEigenvalues3(eigen: Eigen3, f: (value: number) => number): Symmetric3 {
  const out = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const value = f(eigen.values[k]!);
    const vector = eigen.vectors[k]!;
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) out[3 * i + j]! += value * vector[i]! * vector[j]!;
  }
  return out;
}

/** v^T M w. */
export function bilinear3(m: Symmetric3, v: Vec3, w: Vec3): number {
  return (
    v[0] * (m[0]! * w[0] + m[1]! * w[1] + m[2]! * w[2]) +
    v[1] * (m[3]! * w[0] + m[4]! * w[1] + m[5]! * w[2]) +
    v[2] * (m[6]! * w[0] + m[7]! * w[1] + m[8]! * w[2])
  );
}

export function sum3(a: Symmetric3, b: Symmetric3): Symmetric3 {
  return a.map((value, i) => value + b[i]!);
}

/** A M A^T for a 3x3 A. */
export function congruent3(a: Symmetric3, m: Symmetric3): Symmetric3 {
  const x: Vec3 = [a[0]!, a[1]!, a[2]!];
  const y: Vec3 = [a[3]!, a[4]!, a[5]!];
  const z: Vec3 = [a[6]!, a[7]!, a[8]!];
  const along = (row: Vec3): Vec3 => [bilinear3(m, row, x), bilinear3(m, row, y), bilinear3(m, row, z)];
  return [...along(x), ...along(y), ...along(z)];
}

export interface Inverse3 {
  readonly inverse: Symmetric3;
  readonly logDeterminant: number;
}

/**
 * Inverse of a symmetric positive definite 3x3, into memory of the caller.
 *
 * Method   L D L^T; its pivots are as good as eigenvalues up to condition numbers of 1e14
 *
 * @param matrix   only the lower triangle is used
 * @param out      receives the inverse
 * @returns number   the logarithm of the determinant; NaN, and so is the inverse, where a pivot is not above zero
 */
export function inverseInto(matrix: Symmetric3, out: Symmetric3): number {
  const d1 = matrix[0]!;
  const l21 = matrix[3]! / d1;
  const l31 = matrix[6]! / d1;
  const d2 = matrix[4]! - l21 * matrix[3]!;
  const e32 = matrix[7]! - l21 * matrix[6]!;
  const l32 = e32 / d2;
  const d3 = matrix[8]! - l31 * matrix[6]! - l32 * e32;
  if (!(d1 > 0 && d2 > 0 && d3 > 0)) {
    out.fill(Number.NaN);
    return Number.NaN;
  }
  // Columns of L^-1: below the unit diagonal.
  const m31 = l21 * l32 - l31;
  const i1 = 1 / d1;
  const i2 = 1 / d2;
  const i3 = 1 / d3;
  out[0] = i1 + l21 * l21 * i2 + m31 * m31 * i3;
  out[4] = i2 + l32 * l32 * i3;
  out[8] = i3;
  out[1] = out[3] = -l21 * i2 - m31 * l32 * i3;
  out[2] = out[6] = m31 * i3;
  out[5] = out[7] = -l32 * i3;
  return Math.log(d1) + Math.log(d2) + Math.log(d3);
}
