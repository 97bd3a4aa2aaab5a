import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { fieldsIn } from '../flat/message.ts';
import { toleratedIn } from '../flat/tolerated.ts';
import { COMMENT, textOf } from '../value/field.ts';
import type { Cdm } from './model.ts';
import { unreadRadiusIn } from './radius.ts';
import { CDM } from './spec.ts';

const PUBLISHED = '1.0';
/** 508.0-B-1 table 3-3. */
const FRAMES: readonly string[] = ['EME2000', 'GCRF', 'ITRF'];
const OBJECT_TYPES: readonly string[] = ['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN', 'OTHER'];

/** Requirements on a CDM that the reader does not need: 508.0-B-1 tables 3-3 and 3-4. */
export function cdmDeviations(cdm: Cdm): MessageFault[] {
  const faults = faultList();
  const { message } = cdm;
  if (message.version !== PUBLISHED) {
    faults.add('draft-version', { keyword: CDM.versionKeyword, value: message.version, limit: PUBLISHED });
  }
  cdm.objects.forEach((object, index) => {
    const segment = index + 1;
    const metadata = fieldsIn(message, 'metadata', segment);
    const line = (keyword: string): number | undefined => metadata.find((field) => field.keyword === keyword)?.line;
    const hasOther = message.groups.some(
      (group) => group.section === 'alternateCovariance' && group.object === segment,
    );
    if (object.covarianceRtnM2 === undefined && !hasOther) {
      const state = message.groups.find((group) => group.section === 'stateVector' && group.object === segment);
      faults.add('missing-covariance', { line: state?.line, keyword: 'CR_R', segment });
    }
    const place = { line: line('REF_FRAME'), keyword: 'REF_FRAME', value: object.refFrame, segment };
    const first = cdm.objects[0].refFrame;
    if (object.refFrame.toUpperCase() !== first.toUpperCase()) faults.add('frames-differ', { ...place, limit: first });
    if (!FRAMES.includes(object.refFrame)) faults.add('value-not-allowed', { ...place, limit: FRAMES.join(', ') });
    const type = textOf(metadata, 'OBJECT_TYPE');
    if (type !== undefined && !OBJECT_TYPES.includes(type)) {
      const limit = OBJECT_TYPES.join(', ');
      faults.add('value-not-allowed', {
        line: line('OBJECT_TYPE'),
        keyword: 'OBJECT_TYPE',
        value: type,
        limit,
        segment,
      });
    }
  });
  for (const { keyword, value: comment, line } of message.groups.flatMap(({ fields }) => fields)) {
    const value = keyword === COMMENT ? unreadRadiusIn(comment) : undefined;
    if (value !== undefined)
      faults.add('number-out-of-range', { line, keyword: 'HBR', value, limit: 'above 0, m or km' });
  }
  return [...faults.faults, ...toleratedIn(message, CDM)];
}
