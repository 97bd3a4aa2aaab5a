import { STATE_WIDTH } from './interpolate.ts';
import {
  type EphemerisNodes,
  type EphemerisSegment,
  type Interpolation,
  type InterpolationMethod,
  interpolationOf,
  segmentsOf,
} from './nodes.ts';
import { tableEphemeris } from './table.ts';
import { longestStepWithoutGap } from './usual-step.ts';

/** Accuracy of the interpolation of a table. */
export interface EphemerisQuality {
  /** Values of the segment with the largest interpolation error. */
  readonly method: InterpolationMethod;
  readonly degree: number;
  readonly nodeCount: number;
  readonly stepS: { readonly shortest: number; readonly median: number; readonly longest: number };
  /** Spans between useable ones, and steps that are gaps (`longestStepWithoutGap`). */
  readonly gaps: readonly EphemerisGap[];
  /** Largest distance between a node and the interpolation of its neighbours two steps away, m; absent with fewer than 5 nodes. */
  readonly droppedNodeErrorM?: number;
  /** The same, scaled to the full table: an estimate of the interpolation error between nodes, m. */
  readonly estimatedErrorM?: number;
  readonly verdict: 'good' | 'warn' | 'refuse' | 'unknown';
}

export interface EphemerisGap {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Above this estimate, m, results are marked; above the next the table is not fit for conjunctions. */
export const WARN_ERROR_M = 1;
export const REFUSE_ERROR_M = 100;

/**
 * How well a table can be interpolated, judged by itself.
 *
 * Method   every second node is dropped and interpolated back from the others: error e, at half the density. An error of
 *          order d + 1 in the step shrinks by 2^(d+1) in the full table; docs/models/ephemeris-interpolation
 * Assumes  the scaled estimate is not below a hundredth of e: noise does not shrink with the step
 */
export function ephemerisQuality(nodes: EphemerisNodes): EphemerisQuality {
  const steps = stepsOf(nodes);
  const sorted = [...steps].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const shared = {
    nodeCount: nodes.epochsTaiS.length,
    stepS: { shortest: sorted[0] ?? 0, median, longest: sorted[sorted.length - 1] ?? 0 },
    gaps: gapsOf(nodes, longestStepWithoutGap(steps)),
  };
  const segments = segmentsOf(nodes);
  let worst: { interpolation: Interpolation; dropped: number; estimatedErrorM: number } | undefined;
  for (const segment of segments) {
    const interpolation = interpolationOf(nodes, segment);
    const dropped = droppedNodeError(nodes, segment, interpolation);
    if (dropped === undefined) continue;
    const estimatedErrorM = dropped * Math.max(2 ** -(interpolation.degree + 1), 0.01);
    if (!(estimatedErrorM <= (worst?.estimatedErrorM ?? -1))) worst = { interpolation, dropped, estimatedErrorM };
  }
  if (worst === undefined) return { ...shared, ...interpolationOf(nodes, segments[0]!), verdict: 'unknown' };
  const { interpolation, dropped: droppedNodeErrorM, estimatedErrorM } = worst;
  return { ...shared, ...interpolation, droppedNodeErrorM, estimatedErrorM, verdict: verdictOf(estimatedErrorM) };
}

/** By this much Lagrange has to be better on a table too short to judge it by. */
const CLEARLY_BETTER = 0.7;

/**
 * Returns the interpolation for segments that state none: Hermite or Lagrange of degree 7 or 9, whichever reproduces dropped nodes best. Half of a short
 * table cannot fill the window of Lagrange, and says little of it: Hermite then, unless it is clearly worse. SGP4 tables end with
 * Lagrange, tables of integrated orbits with either.
 */
export function chooseInterpolation(nodes: EphemerisNodes): Interpolation {
  const segments = segmentsOf(nodes).filter((segment) => segment[4] === undefined);
  const halfLength = segments.reduce((longestHalf, [start, end]) => Math.max(longestHalf, (end - start + 1) >> 1), 0);
  let best: Interpolation | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [method, degree] of [
    ['HERMITE', 7],
    ['HERMITE', 9],
    ['LAGRANGE', 7],
    ['LAGRANGE', 9],
  ] as const) {
    const error = segments.reduce<number | undefined>((largest, segment) => {
      const errorM = droppedNodeError(nodes, segment, { method, degree });
      return errorM === undefined ? largest : Math.max(largest ?? 0, errorM);
    }, undefined);
    const isShort = method === 'LAGRANGE' && degree >= halfLength;
    if (error === undefined || !(error < (isShort ? CLEARLY_BETTER : 1) * least)) continue;
    least = error;
    best = { method, degree };
  }
  return best ?? { method: 'LAGRANGE', degree: 7 };
}

function verdictOf(estimatedErrorM: number): EphemerisQuality['verdict'] {
  if (estimatedErrorM > REFUSE_ERROR_M) return 'refuse';
  return estimatedErrorM > WARN_ERROR_M ? 'warn' : 'good';
}

/** Worst error at dropped nodes over the inner half of a segment: polynomials are poor at the ends of a thinned table. */
function droppedNodeError(
  nodes: EphemerisNodes,
  [start, end]: EphemerisSegment,
  { method, degree }: Interpolation,
): number | undefined {
  const keptCount = (end - start + 1) >> 1;
  if (keptCount < 3) return undefined;
  let worst: number | undefined;
  const out = new Float64Array(STATE_WIDTH);
  const epochs = new Float64Array(keptCount);
  const states = new Float64Array(keptCount * STATE_WIDTH);
  for (let i = 0; i < keptCount; i++) {
    const from = start + 2 * i;
    epochs[i] = nodes.epochsTaiS[from]!;
    for (let k = 0; k < STATE_WIDTH; k++) states[i * STATE_WIDTH + k] = nodes.states[from * STATE_WIDTH + k]!;
  }
  const thinned = tableEphemeris({ frame: nodes.frame, epochsTaiS: epochs, states, method, degree });
  const margin = Math.min((degree >> 1) + 1, (keptCount - 1) >> 1);
  for (let i = margin - 1; i < keptCount - margin; i++) {
    const dropped = start + 2 * i + 1;
    if (dropped >= end || !thinned.stateAt(nodes.epochsTaiS[dropped]!, out)) continue;
    const base = dropped * STATE_WIDTH;
    const error = Math.hypot(
      out[0]! - nodes.states[base]!,
      out[1]! - nodes.states[base + 1]!,
      out[2]! - nodes.states[base + 2]!,
    );
    worst = Math.max(worst ?? 0, error);
  }
  return worst;
}

function stepsOf(nodes: EphemerisNodes): number[] {
  const steps: number[] = [];
  for (const [start, end] of segmentsOf(nodes)) {
    for (let i = start + 1; i < end; i++) steps.push(nodes.epochsTaiS[i]! - nodes.epochsTaiS[i - 1]!);
  }
  return steps;
}

function gapsOf(nodes: EphemerisNodes, longestStepS: number): EphemerisGap[] {
  const gaps: EphemerisGap[] = [];
  let lastStop: number | undefined;
  for (const [start, end, useableStart, useableStop] of segmentsOf(nodes)) {
    if (lastStop !== undefined && useableStart > lastStop) gaps.push({ startTaiS: lastStop, stopTaiS: useableStart });
    lastStop = useableStop;
    for (let i = start + 1; i < end; i++) {
      const from = nodes.epochsTaiS[i - 1]!;
      const to = nodes.epochsTaiS[i]!;
      if (longestStepS > 0 && to - from > longestStepS) gaps.push({ startTaiS: from, stopTaiS: to });
    }
  }
  return gaps;
}
