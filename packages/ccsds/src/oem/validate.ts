import { byLine, type FaultList, faultList, type MessageFault, MOST_FAULTS } from '../fault/message-fault.ts';
import { isPositive } from '../value/covariance-matrix.ts';
import { covarianceFrameOf, frameOf, isEarth } from '../value/frame-name.ts';
import { isConvertibleTimeSystem } from '../value/time-system.ts';
import type { Oem, OemSegment } from './model.ts';

/** A step this many times the segment's median is a gap: interpolating across it would invent a path. */
const GAP_RATIO = 5;

/**
 * Whether the product can use an OEM that reads well: an Earth orbit in a known frame and time system, states that
 * cover the span without gaps, covariances that are covariances.
 *
 * @returns every reason against it (at most 100), by line; empty when there is none
 */
export function validateOem(oem: Oem): MessageFault[] {
  return oemFindings(oem, MOST_FAULTS);
}

/** The findings of `validateOem`, at most so many. */
export function oemFindings(oem: Oem, most: number): MessageFault[] {
  const faults = faultList(most);
  oem.segments.forEach((segment, index) => {
    checkMetadata(segment, index + 1, faults);
    checkSteps(segment, index + 1, faults);
    checkCoverage(segment, index + 1, faults);
    checkCovariances(segment, index + 1, faults);
    const previous = oem.segments[index - 1];
    if (previous !== undefined) checkNeighbours(previous, segment, index + 1, faults);
  });
  return byLine(faults.faults);
}

/** The span in which a segment may be used: the useable times where given, else start and stop. */
export function useableSpan(segment: OemSegment): { startTaiS: number; stopTaiS: number } {
  const { metadata } = segment;
  return {
    startTaiS: metadata.useableStartTaiS ?? metadata.startTaiS,
    stopTaiS: metadata.useableStopTaiS ?? metadata.stopTaiS,
  };
}

function checkMetadata(segment: OemSegment, number: number, faults: FaultList): void {
  const { metadata } = segment;
  const against = (code: MessageFault['code'], keyword: string, value: string, limit?: string): void => {
    const line = metadata.fields.find((field) => field.keyword === keyword)?.line ?? segment.line;
    faults.add(code, { line, keyword, value, limit, segment: number });
  };
  if (frameOf(metadata.refFrame) === undefined) {
    against('unsupported-frame', 'REF_FRAME', metadata.refFrame, 'EME2000, GCRF, TEME, TOD, ITRF');
  }
  if (metadata.fields.some((field) => field.keyword === 'REF_FRAME_EPOCH' && field.value !== '')) {
    const frame = frameOf(metadata.refFrame);
    // TEME and TOD frozen at an epoch are other frames than those of date.
    if (frame === 'TEME' || frame === 'TOD')
      against('unsupported-frame', 'REF_FRAME_EPOCH', metadata.refFrame, 'frame of date');
  }
  if (!isEarth(metadata.centerName)) against('unsupported-centre', 'CENTER_NAME', metadata.centerName, 'EARTH');
  if (!isConvertibleTimeSystem(metadata.timeSystem)) {
    against('unsupported-time-system', 'TIME_SYSTEM', metadata.timeSystem, 'UTC, TAI, TT, GPS');
  }
  const method = metadata.interpolation?.toUpperCase();
  if (method !== undefined && !['LAGRANGE', 'HERMITE', 'LINEAR'].includes(method)) {
    against('unsupported-interpolation', 'INTERPOLATION', metadata.interpolation ?? '', 'LAGRANGE, HERMITE, LINEAR');
  }
  const degree = metadata.interpolationDegree;
  if (degree !== undefined && !(degree >= 1 && degree <= HIGHEST_DEGREE)) {
    against('number-out-of-range', 'INTERPOLATION_DEGREE', String(degree), `1 to ${String(HIGHEST_DEGREE)}`);
  }
}

/** Above it polynomials through equal steps swing between their nodes. */
const HIGHEST_DEGREE = 25;

function checkSteps(segment: OemSegment, number: number, faults: FaultList): void {
  const { epochsTaiS, epochs, stateLines } = segment;
  if (epochsTaiS.length < 2) {
    faults.add('too-few-states', { line: segment.line, value: String(epochsTaiS.length), limit: 2, segment: number });
    return;
  }
  const steps = epochsTaiS.slice(1).map((epoch, index) => epoch - (epochsTaiS[index] ?? 0));
  const median = Float64Array.from(steps).sort()[Math.floor(steps.length / 2)] ?? 0;
  steps.forEach((step, index) => {
    const place = { line: stateLines[index + 1], keyword: 'EPOCH', value: epochs[index + 1], segment: number };
    if (step === 0) faults.add('duplicate-epoch', place);
    if (step > GAP_RATIO * median && median > 0)
      faults.add('step-gap', { ...place, limit: `${String(GAP_RATIO * median)} s` });
  });
}

function checkCoverage(segment: OemSegment, number: number, faults: FaultList): void {
  const { epochsTaiS, epochs, stateLines } = segment;
  const last = epochsTaiS.length - 1;
  if (last < 1) return;
  const span = useableSpan(segment);
  const end = epochsTaiS[last] ?? 0;
  const step = end - (epochsTaiS[last - 1] ?? 0);
  if (span.stopTaiS - end > Math.max(step, 1)) {
    const { metadata } = segment;
    const keyword = metadata.useableStopTaiS === undefined ? 'STOP_TIME' : 'USEABLE_STOP_TIME';
    const limit = metadata.fields.find((field) => field.keyword === keyword)?.value;
    faults.add('states-end-early', { line: stateLines[last], keyword, value: epochs[last], limit, segment: number });
  }
}

function checkCovariances(segment: OemSegment, number: number, faults: FaultList): void {
  for (const covariance of segment.covariances) {
    const place = { line: covariance.line, keyword: 'EPOCH', value: covariance.epoch, segment: number };
    if (!isPositive(covariance.lowerTriangleKm)) faults.add('covariance-not-positive', place);
    if (covariance.frame !== undefined && covarianceFrameOf(covariance.frame) === undefined) {
      faults.add('unsupported-frame', { ...place, keyword: 'COV_REF_FRAME', value: covariance.frame });
    }
    const { startTaiS, stopTaiS } = segment.metadata;
    if (covariance.epochTaiS < startTaiS - 1 || covariance.epochTaiS > stopTaiS + 1) {
      faults.add('covariance-outside-span', place);
    }
  }
}

function checkNeighbours(previous: OemSegment, segment: OemSegment, number: number, faults: FaultList): void {
  const before = useableSpan(previous);
  const own = useableSpan(segment);
  if (own.startTaiS < before.stopTaiS) {
    const keyword = segment.metadata.useableStartTaiS === undefined ? 'START_TIME' : 'USEABLE_START_TIME';
    const field = segment.metadata.fields.find((candidate) => candidate.keyword === keyword);
    faults.add('segments-overlap', { line: field?.line, keyword, value: field?.value, segment: number });
  }
}
