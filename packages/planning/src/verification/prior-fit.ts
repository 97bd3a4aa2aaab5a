import { cholesky } from '@keepout/astro/covariance/positive-definite';

/** One observation: its residual, its partial derivatives by each unknown, and its sigma. */
export interface FittedObservation {
  readonly residual: number;
  readonly slopes: ArrayLike<number>;
  readonly sigma: number;
}

export interface PriorFit {
  readonly values: Float64Array;
  /** Row-major [unknowns x unknowns]. */
  readonly covariance: Float64Array;
}

/**
 * Least squares with priors for some of the unknowns.
 *
 * Method   normal equations by Cholesky; an unknown with a prior has the value zero with the standard deviation one before any
 *          observation
 *
 * @param free    how many of the first unknowns have no prior
 * @param count   how many unknowns there are
 * @returns undefined where the observations leave an unknown open
 */
export function fitWithPrior(
  observations: Iterable<FittedObservation>,
  free: number,
  count: number,
): PriorFit | undefined {
  const normal = new Float64Array(count * count);
  const right = new Float64Array(count);
  for (let i = free; i < count; i++) normal[i * count + i] = 1;
  for (const { residual, slopes, sigma } of observations) {
    const weight = 1 / (sigma * sigma);
    for (let i = 0; i < count; i++) {
      right[i] = right[i]! + weight * slopes[i]! * residual;
      for (let j = 0; j < count; j++) {
        const at = i * count + j;
        normal[at] = normal[at]! + weight * slopes[i]! * slopes[j]!;
      }
    }
  }
  const scale = Float64Array.from({ length: count }, (_, i) => Math.sqrt(normal[i * count + i]!));
  if (scale.some((value) => !(value > 0))) return undefined;
  const scaled = normal.map((value, k) => value / (scale[Math.floor(k / count)]! * scale[k % count]!));
  const lower = cholesky(scaled, count);
  if (lower === undefined) return undefined;
  const covariance = new Float64Array(count * count);
  for (let column = 0; column < count; column++) {
    const unit = Float64Array.from({ length: count }, (_, i) => (i === column ? 1 : 0));
    const solved = solveLower(lower, unit, count);
    for (let i = 0; i < count; i++) covariance[i * count + column] = solved[i]! / (scale[i]! * scale[column]!);
  }
  const values = Float64Array.from({ length: count }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < count; j++) sum += covariance[i * count + j]! * right[j]!;
    return sum;
  });
  return { values, covariance };
}

/** x of L L^T x = b. */
function solveLower(lower: Float64Array, right: Float64Array, size: number): Float64Array {
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i] = x[i]! - lower[i * size + k]! * x[k]!;
    x[i] = x[i]! / lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i] = x[i]! - lower[k * size + i]! * x[k]!;
    x[i] = x[i]! / lower[i * size + i]!;
  }
  return x;
}
