import { STATE_WIDTH } from './interpolate.ts';
import { type EphemerisNodes, type EphemerisSegment, interpolationOf, nodesOfPolynomial } from './nodes.ts';

/** Nodes that miss an even step by so little are even, s: at 8 km/s it is a centimetre. */
const EVEN_S = 1e-6;
/** Phases between nodes that are one to the weights, in steps. */
const PHASES = 1e8;
/** Number of cached weight sets: a raster of half steps needs two. */
const CACHE_SIZE = 4;

/**
 * Positions of an evenly tabulated orbit on a raster, an order of magnitude cheaper than states one by one and within a few centimetres of them:
 * for bounds, not for results.
 *
 * Method   Lagrange on the window of nodes that `tableEphemeris` takes, by weights that hang on the phase between two nodes alone
 *
 * @returns a function that writes x, y, z (m) of each instant; false, with undefined output, where they are not in one segment of even nodes
 *          with Lagrange
 *
 * Checked  even-positions.property.test.ts against `stateAt`
 */
export function evenPositions(
  nodes: EphemerisNodes,
  segments: readonly EphemerisSegment[],
): (startTaiS: number, stepS: number, count: number, out: Float64Array) => boolean {
  const { epochsTaiS, states } = nodes;
  const runs = segments.map((segment) => {
    const [first, end, from, to] = segment;
    const interpolation = interpolationOf(nodes, segment);
    const nodeCount = interpolation.method === 'LAGRANGE' ? nodesOfPolynomial(interpolation) : Number.POSITIVE_INFINITY;
    return { first, from, to, wanted: nodeCount, ...evenRun(epochsTaiS, first, end) };
  });
  const phases = new Float64Array(CACHE_SIZE).fill(Number.NaN);
  const weights = Array.from({ length: CACHE_SIZE }, () => new Float64Array(0));
  let oldest = 0;

  function weightsFor(phase: number, nodeCount: number): Float64Array {
    for (let k = 0; k < CACHE_SIZE; k++)
      if (phases[k] === phase && weights[k]!.length === nodeCount) return weights[k]!;
    oldest = (oldest + 1) % CACHE_SIZE;
    phases[oldest] = phase;
    if (weights[oldest]!.length !== nodeCount) weights[oldest] = new Float64Array(nodeCount);
    writeWeights(phase, weights[oldest]!);
    return weights[oldest]!;
  }

  return (startTaiS, stepS, count, out) => {
    const stopTaiS = startTaiS + (count - 1) * stepS;
    let run = runs[0]!;
    for (let n = 1; n < runs.length && startTaiS > run.to; n++) run = runs[n]!;
    if (!(startTaiS >= run.from && stopTaiS <= run.to) || run.count < run.wanted) return false;
    // The last node of a file may come sooner.
    if (stopTaiS > epochsTaiS[run.first + run.count - 1]!) return false;
    const { first, wanted: nodeCount } = run;
    const begin = epochsTaiS[first]!;
    for (let k = 0; k < count; k++) {
      const place = Math.max(0, (startTaiS + k * stepS - begin) / run.stepS);
      const before = Math.floor(place);
      const start = Math.min(Math.max(before - ((nodeCount - 1) >> 1), 0), run.count - nodeCount);
      const weights = weightsFor(Math.round((place - start) * PHASES) / PHASES, nodeCount);
      let x = 0;
      let y = 0;
      let z = 0;
      for (let j = 0, o = (first + start) * STATE_WIDTH; j < nodeCount; j++, o += STATE_WIDTH) {
        const weight = weights[j]!;
        x += weight * states[o]!;
        y += weight * states[o + 1]!;
        z += weight * states[o + 2]!;
      }
      out[3 * k] = x;
      out[3 * k + 1] = y;
      out[3 * k + 2] = z;
    }
    return true;
  };
}

/** How many nodes from the first on are evenly apart, and how far. */
function evenRun(epochsTaiS: Float64Array, first: number, end: number): { count: number; stepS: number } {
  const stepS = end - first < 2 ? Number.NaN : epochsTaiS[first + 1]! - epochsTaiS[first]!;
  const begin = epochsTaiS[first]!;
  let count = 1;
  while (first + count < end && Math.abs(epochsTaiS[first + count]! - begin - count * stepS) < EVEN_S) count += 1;
  return { count, stepS };
}

/** Of Lagrange through nodes at 0, 1, 2, …; a phase on a node takes that node alone. */
function writeWeights(phase: number, out: Float64Array): void {
  if (Number.isInteger(phase)) {
    out.fill(0)[phase] = 1;
    return;
  }
  let [factor, total] = [1, 0];
  for (let j = 0; j < out.length; j++) {
    out[j] = factor / (phase - j);
    total += out[j]!;
    factor *= -(out.length - 1 - j) / (j + 1);
  }
  for (let j = 0; j < out.length; j++) out[j]! /= total;
}
