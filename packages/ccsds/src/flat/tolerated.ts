import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { COMMENT, type Field, type FieldRow, isUnknownNumber } from '../value/field.ts';
import type { FlatMessage } from './message.ts';
import { type MessageSpec, rowOf } from './spec.ts';

/**
 * Deviations from the book that a reader of keywords accepts: empty mandatory values, NaN for unknown values,
 * units of other spelling, keywords outside the tables, and numbers without a mandatory unit.
 */
export function toleratedIn(message: FlatMessage, spec: MessageSpec): MessageFault[] {
  const faults = faultList();
  // The CDM has its units written; elsewhere they are optional, and JSON has no units.
  const wantsUnits =
    spec.root === 'cdm' && (spec.keepsUnknownFrom === undefined || message.version < spec.keepsUnknownFrom);
  for (const { section, object, fields } of message.groups) {
    const segment = object === 0 ? undefined : object;
    const table = spec.sections.find((candidate) => candidate.name === section);
    for (const field of fields) {
      const { keyword, line, value } = field;
      if (keyword === COMMENT || table === undefined) continue;
      const row = rowOf(table, keyword);
      const place = { line, keyword, value, segment };
      if (row === undefined) {
        if (spec.keepsUnknownFrom !== undefined) {
          const limit = spec.keepsUnknownFrom;
          faults.add(message.version < limit ? 'keyword-not-in-version' : 'unknown-keyword', { ...place, limit });
        }
      } else if (value === '' && row.presence === 'mandatory') faults.add('empty-value', place);
      else if (isUnknownNumber(field, row)) faults.add('not-a-number', place);
      else if (value !== '' && row.kind !== 'text') unitOf(field, row, wantsUnits && line > 0, segment, faults);
    }
  }
  return faults.faults;
}

function unitOf(
  { keyword, line, unit }: Field,
  row: FieldRow,
  isWanted: boolean,
  segment: number | undefined,
  faults: ReturnType<typeof faultList>,
): void {
  const place = { line, keyword, segment, limit: row.unit ?? 'no unit' };
  if (unit === undefined || unit === '') {
    if (isWanted && row.unit !== undefined) faults.add('missing-unit', place);
  } else if (unit !== row.unit) {
    const isAlias = row.unitAliases?.some((alias) => alias === unit) === true;
    if (isWanted || isAlias) faults.add('wrong-unit', { ...place, value: unit });
  }
}
