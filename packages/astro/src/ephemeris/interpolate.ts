/**
 * Polynomial interpolation of packed state tables: six numbers a node, x y z vx vy vz.
 * Both kernels write into the array of the caller and allocate no memory.
 */

/** Numbers a node: position and velocity. */
export const STATE_WIDTH = 6;

/** The weights of a window of nodes, kept until the window moves. */
export interface LagrangeWindow {
  /** Index of the first node; -1 before the first use. */
  start: number;
  count: number;
  /** Between neighbouring nodes, s; not a number where they are not evenly apart. */
  stepS: number;
  readonly weights: Float64Array;
}

export function lagrangeWindow(mostNodes: number): LagrangeWindow {
  return { start: -1, count: 0, stepS: Number.NaN, weights: new Float64Array(mostNodes) };
}

/**
 * Lagrange polynomial through a window of nodes, position and velocity columns each on their own.
 *
 * Method   Berrut, Trefethen 2004, second barycentric form; docs/models/ephemeris-interpolation
 *
 * @param epochs   Float64Array   s       strictly rising
 * @param states   Float64Array   6n      m, m/s
 * @param window   LagrangeWindow         its weights are refreshed when the window has moved
 * @param out      Float64Array(6)        m, m/s
 */
export function lagrange(
  epochs: Float64Array,
  states: Float64Array,
  start: number,
  count: number,
  at: number,
  window: LagrangeWindow,
  out: Float64Array,
): void {
  if (window.start !== start || window.count !== count) refreshWeights(epochs, start, count, window);
  const { weights } = window;
  let x = 0;
  let y = 0;
  let z = 0;
  let u = 0;
  let v = 0;
  let w = 0;
  let total = 0;
  for (let j = 0; j < count; j++) {
    const base = (start + j) * STATE_WIDTH;
    const gap = at - epochs[start + j]!;
    if (gap === 0) {
      for (let i = 0; i < STATE_WIDTH; i++) out[i] = states[base + i]!;
      return;
    }
    const share = weights[j]! / gap;
    total += share;
    x += share * states[base]!;
    y += share * states[base + 1]!;
    z += share * states[base + 2]!;
    u += share * states[base + 3]!;
    v += share * states[base + 4]!;
    w += share * states[base + 5]!;
  }
  out[0] = x / total;
  out[1] = y / total;
  out[2] = z / total;
  out[3] = u / total;
  out[4] = v / total;
  out[5] = w / total;
}

function refreshWeights(epochs: Float64Array, start: number, count: number, window: LagrangeWindow): void {
  const stepS = evenStep(epochs, start, count);
  const isAlike = stepS === window.stepS && count === window.count;
  window.start = start;
  window.count = count;
  window.stepS = stepS;
  // Differences of epochs are exact, so nodes as far apart have the same weights to the last digit.
  if (isAlike) return;
  // Measured in steps, products of many differences stay near one.
  const scale = count > 1 ? (count - 1) / (epochs[start + count - 1]! - epochs[start]!) : 1;
  for (let j = 0; j < count; j++) {
    let product = 1;
    const epochTaiS = epochs[start + j]!;
    for (let k = 0; k < count; k++) if (k !== j) product *= (epochTaiS - epochs[start + k]!) * scale;
    window.weights[j] = 1 / product;
  }
}

function evenStep(epochs: Float64Array, start: number, count: number): number {
  if (count < 2) return Number.NaN;
  const stepS = epochs[start + 1]! - epochs[start]!;
  for (let j = start + 2; j < start + count; j++) if (epochs[j]! - epochs[j - 1]! !== stepS) return Number.NaN;
  return stepS;
}

/** Room for the divided differences of one Hermite polynomial. */
export interface HermiteTable {
  readonly nodes: Float64Array;
  readonly differences: Float64Array;
}

export function hermiteTable(mostNodes: number): HermiteTable {
  return { nodes: new Float64Array(2 * mostNodes), differences: new Float64Array(2 * mostNodes) };
}

/**
 * Hermite polynomial of degree 2 count - 1 through positions and velocities; the answer's velocity is its derivative.
 *
 * Method   Newton's divided differences on doubled nodes; docs/models/ephemeris-interpolation
 * Assumes  the velocity column is the derivative of the position column. SGP4 tables are not: there it stalls near 0.2 m.
 *
 * @param table   HermiteTable   work space for at least `count` nodes
 * @param out     Float64Array(6)   m, m/s
 */
export function hermite(
  epochs: Float64Array,
  states: Float64Array,
  start: number,
  count: number,
  at: number,
  table: HermiteTable,
  out: Float64Array,
): void {
  const { nodes, differences } = table;
  const order = 2 * count;
  for (let j = 0; j < count; j++) {
    const offset = epochs[start + j]! - at;
    nodes[2 * j] = offset;
    nodes[2 * j + 1] = offset;
  }
  for (let axis = 0; axis < 3; axis++) {
    for (let j = 0; j < count; j++) {
      const base = (start + j) * STATE_WIDTH + axis;
      differences[2 * j] = states[base]!;
      differences[2 * j + 1] = states[base]!;
    }
    // Backwards, so that one array contains the complete triangle.
    for (let i = order - 1; i > 0; i--) {
      differences[i] =
        i % 2 === 1
          ? states[(start + (i >> 1)) * STATE_WIDTH + 3 + axis]!
          : (differences[i]! - differences[i - 1]!) / (nodes[i]! - nodes[i - 1]!);
    }
    for (let level = 2; level < order; level++) {
      for (let i = order - 1; i >= level; i--) {
        differences[i] = (differences[i]! - differences[i - 1]!) / (nodes[i]! - nodes[i - level]!);
      }
    }
    // Horner with its derivative, at offset zero.
    let value = differences[order - 1]!;
    let slope = 0;
    for (let i = order - 2; i >= 0; i--) {
      slope = value - slope * nodes[i]!;
      value = differences[i]! - value * nodes[i]!;
    }
    out[axis] = value;
    out[axis + 3] = slope;
  }
}
