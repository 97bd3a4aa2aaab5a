import type { EphemerisNodes, EphemerisSegment, Interpolation } from '@keepout/astro/ephemeris/nodes';
import type { FrameName, StateCovariance } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { fullFromLower, isPositive } from '../value/covariance-matrix.ts';
import { covarianceFrameOf, frameOf } from '../value/frame-name.ts';
import { type Oem, oemStatesM } from './model.ts';
import { oemFindings, useableSpan } from './validate.ts';

/** Input of `tableEphemeris` from an OEM: one frame, SI units, segments with their useable spans. */
export interface EphemerisInput extends EphemerisNodes {
  readonly segments: readonly EphemerisSegment[];
  /** Whether a segment names no method and gets the choice of the product. */
  readonly isInterpolationAssumed: boolean;
}

/** Lagrange on positions of SGP4-made ephemerides is exact to 1 mm at 60 s steps with this degree; Hermite stalls at 0.2 m. */
export const ASSUMED_DEGREE = 8;

/** Reasons that keep an ephemeris out of the engine; the other findings of `validateOem` and `validateOcm` are warnings. */
const BLOCKING: readonly MessageFault['code'][] = [
  'unsupported-frame',
  'unsupported-centre',
  'unsupported-time-system',
  'unsupported-interpolation',
  'number-out-of-range',
  'too-few-states',
  'duplicate-epoch',
  'states-contradict',
  'segments-overlap',
  'unsupported-element-set',
];

/** Covariance in an unknown frame or unknown elements: it is omitted, and the states are used. */
const OF_COVARIANCE: readonly (string | undefined)[] = ['COV_REF_FRAME', 'COV_FRAME_EPOCH', 'COV_TYPE', 'COV_UNITS'];

/** Whether a finding keeps an ephemeris out of the engine. */
export function isBlocking({ code, keyword }: MessageFault): boolean {
  return BLOCKING.includes(code) && !OF_COVARIANCE.includes(keyword);
}

/** Whether a finding is of a covariance that does not count. */
export function isLeftOut({ code, keyword }: MessageFault): boolean {
  return code === 'covariance-not-positive' || OF_COVARIANCE.includes(keyword);
}

/**
 * Makes an OEM into plain data for the engine: here frame, time scale and unit become canonical.
 *
 * Assumes  ITRF realisations are one frame; covariances that are not positive or in an unknown frame are omitted
 * Frame    EME2000 | GCRF | TEME | TOD | ITRF, the same in all segments          Time scale  TAI
 * @returns ok: EphemerisInput (m, m/s, m^2) | fault: "unsupported-frame" | "unsupported-centre"
 *          | "unsupported-time-system" | "unsupported-interpolation" | "too-few-states" | "duplicate-epoch"
 *          | "segments-overlap"
 */
export function toEphemerisInput(oem: Oem): Result<EphemerisInput, MessageFault> {
  const findings = oemFindings(oem, Number.POSITIVE_INFINITY);
  const blocking = findings.find(isBlocking);
  if (blocking !== undefined) return fail(blocking);
  const first = oem.segments[0];
  const frame = first === undefined ? undefined : frameOf(first.metadata.refFrame);
  if (first === undefined || frame === undefined) return fail(messageFault('no-segment'));
  const otherFrameIndex = oem.segments.findIndex((segment) => frameOf(segment.metadata.refFrame) !== frame);
  if (otherFrameIndex >= 0) {
    const value = oem.segments[otherFrameIndex]?.metadata.refFrame;
    return fail(
      messageFault('unsupported-frame', { keyword: 'REF_FRAME', value, limit: frame, segment: otherFrameIndex + 1 }),
    );
  }
  return ok(inputOf(oem, frame));
}

function inputOf(oem: Oem, frame: FrameName): EphemerisInput {
  const count = oem.segments.reduce((sum, segment) => sum + segment.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const states = new Float64Array(6 * count);
  const segments: EphemerisSegment[] = [];
  let at = 0;
  for (const segment of oem.segments) {
    epochsTaiS.set(segment.epochsTaiS, at);
    states.set(oemStatesM(segment), 6 * at);
    const span = useableSpan(segment);
    const last = at + segment.epochsTaiS.length - 1;
    const start = Math.max(span.startTaiS, epochsTaiS[at] ?? 0);
    segments.push([at, last + 1, start, Math.min(span.stopTaiS, epochsTaiS[last] ?? 0)]);
    at = last + 1;
  }
  const covariances = covariancesOf(oem, frame);
  const statedIntervals = oem.segments.map(({ metadata }) => ({
    method: metadata.interpolation,
    degree: metadata.interpolationDegree,
  }));
  return {
    frame,
    epochsTaiS,
    states,
    ...interpolated(segments, statedIntervals),
    ...(covariances.length === 0 ? {} : { covariances }),
  };
}

/** Interpolation in the metadata of a segment. */
interface StatedInterpolation {
  readonly method?: string | undefined;
  readonly degree?: number | undefined;
}

/**
 * Gives each segment the interpolation that its metadata state (502.0-B-3 table 5-3); where all state the same, it is that of the
 * table. A segment without a stated interpolation uses that of the table.
 */
export function interpolated(
  segments: readonly EphemerisSegment[],
  statedIntervals: readonly StatedInterpolation[],
): Pick<EphemerisInput, 'segments' | 'method' | 'degree' | 'isInterpolationAssumed'> {
  const interpolations = segments.map(([first, end], index): Interpolation | undefined => {
    const { method, degree } = statedIntervals[index]!;
    if (method === undefined) return undefined;
    return {
      method: method.toUpperCase() as Interpolation['method'],
      degree: degree ?? Math.max(1, Math.min(ASSUMED_DEGREE, end - first - 1)),
    };
  });
  const smallest = segments.reduce((least, [first, end]) => Math.min(least, end - first), Number.POSITIVE_INFINITY);
  const assumed: Interpolation = {
    method: 'LAGRANGE',
    degree: statedIntervals[0]?.degree ?? Math.max(1, Math.min(ASSUMED_DEGREE, smallest - 1)),
  };
  const isInterpolationAssumed = interpolations.includes(undefined);
  const shared = isInterpolationAssumed ? assumed : interpolations[0]!;
  return {
    ...shared,
    isInterpolationAssumed,
    segments: segments.map((segment, index): EphemerisSegment => {
      const interpolation = interpolations[index];
      const isShared = interpolation?.method === shared.method && interpolation.degree === shared.degree;
      if (interpolation === undefined || (isShared && !isInterpolationAssumed)) return segment;
      const [first, end, start, stop] = segment;
      return [first, end, start, stop, interpolation];
    }),
  };
}

function covariancesOf(oem: Oem, frame: FrameName): StateCovariance[] {
  const covariances: StateCovariance[] = [];
  for (const segment of oem.segments) {
    for (const covariance of segment.covariances) {
      const covarianceFrame = covariance.frame === undefined ? frame : covarianceFrameOf(covariance.frame);
      if (covarianceFrame === undefined || !isPositive(covariance.lowerTriangleKm)) continue;
      const matrix = fullFromLower(covariance.lowerTriangleKm, 1e6);
      covariances.push({ epochTaiS: covariance.epochTaiS, frame: covarianceFrame, matrix });
    }
  }
  return covariances.sort((a, b) => a.epochTaiS - b.epochTaiS);
}
