import type { FaultList } from '../fault/message-fault.ts';
import { type FlatMessage, fieldsOfObject } from '../flat/message.ts';
import { isKnownClassification, KNOWN_CLASSIFICATIONS } from '../value/classification.ts';
import { exclude } from '../value/exclude.ts';
import { textOf, writtenNumber } from '../value/field.ts';
import { frameOf, isEarth } from '../value/frame-name.ts';
import { isKnownTimeSystem } from '../value/time-system.ts';

/** Requirements of each theory of the two-line family apart from the mean motion; the catalogue number is a deviation. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  SGP: ['MEAN_MOTION_DOT', 'MEAN_MOTION_DDOT'],
  SGP4: ['BSTAR'],
  // 502.0-B-2, figure 4-1.
  TLE: ['BSTAR'],
  'SGP/SGP4': ['BSTAR'],
  'SGP4-XP': ['BTERM', 'AGOM'],
  PPT3: ['MEAN_MOTION_DOT', 'MEAN_MOTION_DDOT'],
};

/** Requirements of the theory of the elements, and exclusive keywords: 502.0-B-3 table 4-3, 4.2.4.6 and 4.2.4.7. */
export function checkOmmRules(omm: FlatMessage, faults: FaultList): void {
  const fields = fieldsOfObject(omm, 0);
  const line = omm.groups.find((group) => group.section === 'meanElements')?.line;
  const lineOf = (keyword: string): number | undefined => fields.find((field) => field.keyword === keyword)?.line;
  const need = (keyword: string): void => {
    if (writtenNumber(fields, keyword) === undefined) faults.add('missing-keyword', { line, keyword });
  };
  const timeSystem = textOf(fields, 'TIME_SYSTEM');
  if (timeSystem !== undefined && !isKnownTimeSystem(timeSystem)) {
    const place = { line: lineOf('TIME_SYSTEM'), keyword: 'TIME_SYSTEM', value: timeSystem };
    faults.add('unknown-time-system', place);
  }
  exclude(fields, 'SEMI_MAJOR_AXIS', 'MEAN_MOTION', faults);
  exclude(fields, 'BSTAR', 'BTERM', faults);
  exclude(fields, 'MEAN_MOTION_DDOT', 'AGOM', faults);
  const classification = textOf(fields, 'CLASSIFICATION_TYPE');
  if (classification !== undefined && !isKnownClassification(classification)) {
    const place = { line: lineOf('CLASSIFICATION_TYPE'), keyword: 'CLASSIFICATION_TYPE', value: classification };
    faults.add('unknown-classification', { ...place, limit: KNOWN_CLASSIFICATIONS.join(', ') });
  }
  const theory = textOf(fields, 'MEAN_ELEMENT_THEORY')?.toUpperCase() ?? '';
  const askedFor = ASKED_FOR[theory];
  if (askedFor === undefined) {
    if (writtenNumber(fields, 'SEMI_MAJOR_AXIS') === undefined) need('MEAN_MOTION');
    return;
  }
  for (const keyword of ['MEAN_MOTION', ...askedFor]) need(keyword);
  const centre = textOf(fields, 'CENTER_NAME');
  if (centre !== undefined && !isEarth(centre)) {
    const place = { line: lineOf('CENTER_NAME'), keyword: 'CENTER_NAME', value: centre, limit: 'EARTH' };
    faults.add('value-not-allowed', place);
  }
  const frame = textOf(fields, 'REF_FRAME');
  if (frame !== undefined && frameOf(frame) !== 'TEME') {
    faults.add('value-not-allowed', { line: lineOf('REF_FRAME'), keyword: 'REF_FRAME', value: frame, limit: 'TEME' });
  }
}

/** Whether the elements are of the family of two-line sets, whose messages have conventions of their own. */
export function isTwoLineTheory(theory: string | undefined): boolean {
  return theory !== undefined && Object.hasOwn(ASKED_FOR, theory.toUpperCase());
}
