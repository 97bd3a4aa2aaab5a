import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { type FlatMessage, fieldsIn, fieldsOfObject } from '../flat/message.ts';
import { toleratedIn } from '../flat/tolerated.ts';
import { textOf, writtenNumber } from '../value/field.ts';
import { isTwoLineTheory } from './rules.ts';
import { OMM } from './spec.ts';

/** Requirements on an OMM that the reader does not need: 502.0-B-3, 4.2.4.6 and tables 4-1 to 4-3. */
export function ommDeviations(omm: FlatMessage): MessageFault[] {
  const faults = faultList();
  const metadata = fieldsIn(omm, 'metadata');
  const timeSystem = metadata.find((field) => field.keyword === 'TIME_SYSTEM');
  if (isTwoLineTheory(textOf(metadata, 'MEAN_ELEMENT_THEORY'))) {
    if (timeSystem?.value.toUpperCase() !== 'UTC') {
      const place = { line: timeSystem?.line, keyword: 'TIME_SYSTEM', value: timeSystem?.value };
      faults.add('value-not-allowed', { ...place, limit: 'UTC' });
    }
    if (writtenNumber(fieldsOfObject(omm, 0), 'NORAD_CAT_ID') === undefined) {
      const line = omm.groups.find((group) => group.section === 'meanElements')?.line;
      faults.add('missing-keyword', { line, keyword: 'NORAD_CAT_ID' });
    }
  }
  return [...faults.faults, ...toleratedIn(omm, OMM)];
}
