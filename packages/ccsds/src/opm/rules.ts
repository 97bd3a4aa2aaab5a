import { type FaultList, faultList, type MessageFault } from '../fault/message-fault.ts';
import { type FlatMessage, fieldsIn } from '../flat/message.ts';
import { toleratedIn } from '../flat/tolerated.ts';
import { exclude } from '../value/exclude.ts';
import { numberOf, textOf, writtenNumber } from '../value/field.ts';
import { isKnownTimeSystem } from '../value/time-system.ts';
import { OPM } from './spec.ts';

/** Dependencies between the keywords of an OPM: 502.0-B-3 table 3-3 and 3.2.4.7. */
export function checkOpmRules(opm: FlatMessage, faults: FaultList): void {
  const timeSystem = fieldsIn(opm, 'metadata').find((field) => field.keyword === 'TIME_SYSTEM');
  if (timeSystem !== undefined && timeSystem.value !== '' && !isKnownTimeSystem(timeSystem.value)) {
    faults.add('unknown-time-system', { line: timeSystem.line, keyword: 'TIME_SYSTEM', value: timeSystem.value });
  }
  for (const { section, fields, line } of opm.groups) {
    if (section === 'keplerianElements') {
      if (writtenNumber(fields, 'TRUE_ANOMALY') === undefined && writtenNumber(fields, 'MEAN_ANOMALY') === undefined) {
        faults.add('missing-keyword', { line, keyword: 'TRUE_ANOMALY' });
      }
      exclude(fields, 'TRUE_ANOMALY', 'MEAN_ANOMALY', faults);
    }
    if (section !== 'maneuverParameters') continue;
    for (const [keyword, limit, isWithin] of MANOEUVRE_RANGES) {
      const field = fields.find((candidate) => candidate.keyword === keyword);
      const value = numberOf(fields, keyword);
      if (value === undefined || isWithin(value)) continue;
      faults.add('number-out-of-range', { line: field?.line, keyword, value: field?.value, limit });
    }
  }
}

const MANOEUVRE_RANGES: readonly (readonly [string, string, (value: number) => boolean])[] = [
  ['MAN_DURATION', '0 and above', (value) => value >= 0],
  ['MAN_DELTA_MASS', '0 and below', (value) => value <= 0],
];

/** Requirements on an OPM that the reader does not need: 502.0-B-3, 3.2.4.7 to 3.2.4.9. */
export function opmDeviations(opm: FlatMessage): MessageFault[] {
  const faults = faultList();
  const manoeuvres = opm.groups.filter((group) => group.section === 'maneuverParameters');
  const [first] = manoeuvres;
  const massKg = textOf(fieldsIn(opm, 'spacecraftParameters'), 'MASS');
  if (first !== undefined && massKg === undefined) faults.add('missing-keyword', { line: first.line, keyword: 'MASS' });
  for (const { fields, line } of manoeuvres) {
    for (const keyword of ['MAN_DURATION', 'MAN_DELTA_MASS']) {
      if (textOf(fields, keyword) === undefined) faults.add('missing-keyword', { line, keyword });
    }
    const field = fields.find((candidate) => candidate.keyword === 'MAN_DELTA_MASS');
    if (field !== undefined && numberOf(fields, 'MAN_DELTA_MASS') === 0) {
      faults.add('number-out-of-range', { ...field, limit: 'below 0' });
    }
  }
  return [...faults.faults, ...toleratedIn(opm, OPM)];
}
