import type { Matrix6 } from '../covariance/matrix6.ts';
import { cholesky } from '../covariance/positive-definite.ts';
import { rtnAxes } from '../frames/local.ts';
import type { Ephemeris } from '../nouns.ts';
import type { OrbitVariation } from './orbit-variation.ts';

/** Sums over the samples of a difference of trajectories from which a fit with an impulse at any epoch follows. */
export interface DifferenceSums {
  readonly count: number;
  /** Sum of the squared differences, velocities over the mean motion, m^2. */
  readonly squares: number;
  /** Sum of squares after a fit of the six elements and drag. */
  restWithoutBurn(): number;
  /**
   * The normal equations with an impulse: unknowns 0 to 5 elements, 6 drag, 7 to 9 velocity (m/s).
   * @param toElements   Float64Array(36)   change of the elements at the origin per unit change of the state at the epoch
   */
  withImpulse(
    epochTaiS: number,
    toElements: Matrix6,
  ): { readonly normal: Float64Array<ArrayBuffer>; readonly right: Float64Array<ArrayBuffer> };
}

export interface SampleGrid {
  readonly startTaiS: number;
  readonly stepS: number;
  readonly count: number;
}

/** Six elements and drag. */
const BASE = 7;
const SIZE = 10;

/**
 * Sums the difference `compared` - `reference` against the columns of its model, from the last sample back, so that what an impulse
 * changes from its epoch on is one look-up: with P the elements that it changes, sum (A P)^T (A P) = P^T (sum A^T A) P.
 *
 * @returns DifferenceSums   |   undefined where a sample has no state
 */
export function differenceSums(
  variation: OrbitVariation,
  reference: Ephemeris,
  compared: Ephemeris,
  { startTaiS, stepS, count }: SampleGrid,
): DifferenceSums | undefined {
  const n = variation.meanMotionRadps;
  // Rows of each sample: 6 rows of six elements and drag, then the difference itself.
  const rows = new Float64Array(count * 48);
  const a = new Float64Array(6);
  const b = new Float64Array(6);
  const drag = new Float64Array(6);
  let dragRate: Float64Array | undefined;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const epochTaiS = i === count - 1 ? Math.min(reference.stopTaiS, compared.stopTaiS) : startTaiS + i * stepS;
    if (!reference.stateAt(epochTaiS, a) || !compared.stateAt(epochTaiS, b)) return undefined;
    const difference = b.map((value, k) => value - a[k]!);
    const along = rtnAxes(a.subarray(0, 3), a.subarray(3, 6)).subarray(3, 6);
    const map = variation.stateByElements(epochTaiS);
    const toElements = variation.elementsByState(epochTaiS);
    if (map === undefined || toElements === undefined) return undefined;
    const rate = Float64Array.from(
      { length: 6 },
      (_, k) =>
        toElements[k * 6 + 3]! * along[0]! + toElements[k * 6 + 4]! * along[1]! + toElements[k * 6 + 5]! * along[2]!,
    );
    // Trapezoids: accumulated effect of a constant acceleration on the elements.
    if (dragRate) for (let k = 0; k < 6; k++) drag[k]! += 0.5 * stepS * (dragRate[k]! + rate[k]!);
    dragRate = rate;
    for (let row = 0; row < 6; row++) {
      const weight = row < 3 ? 1 : 1 / n;
      const at = i * 48 + row * 8;
      let pushed = 0;
      for (let k = 0; k < 6; k++) {
        rows[at + k] = weight * map[row * 6 + k]!;
        pushed += rows[at + k]! * drag[k]!;
      }
      rows[at + 6] = pushed;
      rows[at + 7] = weight * difference[row]!;
      squares += rows[at + 7]! ** 2;
    }
  }
  // From sample i on: A^T of the six elements with all eight columns.
  const suffix = new Float64Array((count + 1) * 48);
  for (let i = count - 1; i >= 0; i--) {
    for (let k = 0; k < 6; k++) {
      for (let column = 0; column < 8; column++) {
        let sum = suffix[(i + 1) * 48 + k * 8 + column]!;
        for (let row = 0; row < 6; row++) sum += rows[i * 48 + row * 8 + k]! * rows[i * 48 + row * 8 + column]!;
        suffix[i * 48 + k * 8 + column] = sum;
      }
    }
  }
  let dragSquares = 0;
  let dragRight = 0;
  for (let at = 0; at < rows.length; at += 8) {
    dragSquares += rows[at + 6]! ** 2;
    dragRight += rows[at + 6]! * rows[at + 7]!;
  }
  const base = (size: number) => {
    const normal = new Float64Array(size * size);
    const right = new Float64Array(size);
    for (let k = 0; k < 6; k++) {
      for (let column = 0; column < BASE; column++) {
        normal[k * size + column] = suffix[k * 8 + column]!;
        normal[column * size + k] = suffix[k * 8 + column]!;
      }
      right[k] = suffix[k * 8 + 7]!;
    }
    normal[6 * size + 6] = dragSquares;
    right[6] = dragRight;
    return { normal, right };
  };

  return {
    count,
    squares,
    restWithoutBurn() {
      const { normal, right } = base(BASE);
      return squares - explained(normal, right, BASE);
    },
    withImpulse(epochTaiS, toElements) {
      const { normal, right } = base(SIZE);
      const from = 48 * Math.min(count, Math.max(0, Math.ceil((epochTaiS - startTaiS) / stepS - 1e-9)));
      for (let j = 0; j < 3; j++) {
        const changed = (k: number) => toElements[k * 6 + 3 + j]!;
        for (let column = 0; column < 8; column++) {
          let sum = 0;
          for (let k = 0; k < 6; k++) sum += changed(k) * suffix[from + k * 8 + column]!;
          if (column === 7) right[BASE + j] = sum;
          else normal[(BASE + j) * SIZE + column] = normal[column * SIZE + BASE + j] = sum;
        }
        for (let i = 0; i < 3; i++) {
          let sum = 0;
          for (let k = 0; k < 6; k++) sum += quadratic(suffix, from, k, toElements, i) * changed(k);
          normal[(BASE + j) * SIZE + BASE + i] = sum;
        }
      }
      return { normal, right };
    },
  };
}

/** Row k of (sum A^T A) times the elements that component i of an impulse changes. */
function quadratic(suffix: Float64Array, from: number, k: number, toElements: Matrix6, i: number): number {
  let sum = 0;
  for (let m = 0; m < 6; m++) sum += suffix[from + k * 8 + m]! * toElements[m * 6 + 3 + i]!;
  return sum;
}

/** Share of the sum of squares that a fit removes; zero where its columns are linearly dependent. */
function explained(normal: Float64Array, right: Float64Array, size: number): number {
  const scale = Float64Array.from({ length: size }, (_, i) => 1 / Math.sqrt(normal[i * size + i]!));
  const lower = cholesky(
    normal.map((value, i) => value * scale[Math.floor(i / size)]! * scale[i % size]!),
    size,
  );
  if (lower === undefined) return 0;
  let sum = 0;
  const forward = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let value = right[row]! * scale[row]!;
    for (let k = 0; k < row; k++) value -= lower[row * size + k]! * forward[k]!;
    forward[row] = value / lower[row * size + row]!;
    sum += forward[row]! ** 2;
  }
  return sum;
}
