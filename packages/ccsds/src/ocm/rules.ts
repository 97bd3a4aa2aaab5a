import { type FaultList, faultList, type MessageFault } from '../fault/message-fault.ts';
import { type Field, numberOf, textOf } from '../value/field.ts';
import { statesForDegree } from '../value/interpolation.ts';
import { parseInteger, parseNumber } from '../value/number.ts';
import type { EpochReader } from '../value/time-system.ts';
import type { BlockDraft } from './draft.ts';
import { ELEMENT_SETS } from './element-sets.ts';
import { DUTY_CYCLE } from './fields.ts';
import { choiceOf } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';

/** Element sets that are no orbital elements and so need no averaging: 502.0-B-3 table 6-4. */
const NOT_ELEMENTS: readonly string[] = ['CARTP', 'CARTPV', 'CARTPVA', 'LDBARV', 'ADBARV', 'GEODETIC'];

/** Dependencies between metadata: 502.0-B-3 table 6-3. */
export function checkOcmMetadata(fields: readonly Field[], line: number, faults: FaultList): void {
  if (textOf(fields, 'NEXT_LEAP_EPOCH') !== undefined && textOf(fields, 'NEXT_LEAP_TAIMUTC') === undefined) {
    faults.add('missing-keyword', { line, keyword: 'NEXT_LEAP_TAIMUTC' });
  }
}

/** Keywords of one block that others ask for: 502.0-B-3 tables 6-4 to 6-7. */
export function checkOcmBlock(block: BlockDraft, readEpoch: EpochReader, zeroTaiS: number, faults: FaultList): void {
  const { fields, line, name } = block;
  const need = (keyword: string): void => {
    if (textOf(fields, keyword) === undefined) faults.add('missing-keyword', { line, keyword });
  };
  if (name === 'TRAJ') {
    if (choiceOf(fields, 'INTERPOLATION', 'PROPAGATE') !== 'PROPAGATE') need('INTERPOLATION_DEGREE');
    if (textOf(fields, 'ORB_REVNUM') !== undefined) need('ORB_REVNUM_BASIS');
    const type = choiceOf(fields, 'TRAJ_TYPE', 'CARTPV');
    if (ELEMENT_SETS.has(type) && !NOT_ELEMENTS.includes(type)) need('ORB_AVERAGING');
  }
  if (name === 'MAN') checkDutyCycle(block, need, readEpoch, zeroTaiS, faults);
}

function checkDutyCycle(
  { fields }: BlockDraft,
  need: (keyword: string) => void,
  readEpoch: EpochReader,
  zeroTaiS: number,
  faults: FaultList,
): void {
  const lineOf = (keyword: string): number | undefined => fields.find((field) => field.keyword === keyword)?.line;
  const cycle = choiceOf(fields, 'DC_TYPE', 'CONTINUOUS');
  if (cycle === 'CONTINUOUS') return;
  if (!Object.hasOwn(DUTY_CYCLE, cycle)) {
    const limit = ['CONTINUOUS', ...Object.keys(DUTY_CYCLE)].join(', ');
    faults.add('value-not-allowed', { line: lineOf('DC_TYPE'), keyword: 'DC_TYPE', value: cycle, limit });
    return;
  }
  for (const keyword of DUTY_CYCLE[cycle] ?? []) need(keyword);
  const timeOf = (keyword: string): number => {
    const text = textOf(fields, keyword) ?? '';
    const seconds = parseNumber(text);
    return Number.isNaN(seconds) ? (readEpoch(text) ?? Number.NaN) : zeroTaiS + seconds;
  };
  for (const [earlier, later] of [
    ['DC_WIN_OPEN', 'DC_EXEC_START'],
    ['DC_EXEC_STOP', 'DC_WIN_CLOSE'],
  ] as const) {
    if (timeOf(later) < timeOf(earlier)) {
      faults.add('time-span-order', { line: lineOf(later), keyword: later, limit: earlier });
    }
  }
  const keyword = 'DC_TIME_PULSE_PERIOD';
  const period = numberOf(fields, keyword);
  const duration = numberOf(fields, 'DC_TIME_PULSE_DURATION');
  if (period !== undefined && duration !== undefined && period < duration) {
    const limit = `${String(duration)} and above`;
    faults.add('number-out-of-range', { line: lineOf(keyword), keyword, value: String(period), limit });
  }
}

/** Count of numbers on each line of a block after its time tag, and the keyword that names their units. */
function unitsOf({ name, fields }: OcmBlock): readonly [keyword: string, width: number | undefined] | undefined {
  const sizeOf = (keyword: string): number | undefined => ELEMENT_SETS.get(choiceOf(fields, keyword, 'CARTPV'))?.length;
  if (name === 'TRAJ') return ['TRAJ_UNITS', sizeOf('TRAJ_TYPE')];
  // The units of a covariance are those of its diagonal.
  if (name === 'COV')
    return choiceOf(fields, 'COV_TYPE', '').endsWith('EIGVEC3') ? undefined : ['COV_UNITS', sizeOf('COV_TYPE')];
  const entries = name === 'MAN' ? textOf(fields, 'MAN_COMPOSITION')?.split(',').length : undefined;
  return entries === undefined ? undefined : ['MAN_UNITS', entries - 1];
}

function checkUnits(block: OcmBlock, faults: FaultList): void {
  const [keyword, width] = unitsOf(block) ?? [];
  const field = block.fields.find((candidate) => candidate.keyword === keyword);
  if (field === undefined || field.value === '' || width === undefined) return;
  const units = field.value.replace(/^\[|\]$/g, '').split(',').length;
  if (units === width) return;
  faults.add('wrong-number-of-columns', { line: field.line, keyword, value: String(units), limit: width });
}

/** Requirements on an OCM that the reader does not need: 502.0-B-3 tables 6-4 to 6-7 and 6.2.5.9. */
export function ocmDeviations(ocm: Ocm): MessageFault[] {
  const faults = faultList();
  const { version, versionAsWritten } = ocm;
  if (versionAsWritten !== undefined) {
    faults.add('value-not-allowed', { ...versionAsWritten, keyword: 'CCSDS_OCM_VERS', limit: version });
  }
  for (const block of ocm.blocks) {
    const { name, fields, rows, line } = block;
    checkUnits(block, faults);
    const isTurned = fields.some(({ keyword, value }) => /^OEB_Q[123C]$/.test(keyword) && value !== '');
    if (name === 'PHYS' && isTurned && textOf(fields, 'OEB_PARENT_FRAME') === undefined) {
      faults.add('missing-keyword', { line, keyword: 'OEB_PARENT_FRAME' });
    }
    if (name !== 'TRAJ') continue;
    const degree = parseInteger(textOf(fields, 'INTERPOLATION_DEGREE') ?? '');
    const needed = statesForDegree(textOf(fields, 'INTERPOLATION'), Number.isNaN(degree) ? undefined : degree);
    if (rows.length >= needed) continue;
    faults.add('too-few-states', { line, keyword: 'INTERPOLATION_DEGREE', value: String(rows.length), limit: needed });
  }
  return faults.faults;
}
