/** Reciprocal temperature between nodes of a height, with its integral. */
export interface Spline {
  valueAt(x: number): number;
  /** Integral from the first node. */
  integralTo(x: number): number;
}

/**
 * Cubic spline through nodes with given slopes at both ends.
 *
 * Method   second derivatives by elimination of the tridiagonal system, downwards and back
 *
 * @param x   rising
 */
export function clampedSpline(x: readonly number[], y: readonly number[], slope0: number, slope1: number): Spline {
  const n = x.length;
  const curve = new Float64Array(n);
  const rightSide = new Float64Array(n);
  const rise = (i: number): number => (y[i + 1]! - y[i]!) / (x[i + 1]! - x[i]!);
  curve[0] = -0.5;
  rightSide[0] = (3 / (x[1]! - x[0]!)) * (rise(0) - slope0);
  for (let i = 1; i < n - 1; i++) {
    const share = (x[i]! - x[i - 1]!) / (x[i + 1]! - x[i - 1]!);
    const pivot = share * curve[i - 1]! + 2;
    curve[i] = (share - 1) / pivot;
    rightSide[i] = ((6 * (rise(i) - rise(i - 1))) / (x[i + 1]! - x[i - 1]!) - share * rightSide[i - 1]!) / pivot;
  }
  const end = (3 / (x[n - 1]! - x[n - 2]!)) * (slope1 - rise(n - 2));
  curve[n - 1] = (end - 0.5 * rightSide[n - 2]!) / (0.5 * curve[n - 2]! + 1);
  for (let i = n - 2; i >= 0; i--) curve[i] = curve[i]! * curve[i + 1]! + rightSide[i]!;

  return {
    valueAt(at) {
      let i = 0;
      while (i < n - 2 && x[i + 1]! <= at) i += 1;
      const h = x[i + 1]! - x[i]!;
      const a = (x[i + 1]! - at) / h;
      const b = (at - x[i]!) / h;
      return a * y[i]! + b * y[i + 1]! + ((a ** 3 - a) * curve[i]! + (b ** 3 - b) * curve[i + 1]!) * ((h * h) / 6);
    },
    integralTo(at) {
      let sum = 0;
      for (let i = 0; i < n - 1 && at > x[i]!; i++) {
        const to = i < n - 2 ? Math.min(at, x[i + 1]!) : at;
        const h = x[i + 1]! - x[i]!;
        const a2 = ((x[i + 1]! - to) / h) ** 2;
        const b2 = ((to - x[i]!) / h) ** 2;
        const straight = ((1 - a2) * y[i]! + b2 * y[i + 1]!) / 2;
        const bent = (a2 / 2 - (1 + a2 * a2) / 4) * curve[i]! + ((b2 * b2) / 4 - b2 / 2) * curve[i + 1]!;
        sum += (straight + (bent * h * h) / 6) * h;
      }
      return sum;
    },
  };
}
