import { STATE_WIDTH } from './interpolate.ts';
import type { EphemerisNodes, EphemerisSegment } from './nodes.ts';

/** Nodes that miss an even step by so little are even, s: at 8 km/s it is a centimetre. */
const EVEN_S = 1e-6;
/** Phases between nodes that are one to the weights, in steps. */
const PHASES = 1e8;
/** Weights that are kept: a raster of half steps needs two. */
const KEPT = 4;

/**
 * Positions of an evenly tabulated orbit on a raster, an order of magnitude cheaper than states one by one and within a few centimetres of them:
 * for bounds, not for results.
 *
 * Method   Lagrange on the window of nodes that `tableEphemeris` takes, by weights that hang on the phase between two nodes alone
 *
 * @param wanted   number   nodes of a window
 * @returns a function that writes x, y, z (m) of each instant; false, and nothing is to be read, where they are not in one segment of even nodes
 *
 * Checked  even-positions.property.test.ts against `stateAt`
 */
export function evenPositions(
  { epochsTaiS, states }: EphemerisNodes,
  segments: readonly EphemerisSegment[],
  wanted: number,
): (startTaiS: number, stepS: number, count: number, out: Float64Array) => boolean {
  const runs = segments.map(([first, end, from, to]) => ({ first, from, to, ...evenRun(epochsTaiS, first, end) }));
  const phases = new Float64Array(KEPT).fill(Number.NaN);
  const weights = Array.from({ length: KEPT }, () => new Float64Array(wanted));
  let oldest = 0;

  function weightsFor(phase: number): Float64Array {
    for (let k = 0; k < KEPT; k++) if (phases[k] === phase) return weights[k]!;
    oldest = (oldest + 1) % KEPT;
    phases[oldest] = phase;
    writeWeights(phase, weights[oldest]!);
    return weights[oldest]!;
  }

  return (startTaiS, stepS, count, out) => {
    const stopTaiS = startTaiS + (count - 1) * stepS;
    let run = runs[0]!;
    for (let n = 1; n < runs.length && startTaiS > run.to; n++) run = runs[n]!;
    if (!(startTaiS >= run.from && stopTaiS <= run.to) || run.count < wanted) return false;
    // The last node of a file may come sooner.
    if (stopTaiS > epochsTaiS[run.first + run.count - 1]!) return false;
    const { first } = run;
    const begin = epochsTaiS[first]!;
    for (let k = 0; k < count; k++) {
      const place = Math.max(0, (startTaiS + k * stepS - begin) / run.stepS);
      const before = Math.floor(place);
      const start = Math.min(Math.max(before - ((wanted - 1) >> 1), 0), run.count - wanted);
      const own = weightsFor(Math.round((place - start) * PHASES) / PHASES);
      let x = 0;
      let y = 0;
      let z = 0;
      for (let j = 0, o = (first + start) * STATE_WIDTH; j < wanted; j++, o += STATE_WIDTH) {
        const weight = own[j]!;
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
