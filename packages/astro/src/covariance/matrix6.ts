/** 6x6 matrices as row-major arrays of 36 numbers. */
export type Matrix6 = Float64Array;

export function identity6(): Matrix6 {
  const out = new Float64Array(36);
  for (let i = 0; i < 36; i += 7) out[i] = 1;
  return out;
}

/** The product a b. @param out where it is written, neither a nor b */
export function multiply6(a: Matrix6, b: Matrix6, out: Matrix6 = new Float64Array(36)): Matrix6 {
  for (let row = 0; row < 36; row += 6) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += a[row + k]! * b[k * 6 + column]!;
      out[row + column] = sum;
    }
  }
  return out;
}

/** A x of six numbers. */
export function turned6(a: Matrix6, x: ArrayLike<number>): Float64Array {
  const out = new Float64Array(6);
  for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) out[i] = out[i]! + a[6 * i + k]! * x[k]!;
  return out;
}

export function transposed6(a: Matrix6): Matrix6 {
  return a.map((_, n) => a[6 * (n % 6) + Math.floor(n / 6)]!);
}

/** Between two steps of one function, and of no other's: an array of more than eight numbers costs as much to make as to fill. */
const half = new Float64Array(36);
const left = new Float64Array(36);

/** A C A^T, symmetric to the last digit. @param c Float64Array(36), symmetric */
export function congruent6(a: Matrix6, c: Matrix6): Matrix6 {
  multiply6(a, c, half);
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += half[row * 6 + k]! * a[column * 6 + k]!;
      out[row * 6 + column] = sum;
      out[column * 6 + row] = sum;
    }
  }
  return out;
}

/**
 * Inverse by Gauss-Jordan with row exchange.
 *
 * Assumes  entries of like size: the caller scales lengths and times
 * @returns Float64Array(36)   |   undefined for a singular matrix
 */
export function invert6(matrix: Matrix6): Matrix6 | undefined {
  left.set(matrix);
  const right = identity6();
  for (let column = 0; column < 6; column++) {
    let pivot = column;
    for (let row = column + 1; row < 6; row++) {
      if (Math.abs(left[row * 6 + column]!) > Math.abs(left[pivot * 6 + column]!)) pivot = row;
    }
    const head = left[pivot * 6 + column]!;
    if (!(Math.abs(head) > 0)) return undefined;
    for (let k = 0; k < 6; k++) {
      exchange(left, column * 6 + k, pivot * 6 + k);
      exchange(right, column * 6 + k, pivot * 6 + k);
      left[column * 6 + k] = left[column * 6 + k]! / head;
      right[column * 6 + k] = right[column * 6 + k]! / head;
    }
    for (let row = 0; row < 6; row++) {
      const factor = left[row * 6 + column]!;
      if (row === column || factor === 0) continue;
      for (let k = 0; k < 6; k++) {
        left[row * 6 + k] = left[row * 6 + k]! - factor * left[column * 6 + k]!;
        right[row * 6 + k] = right[row * 6 + k]! - factor * right[column * 6 + k]!;
      }
    }
  }
  return right;
}

function exchange(values: Float64Array, i: number, j: number): void {
  const previous = values[i]!;
  values[i] = values[j]!;
  values[j] = previous;
}
