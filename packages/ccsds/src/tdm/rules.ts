import { type FaultList, faultList, type MessageFault } from '../fault/message-fault.ts';
import { exclude } from '../value/exclude.ts';
import { type Field, textOf } from '../value/field.ts';
import type { Tdm, TdmObservation } from './model.ts';

const CORRECTION = /^CORRECTION_/;
const ANGLE = /^ANGLE_[12]$/;

/** Dependencies between metadata and data of one segment: 503.0-B-2 table 3-3 and 3.3.2.5. */
export function checkTdmRules(
  metadata: readonly Field[],
  { line, observations }: { readonly line: number; readonly observations: readonly { readonly keyword: string }[] },
  segment: number,
  faults: FaultList,
): void {
  const choice = (keyword: string): string => (textOf(metadata, keyword) ?? '').toUpperCase();
  const need = (keyword: string): void => {
    if (textOf(metadata, keyword) === undefined) faults.add('missing-keyword', { line, keyword, segment });
  };
  const mode = choice('MODE');
  if (mode === 'SEQUENTIAL') need('PATH');
  if (mode === 'SINGLE_DIFF') for (const keyword of ['PATH_1', 'PATH_2']) need(keyword);
  exclude(metadata, 'PATH', 'PATH_1', faults, segment);
  exclude(metadata, 'PATH', 'PATH_2', faults, segment);
  checkPaths(metadata, segment, faults);
  if (textOf(metadata, 'INTERPOLATION') !== undefined) need('INTERPOLATION_DEGREE');
  if (mode === 'SINGLE_DIFF' && observations.some(({ keyword }) => /^(?:RECEIVE_FREQ|RANGE$)/.test(keyword))) {
    need('RECEIVE_BAND');
  }
  if (metadata.some(({ keyword }) => CORRECTION.test(keyword))) need('CORRECTIONS_APPLIED');
}

/** A path names participants of its segment. */
function checkPaths(metadata: readonly Field[], segment: number, faults: FaultList): void {
  const participants = metadata.flatMap(({ keyword }) => /^PARTICIPANT_(\d)$/.exec(keyword)?.[1] ?? []);
  for (const { keyword, value, line } of metadata) {
    if (!/^PATH(?:_[12])?$/.test(keyword) || value === '') continue;
    if (value.split(',').every((index) => participants.includes(index.trim()))) continue;
    const limit = participants.join(', ');
    faults.add('value-not-allowed', { line, keyword, value, limit, segment });
  }
}

/** Requirements on a TDM that the reader does not need: 503.0-B-2 table 3-3, 3.4.10, 3.4.11 and 3.5.4.1. */
export function tdmDeviations(tdm: Tdm): MessageFault[] {
  const faults = faultList();
  tdm.segments.forEach(({ observations, metadata, line: start }, index) => {
    const need = (keyword: string): void => {
      if (textOf(metadata, keyword) === undefined)
        faults.add('missing-keyword', { line: start, keyword, segment: index + 1 });
    };
    if (textOf(metadata, 'ANGLE_TYPE')?.toUpperCase() === 'RADEC') need('REFERENCE_FRAME');
    if (observations.some(({ keyword }) => ANGLE.test(keyword))) need('ANGLE_TYPE');
    const last = new Map<string, TdmObservation>();
    for (const observation of observations) {
      const { keyword, line, epoch, epochTaiS } = observation;
      const before = last.get(keyword);
      const place = { line, keyword, value: epoch, segment: index + 1 };
      if (before !== undefined && epochTaiS < before.epochTaiS) {
        faults.add('states-out-of-order', { ...place, limit: before.epoch });
      } else if (epochTaiS === before?.epochTaiS) faults.add('duplicate-epoch', place);
      last.set(keyword, observation);
    }
  });
  return faults.faults;
}
