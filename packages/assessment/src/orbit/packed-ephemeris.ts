import { hasComparableSteps } from '@keepout/astro/ephemeris/near-nodes';
import type { EphemerisSegment } from '@keepout/astro/ephemeris/nodes';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { type TableEphemeris, tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, FrameName, StateCovariance } from '@keepout/astro/nouns';
import type { EphemerisInput } from '@keepout/ccsds/oem/bridge';

/** An ephemeris as plain numbers in shared memory: transferred between threads. */
export interface PackedEphemeris {
  /** Never ITRF: a reader does not need Earth orientation. */
  readonly frame: Exclude<FrameName, 'ITRF'>;
  readonly epochsTaiS: Float64Array<SharedArrayBuffer>;
  readonly states: Float64Array<SharedArrayBuffer>;
  readonly method: EphemerisInput['method'];
  readonly degree: number;
  readonly segments: readonly EphemerisSegment[];
  /** Frame of each covariance, and 37 numbers each: epoch, then the 6x6 matrix by rows. */
  readonly covarianceFrames: readonly StateCovariance['frame'][];
  readonly covariances: Float64Array<SharedArrayBuffer>;
}

/** Of states in ITRF their nodes in EME2000. @param eop   turns them; absent: UT1 = UTC, up to 420 m */
export function packEphemeris(table: EphemerisInput, eop?: EarthOrientation): PackedEphemeris {
  const { frame, ...input } = inertialTable(table, eop);
  const covariances = input.covariances ?? [];
  const packed = shared(covariances.length * 37);
  covariances.forEach((covariance, index) => {
    packed[index * 37] = covariance.epochTaiS;
    packed.set(covariance.matrix, index * 37 + 1);
  });
  return {
    frame,
    epochsTaiS: copied(input.epochsTaiS),
    states: copied(input.states),
    method: input.method,
    degree: input.degree,
    segments: input.segments,
    covarianceFrames: covariances.map((covariance) => covariance.frame),
    covariances: packed,
  };
}

/** The table itself or, of states in ITRF, that of their nodes in EME2000. */
export function inertialTable(
  table: EphemerisInput,
  eop?: EarthOrientation,
): Omit<EphemerisInput, 'frame'> & Pick<PackedEphemeris, 'frame'> {
  const { frame } = table;
  if (frame !== 'ITRF') return { ...table, frame };
  // A table stays one: its nodes are turned.
  const { states, covariances } = (inFrame(tableEphemeris(table), 'EME2000', eop) as TableEphemeris).nodes;
  return { ...table, frame: 'EME2000', states, ...(covariances && { covariances }) };
}

export function unpackEphemeris(packed: PackedEphemeris): Ephemeris {
  const covariances = packed.covarianceFrames.map((frame, index) => ({
    frame,
    epochTaiS: packed.covariances[index * 37] ?? Number.NaN,
    matrix: Float64Array.from(packed.covariances.subarray(index * 37 + 1, index * 37 + 37)),
  }));
  return tableEphemeris({
    frame: packed.frame,
    epochsTaiS: packed.epochsTaiS,
    states: packed.states,
    method: packed.method,
    degree: packed.degree,
    segments: packed.segments,
    ...(covariances.length > 0 && { covariances }),
  });
}

/**
 * Returns the part of an ephemeris that interpolation of a span needs, without covariances: the same states, to the last digit, and none outside.
 *
 * Assumes  a span of at least an instant; where the ephemeris does not cover it, the adjacent node stays, unused
 */
export function cutPackedEphemeris(packed: PackedEphemeris, startTaiS: number, stopTaiS: number): PackedEphemeris {
  const { epochsTaiS, states } = packed;
  // More than any window of nodes reaches.
  const marginNodes =
    packed.segments.reduce(
      (highestDegree, [, , , , segmentInterpolation]) => Math.max(highestDegree, segmentInterpolation?.degree ?? 0),
      packed.degree,
    ) + 2;
  let from = Math.max(0, Math.min(epochsTaiS.length - 1, placeOf(epochsTaiS, startTaiS) - marginNodes));
  let to = Math.min(epochsTaiS.length, placeOf(epochsTaiS, stopTaiS) + 1 + marginNodes);
  for (const [first, end] of packed.segments) {
    if (first >= to || end <= from || hasComparableSteps(epochsTaiS, first, end)) continue;
    // A window of spread nodes reaches farther: the segment stays complete.
    from = Math.min(from, first);
    to = Math.max(to, end);
  }
  const segments = packed.segments.flatMap(([first, end, begin, last, ...interpolation]): EphemerisSegment[] => {
    if (first >= to || end <= from) return [];
    const nodes = [Math.max(first, from) - from, Math.min(end, to) - from] as const;
    return [[...nodes, Math.max(begin, startTaiS), Math.min(last, stopTaiS), ...interpolation]];
  });
  return {
    ...packed,
    epochsTaiS: copied(epochsTaiS.subarray(from, to)),
    states: copied(states.subarray(6 * from, 6 * to)),
    segments,
    covarianceFrames: [],
    covariances: shared(0),
  };
}

/** How many epochs lie before an instant. */
function placeOf(epochsTaiS: Float64Array, atTaiS: number): number {
  let [low, high] = [0, epochsTaiS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (epochsTaiS[middle]! < atTaiS) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shared(length: number): Float64Array<SharedArrayBuffer> {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}

function copied(values: Float64Array): Float64Array<SharedArrayBuffer> {
  const copy = shared(values.length);
  copy.set(values);
  return copy;
}
