/**
 * 3x3 matrices as row-major arrays of nine numbers, r' = M r. Axis rotations turn the axes, not the vector:
 * `aboutZ(a)` brings the x axis forward by a.
 */
export type Matrix3 = Float64Array;

export function identity3(): Matrix3 {
  return Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
}

export function aboutX(angleRad: number): Matrix3 {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(1, 0, 0, 0, c, s, 0, -s, c);
}

export function aboutY(angleRad: number): Matrix3 {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(c, 0, -s, 0, 1, 0, s, 0, c);
}

export function aboutZ(angleRad: number): Matrix3 {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(c, s, 0, -s, c, 0, 0, 0, 1);
}

/** `aboutZ` of an angle times b, digit by digit the product of the two. @param out where it is written, not b */
export function turnAboutZ(angleRad: number, b: Matrix3, out: Matrix3): Matrix3 {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  for (let i = 0; i < 3; i++) {
    out[i] = c * b[i]! + s * b[3 + i]!;
    out[3 + i] = c * b[3 + i]! - s * b[i]!;
    out[6 + i] = b[6 + i]!;
  }
  return out;
}

/** The product a b: first b, then a. @param out where it is written, neither a nor b */
export function multiply3(a: Matrix3, b: Matrix3, out: Matrix3 = new Float64Array(9)): Matrix3 {
  for (let row = 0; row < 9; row += 3) {
    const a0 = a[row]!;
    const a1 = a[row + 1]!;
    const a2 = a[row + 2]!;
    out[row] = a0 * b[0]! + a1 * b[3]! + a2 * b[6]!;
    out[row + 1] = a0 * b[1]! + a1 * b[4]! + a2 * b[7]!;
    out[row + 2] = a0 * b[2]! + a1 * b[5]! + a2 * b[8]!;
  }
  return out;
}

/** Returns the transpose; for a rotation, its inverse. */
export function transpose3(m: Matrix3): Matrix3 {
  return Float64Array.of(m[0]!, m[3]!, m[6]!, m[1]!, m[4]!, m[7]!, m[2]!, m[5]!, m[8]!);
}

/** The product a b^T: for rotations, back along b and on along a. @param out where it is written, neither a nor b */
export function multiplyTransposed3(a: Matrix3, b: Matrix3, out: Matrix3 = new Float64Array(9)): Matrix3 {
  for (let row = 0; row < 9; row += 3) {
    const a0 = a[row]!;
    const a1 = a[row + 1]!;
    const a2 = a[row + 2]!;
    out[row] = a0 * b[0]! + a1 * b[1]! + a2 * b[2]!;
    out[row + 1] = a0 * b[3]! + a1 * b[4]! + a2 * b[5]!;
    out[row + 2] = a0 * b[6]! + a1 * b[7]! + a2 * b[8]!;
  }
  return out;
}

/** Writes M v into `out` from `at` on; `v` is read from `from` on and may be the same array. */
export function apply3(m: Matrix3, v: ArrayLike<number>, out: Float64Array, from = 0, at: number = from): void {
  const x = v[from]!;
  const y = v[from + 1]!;
  const z = v[from + 2]!;
  out[at] = m[0]! * x + m[1]! * y + m[2]! * z;
  out[at + 1] = m[3]! * x + m[4]! * y + m[5]! * z;
  out[at + 2] = m[6]! * x + m[7]! * y + m[8]! * z;
}

/** The matrix of the cross product, [w] v = w x v. */
export function crossMatrix(x: number, y: number, z: number): Matrix3 {
  return Float64Array.of(0, -z, y, z, 0, -x, -y, x, 0);
}
