/** Full 6x6, row-major, from the 21 terms of a lower triangle row by row; each term times `scale`. */
export function fullFromLower(lower: ArrayLike<number>, scale: number): Float64Array {
  const full = new Float64Array(36);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const value = (lower[at] ?? 0) * scale;
      full[6 * row + column] = value;
      full[6 * column + row] = value;
      at += 1;
    }
  }
  return full;
}

/** The 21 terms of the lower triangle, row by row; each term times `scale`. */
export function lowerFromFull(full: ArrayLike<number>, scale: number): Float64Array {
  const lower = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      lower[at] = (full[6 * row + column] ?? 0) * scale;
      at += 1;
    }
  }
  return lower;
}

/**
 * How far below zero an eigenvalue of the correlation matrix may lie and still be rounding: terms written with seven
 * digits move it by less than this.
 */
const ROUNDING = 1e-6;

/** A variance beyond it, in any unit, is no size of anything: in metres, or turned into other axes, it would be infinite. */
const MOST_VARIANCE = 1e200;

/**
 * True when a 6x6 covariance is positive semi-definite up to the rounding of its digits, and its variances are numerically
 * usable.
 *
 * Method   Cholesky of the correlation matrix plus a rounding term on its diagonal
 * @param lower   21 terms, any unit; the test does not depend on the scale of the axes
 * Checked  by eigenvalues of made matrices
 */
export function isPositive(lower: ArrayLike<number>): boolean {
  const matrix = fullFromLower(lower, 1);
  const deviation = new Float64Array(6);
  for (let axis = 0; axis < 6; axis += 1) {
    const variance = matrix[7 * axis] ?? 0;
    if (!(variance >= 0 && variance <= MOST_VARIANCE)) return false;
    deviation[axis] = Math.sqrt(variance);
  }
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const product = (deviation[row] ?? 0) * (deviation[column] ?? 0);
      const term = matrix[6 * row + column] ?? 0;
      if (product === 0 && term !== 0) return false;
      matrix[6 * row + column] = row === column ? 1 + ROUNDING : product === 0 ? 0 : term / product;
    }
  }
  return hasCholesky(matrix);
}

/** Cholesky in place on the lower triangle of a 6x6; false when a pivot is not positive. */
function hasCholesky(matrix: Float64Array): boolean {
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[6 * row + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1) {
        sum -= (matrix[6 * row + inner] ?? 0) * (matrix[6 * column + inner] ?? 0);
      }
      if (row === column) {
        if (!(sum > 0)) return false;
        matrix[7 * row] = Math.sqrt(sum);
      } else matrix[6 * row + column] = sum / (matrix[7 * column] ?? 1);
    }
  }
  return true;
}
