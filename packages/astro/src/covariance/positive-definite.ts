/** Eigenvalues, rising, and their unit vectors as the columns of a row-major matrix. */
export interface EigenDecomposition {
  readonly values: Float64Array;
  readonly vectors: Float64Array;
}

const MOST_SWEEPS = 60;

/**
 * Eigenvalues and vectors of a symmetric matrix.
 *
 * Method   cyclic Jacobi rotations (Jacobi 1846; Golub, Van Loan section 8.5)
 * Assumes  symmetric, size 2 to 12; the upper triangle is read
 *
 * @param matrix   Float64Array(size^2)   row-major
 */
export function eigenSymmetric(matrix: Float64Array, size: number): EigenDecomposition {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let isDiagonal = true;
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = a[p * size + q]!;
        const app = a[p * size + p]!;
        const aqq = a[q * size + q]!;
        // Relative to its own pair: position and velocity blocks differ by six orders.
        if (Math.abs(apq) <= 1e-17 * Math.sqrt(Math.abs(app * aqq)) || apq === 0) continue;
        isDiagonal = false;
        turn(a, vectors, size, p, q, app, aqq, apq);
      }
    }
    if (isDiagonal) break;
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[i * size + i]! - a[j * size + j]!);
  const sorted = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) sorted[row * size + column] = vectors[row * size + order[column]!]!;
  }
  return { values: Float64Array.from(order, (i) => a[i * size + i]!), vectors: sorted };
}

/** One rotation in the plane of p and q that makes their element vanish. */
function turn(
  a: Float64Array,
  vectors: Float64Array,
  size: number,
  p: number,
  q: number,
  app: number,
  aqq: number,
  apq: number,
): void {
  const theta = (aqq - app) / (2 * apq);
  const t = theta === 0 ? 1 : Math.sign(theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) {
    const vp = vectors[k * size + p]!;
    const vq = vectors[k * size + q]!;
    vectors[k * size + p] = c * vp - s * vq;
    vectors[k * size + q] = s * vp + c * vq;
    if (k === p || k === q) continue;
    const lowP = Math.min(k, p) * size + Math.max(k, p);
    const lowQ = Math.min(k, q) * size + Math.max(k, q);
    const akp = a[lowP]!;
    const akq = a[lowQ]!;
    a[lowP] = c * akp - s * akq;
    a[lowQ] = s * akp + c * akq;
  }
  a[p * size + p] = app - t * apq;
  a[q * size + q] = aqq + t * apq;
  a[p * size + q] = 0;
}

/**
 * Lower Cholesky factor of a symmetric matrix.
 *
 * @returns Float64Array(size^2)   L with L L^T = matrix   |   undefined when the matrix is not positive definite
 */
export function cholesky(matrix: ArrayLike<number>, size: number): Float64Array | undefined {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!;
      if (row !== column) {
        lower[row * size + column] = sum / lower[column * size + column]!;
        continue;
      }
      if (!(sum > 0)) return undefined;
      lower[row * size + row] = Math.sqrt(sum);
    }
  }
  return lower;
}

/** Whether the symmetric matrix is positive definite in double precision. */
export function isPositiveDefinite(matrix: Float64Array, size: number): boolean {
  return cholesky(matrix, size) !== undefined;
}

/** A repaired covariance and whether it needed repair. */
export interface Repair {
  readonly matrix: Float64Array;
  readonly wasClipped: boolean;
  readonly smallestEigenvalue: number;
}

/**
 * Raises the eigenvalues of a symmetric matrix to a floor; a matrix above the floor comes back as it is.
 *
 * Method   Hall, Hejduk, Johnson 2017 (eigenvalue clipping); docs/models/covariance-transport
 *
 * @param floor   number   smallest eigenvalue allowed, in the unit of the matrix; 0 makes it positive semidefinite
 */
export function clipEigenvalues(matrix: Float64Array, size: number, floor: number): Repair {
  const { values, vectors } = eigenSymmetric(matrix, size);
  const smallestEigenvalue = values[0]!;
  if (smallestEigenvalue >= floor) return { matrix, wasClipped: false, smallestEigenvalue };
  const repaired = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = row; column < size; column++) {
      let sum = 0;
      for (let k = 0; k < size; k++) {
        sum += vectors[row * size + k]! * Math.max(values[k]!, floor) * vectors[column * size + k]!;
      }
      repaired[row * size + column] = sum;
      repaired[column * size + row] = sum;
    }
  }
  return { matrix: repaired, wasClipped: true, smallestEigenvalue };
}
