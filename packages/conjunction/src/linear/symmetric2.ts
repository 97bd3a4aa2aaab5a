/** Symmetric 2x2 matrix [[xx, yx], [yx, yy]]. */
export interface Symmetric2 {
  readonly xx: number;
  readonly yx: number;
  readonly yy: number;
}

/** Eigen-decomposition of a symmetric 2x2: `minor` <= `major`, and the angle of the major axis from x. */
export interface Principal2 {
  readonly minor: number;
  readonly major: number;
  readonly majorAngleRad: number;
}

export function determinant2(m: Symmetric2): number {
  return m.xx * m.yy - m.yx * m.yx;
}

/**
 * Eigenvalues and major-axis direction of a symmetric 2x2.
 *
 * Method   Jacobi rotation in closed form; the smaller eigenvalue as determinant over the larger one,
 *          so that it keeps its digits when the matrix is a needle.
 */
export function principal2(m: Symmetric2): Principal2 {
  const half = 0.5 * (m.xx - m.yy);
  const spread = Math.hypot(half, m.yx);
  const middle = 0.5 * (m.xx + m.yy);
  const majorAngleRad = spread === 0 ? 0 : 0.5 * Math.atan2(m.yx, half);
  if (middle <= 0) return { minor: middle - spread, major: middle + spread, majorAngleRad };
  const major = middle + spread;
  return { minor: determinant2(m) / major, major, majorAngleRad };
}

export function sum2(a: Symmetric2, b: Symmetric2): Symmetric2 {
  return { xx: a.xx + b.xx, yx: a.yx + b.yx, yy: a.yy + b.yy };
}

export function scaled2(m: Symmetric2, factor: number): Symmetric2 {
  return { xx: m.xx * factor, yx: m.yx * factor, yy: m.yy * factor };
}
