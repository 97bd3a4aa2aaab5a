import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { textOf } from '../value/field.ts';
import { statesForDegree } from '../value/interpolation.ts';
import type { Oem } from './model.ts';
import { useableSpan } from './validate.ts';

/** Requirements on an OEM that the reader does not need: 502.0-B-3 tables 5-2 and 5-3, 5.2.4.4 and 5.2.4.7. */
export function oemDeviations(oem: Oem): MessageFault[] {
  const faults = faultList();
  oem.segments.forEach((segment, index) => {
    const { metadata, epochs, epochsTaiS, stateLines } = segment;
    const number = index + 1;
    const fieldOf = (keyword: string) => metadata.fields.find((field) => field.keyword === keyword);
    const messageId = fieldOf('MESSAGE_ID');
    if (messageId !== undefined) {
      faults.add('keyword-out-of-order', { line: messageId.line, keyword: 'MESSAGE_ID', segment: number });
    }
    if (metadata.interpolation !== undefined && textOf(metadata.fields, 'INTERPOLATION_DEGREE') === undefined) {
      const place = { line: fieldOf('INTERPOLATION')?.line, keyword: 'INTERPOLATION_DEGREE', segment: number };
      faults.add('missing-keyword', place);
    }
    const needed = statesForDegree(metadata.interpolation, metadata.interpolationDegree);
    if (epochsTaiS.length < needed) {
      const place = { line: segment.line, keyword: 'INTERPOLATION_DEGREE', value: String(epochsTaiS.length) };
      faults.add('too-few-states', { ...place, limit: needed, segment: number });
    }
    const last = epochsTaiS.length - 1;
    const outside = (at: number, limit: string): void => {
      const place = { line: stateLines[at], keyword: 'EPOCH', value: epochs[at], segment: number };
      faults.add('epoch-outside-span', { ...place, limit });
    };
    if (last >= 0 && (epochsTaiS[0] ?? 0) < metadata.startTaiS) outside(0, metadata.startTime);
    if (last >= 0 && (epochsTaiS[last] ?? 0) > metadata.stopTaiS) outside(last, metadata.stopTime);
    const previous = oem.segments[index - 1];
    if (previous !== undefined && useableSpan(segment).startTaiS < useableSpan(previous).stopTaiS) {
      const keyword = metadata.useableStartTaiS === undefined ? 'START_TIME' : 'USEABLE_START_TIME';
      const field = fieldOf(keyword);
      faults.add('segments-overlap', { line: field?.line, keyword, value: field?.value, segment: number });
    }
  });
  return faults.faults;
}
