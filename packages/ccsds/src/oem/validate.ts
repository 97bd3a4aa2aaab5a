import { byLine, type FaultList, faultList, type MessageFault, MOST_FAULTS } from '../fault/message-fault.ts';
import { isPositive } from '../value/covariance-matrix.ts';
import type { Field } from '../value/field.ts';
import { covarianceFrameOf, frameOf, frozenFault, isEarth, isFrameOfEpoch } from '../value/frame-name.ts';
import { checkInterpolation } from '../value/interpolation.ts';
import { checkCoverage, checkSteps } from '../value/state-table.ts';
import { isConvertibleTimeSystem } from '../value/time-system.ts';
import { type Oem, type OemSegment, oemStatesM } from './model.ts';

/**
 * Whether the product can use an OEM that reads well: an Earth orbit in a known frame and time system, states that
 * cover the span without gaps, covariances that are covariances.
 *
 * @returns all faults (at most 100), by line; empty for a valid message
 */
export function validateOem(oem: Oem): MessageFault[] {
  return oemFindings(oem, MOST_FAULTS);
}

/** Returns the findings of `validateOem`, up to a maximum. */
export function oemFindings(oem: Oem, maxFindings: number): MessageFault[] {
  const faults = faultList(maxFindings);
  oem.segments.forEach((segment, index) => {
    checkMetadata(segment, index + 1, faults);
    const states = (): Float64Array => oemStatesM(segment);
    const table = { ...segment, states, keyword: 'EPOCH', segment: index + 1 };
    checkSteps(table, faults);
    checkCoverage(table, useableSpan(segment).stopTaiS, stopField(segment), faults);
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

function stopField({ metadata }: OemSegment): Field {
  const keyword = metadata.useableStopTaiS === undefined ? 'STOP_TIME' : 'USEABLE_STOP_TIME';
  return metadata.fields.find((field) => field.keyword === keyword) ?? { keyword, value: metadata.stopTime, line: 0 };
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
  const frameEpoch = metadata.fields.find((field) => field.keyword === 'REF_FRAME_EPOCH' && field.value !== '');
  const frame = frameOf(metadata.refFrame);
  if (frameEpoch !== undefined && frame !== undefined && isFrameOfEpoch(frame))
    faults.add('unsupported-frame', { ...frozenFault(metadata.refFrame, frameEpoch), segment: number });
  if (!isEarth(metadata.centerName)) against('unsupported-centre', 'CENTER_NAME', metadata.centerName, 'EARTH');
  if (!isConvertibleTimeSystem(metadata.timeSystem)) {
    against('unsupported-time-system', 'TIME_SYSTEM', metadata.timeSystem, 'UTC, TAI, TT, GPS');
  }
  checkInterpolation(metadata.interpolation, metadata.interpolationDegree, against);
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
  const span = useableSpan(segment);
  if (span.startTaiS < before.stopTaiS) {
    const keyword = segment.metadata.useableStartTaiS === undefined ? 'START_TIME' : 'USEABLE_START_TIME';
    const field = segment.metadata.fields.find((candidate) => candidate.keyword === keyword);
    faults.add('segments-overlap', { line: field?.line, keyword, value: field?.value, segment: number });
  }
}
