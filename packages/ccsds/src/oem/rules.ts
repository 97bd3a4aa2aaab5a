import type { FaultList } from '../fault/message-fault.ts';
import type { Oem, OemSegment } from './model.ts';

/**
 * Rules of the book on the complete message: order of epochs, spans, versions, one object and one time system.
 * Whether the product can use the message is `validateOem`'s question.
 */
export function checkOemRules(oem: Oem, faults: FaultList): void {
  oem.segments.forEach((segment, index) => {
    checkSpans(segment, index + 1, faults);
    checkStates(segment, index + 1, faults);
    checkCovarianceOrder(segment, index + 1, faults);
    if (oem.version === '1.0') checkVersionOne(segment, index + 1, faults);
  });
  checkSegmentsAgree(oem, faults);
}

function checkSpans(segment: OemSegment, number: number, faults: FaultList): void {
  const { metadata } = segment;
  const { startTaiS, stopTaiS, useableStartTaiS, useableStopTaiS } = metadata;
  const lineOf = (keyword: string): number | undefined =>
    metadata.fields.find((field) => field.keyword === keyword)?.line;
  const order = (keyword: string, value: string | undefined, limit: string): void =>
    faults.add('time-span-order', { line: lineOf(keyword), keyword, value, limit, segment: number });
  if (stopTaiS < startTaiS) order('STOP_TIME', metadata.stopTime, `START_TIME ${metadata.startTime}`);
  if ((useableStartTaiS === undefined) !== (useableStopTaiS === undefined)) {
    const present = useableStartTaiS === undefined ? 'USEABLE_STOP_TIME' : 'USEABLE_START_TIME';
    faults.add('useable-span-incomplete', { line: lineOf(present), keyword: present, segment: number });
    return;
  }
  if (useableStartTaiS === undefined || useableStopTaiS === undefined) return;
  if (useableStartTaiS < startTaiS) order('USEABLE_START_TIME', undefined, `START_TIME ${metadata.startTime}`);
  if (useableStopTaiS > stopTaiS) order('USEABLE_STOP_TIME', undefined, `STOP_TIME ${metadata.stopTime}`);
  if (useableStopTaiS < useableStartTaiS) order('USEABLE_STOP_TIME', undefined, 'USEABLE_START_TIME');
  const states = segment.epochsTaiS;
  if (
    states.length > 0 &&
    ((states[states.length - 1] ?? 0) < useableStartTaiS || (states[0] ?? 0) > useableStopTaiS)
  ) {
    faults.add('useable-span-empty', { line: lineOf('USEABLE_START_TIME'), segment: number });
  }
}

function checkStates(segment: OemSegment, number: number, faults: FaultList): void {
  const { epochsTaiS, epochs, stateLines, metadata } = segment;
  if (epochsTaiS.length === 0) {
    const code = segment.covariances.length > 0 ? 'covariance-without-states' : 'no-states';
    faults.add(code, { line: segment.line, segment: number });
    return;
  }
  for (let index = 0; index < epochsTaiS.length; index += 1) {
    const epoch = epochsTaiS[index] ?? 0;
    const isBehind = index > 0 && epoch < (epochsTaiS[index - 1] ?? 0);
    const isOutside = epoch < metadata.startTaiS - ROUNDING_S || epoch > metadata.stopTaiS + ROUNDING_S;
    if (!isBehind && !isOutside) continue;
    const place = { line: stateLines[index], keyword: 'EPOCH', value: epochs[index], segment: number };
    if (isBehind) faults.add('states-out-of-order', { ...place, limit: epochs[index - 1] });
    if (isOutside) {
      const isEarly = epoch < metadata.startTaiS;
      faults.add('epoch-outside-span', { ...place, limit: isEarly ? metadata.startTime : metadata.stopTime });
    }
  }
}

function checkCovarianceOrder(segment: OemSegment, number: number, faults: FaultList): void {
  segment.covariances.forEach((covariance, index) => {
    const before = segment.covariances[index - 1];
    if (before === undefined || covariance.epochTaiS >= before.epochTaiS) return;
    const place = { line: covariance.line, keyword: 'EPOCH', value: covariance.epoch, segment: number };
    faults.add('states-out-of-order', { ...place, limit: before.epoch });
  });
}

/** Producers round START_TIME and STOP_TIME to fewer digits than the states; a millisecond covers it. */
const ROUNDING_S = 1e-3;

function checkVersionOne(segment: OemSegment, number: number, faults: FaultList): void {
  const wide = segment.stateTexts.findIndex((text) => text.split(/\s+/).length > 6);
  if (wide >= 0) {
    faults.add('accelerations-not-in-version', { line: segment.stateLines[wide], limit: '2.0', segment: number });
  }
  const first = segment.covariances[0];
  if (first !== undefined) {
    faults.add('covariance-not-in-version', { line: first.line, limit: '2.0', segment: number });
  }
}

function checkSegmentsAgree(oem: Oem, faults: FaultList): void {
  const first = oem.segments[0]?.metadata;
  if (first === undefined) return;
  oem.segments.forEach((segment, index) => {
    const { metadata } = segment;
    const differs = (
      keyword: string,
      value: string,
      firstValue: string,
      code: 'object-changes' | 'inconsistent-time-systems',
    ) => {
      if (value.toUpperCase() === firstValue.toUpperCase()) return;
      const line = metadata.fields.find((field) => field.keyword === keyword)?.line;
      faults.add(code, { line, keyword, value: value, limit: firstValue, segment: index + 1 });
    };
    differs('TIME_SYSTEM', metadata.timeSystem, first.timeSystem, 'inconsistent-time-systems');
    differs('OBJECT_NAME', metadata.objectName, first.objectName, 'object-changes');
    differs('OBJECT_ID', metadata.objectId, first.objectId, 'object-changes');
  });
}
