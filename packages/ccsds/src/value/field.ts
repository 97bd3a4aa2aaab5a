import type { FaultList } from '../fault/message-fault.ts';
import { parseInteger, parseNumber } from './number.ts';
import { isEpochText } from './time-system.ts';

/** One keyword as written in a message. Comments are fields with the keyword COMMENT. The value stays as written. */
export interface Field {
  readonly keyword: string;
  readonly value: string;
  readonly unit?: string;
  /** 1-based; 0 where the source has no lines (JSON). */
  readonly line: number;
}

/** One line of a book's keyword table. */
export interface FieldRow {
  readonly keyword: string;
  readonly presence: 'mandatory' | 'optional';
  /** `time` is an epoch or seconds from the epoch of the message; `vector` three numbers (both of the OCM). */
  readonly kind: 'text' | 'number' | 'integer' | 'epoch' | 'time' | 'vector';
  readonly unit?: string;
  /** Spellings that may stand for the unit besides the book's own. */
  readonly unitAliases?: readonly string[];
  /** The only values the book allows, compared without regard to case. */
  readonly values?: readonly string[];
  /** Values that the drafts of a second issue added to them. */
  readonly draftValues?: readonly string[];
  /** No value may be below it. */
  readonly least?: 0;
  /** First version of the message that has this keyword. */
  readonly since?: string;
  /** True where files in wide use leave the mandatory value empty (CelesTrak's CREATION_DATE). */
  readonly mayBeEmpty?: boolean;
  /** Table or section of the book. */
  readonly book: string;
}

export const COMMENT = 'COMMENT';

/** The value of the first field with the keyword; absent when missing or empty. */
export function textOf(fields: readonly Field[], keyword: string): string | undefined {
  const value = fields.find((field) => field.keyword === keyword)?.value;
  return value === '' ? undefined : value;
}

/** The same for a number, of which NaN says no more than absence. */
export function writtenNumber(fields: readonly Field[], keyword: string): string | undefined {
  const text = textOf(fields, keyword);
  return text === 'NaN' ? undefined : text;
}

/** The comments among the fields, in order. */
export function commentsOf(fields: readonly Field[]): string[] {
  return fields.filter((field) => field.keyword === COMMENT).map((field) => field.value);
}

/** The number of the first field with the keyword, when it is one. */
export function numberOf(fields: readonly Field[], keyword: string): number | undefined {
  const text = textOf(fields, keyword);
  if (text === undefined) return undefined;
  const value = parseNumber(text);
  return Number.isNaN(value) ? undefined : value;
}

/**
 * Parts a written value into value and bracketed unit: `715 [m]` is 715 and m. Text keywords keep their brackets.
 */
export function splitUnit(text: string): { value: string; unit?: string } {
  // `97.8 [` is left where a tool took the % for the start of a comment.
  if (text.endsWith('[')) return { value: text.slice(0, -1).trimEnd() };
  if (!text.endsWith(']')) return { value: text };
  const open = text.lastIndexOf('[');
  if (open < 0) return { value: text };
  return { value: text.slice(0, open).trimEnd(), unit: text.slice(open + 1, -1).trim() };
}

/** NASA's sample CDMs write NaN where an optional number is not known: absence, not a number. */
export function isUnknownNumber(field: Field, row: FieldRow | undefined): boolean {
  return field.value === 'NaN' && row !== undefined && row.presence === 'optional' && row.kind !== 'text';
}

/** Checks one field's value and unit against its row. Empty values are the section's business. */
export function checkValue(field: Field, row: FieldRow, faults: FaultList, segment?: number): void {
  const { keyword, value, line } = field;
  if (value === '' || isUnknownNumber(field, row)) return;
  const place = { line, keyword, value, segment };
  if (row.kind === 'number' && Number.isNaN(parseNumber(value))) faults.add('not-a-number', place);
  const limit = limitBrokenBy(parseNumber(value), row);
  if (limit !== undefined) faults.add('number-out-of-range', { ...place, limit });
  if (row.kind === 'integer' && Number.isNaN(parseInteger(value))) faults.add('not-an-integer', place);
  if (row.kind === 'epoch' && !isEpochText(value)) faults.add('not-an-epoch', place);
  if (row.kind === 'time' && Number.isNaN(parseNumber(value)) && !isEpochText(value)) faults.add('not-an-epoch', place);
  if (row.kind === 'vector') {
    const parts = value.split(/\s+/);
    const bad = parts.find((part) => Number.isNaN(parseNumber(part)));
    if (bad !== undefined) faults.add('not-a-number', { ...place, value: bad });
    else if (parts.length !== 3)
      faults.add('wrong-number-of-columns', { ...place, value: String(parts.length), limit: 3 });
  }
  if (row.values !== undefined && !row.values.includes(value.toUpperCase())) {
    faults.add('value-not-allowed', { ...place, limit: row.values.join(', ') });
  }
  if (field.unit !== undefined && row.kind !== 'text') checkUnit(field, row, faults, segment);
}

/** Larger than any quantity of an orbit, in any unit. */
const LARGEST_VALUE = 1e30;
const MOST_TEXT = String(LARGEST_VALUE).replace('+', '');

function limitBrokenBy(number: number, { kind, least }: FieldRow): string | undefined {
  if ((kind !== 'number' && kind !== 'integer') || Number.isNaN(number)) return undefined;
  return number >= (least ?? -LARGEST_VALUE) && number <= LARGEST_VALUE
    ? undefined
    : `${least ?? `-${MOST_TEXT}`} to ${MOST_TEXT}`;
}

function checkUnit(field: Field, row: FieldRow, faults: FaultList, segment?: number): void {
  const unit = (field.unit ?? '').toLowerCase().replaceAll(' ', '');
  if (unit === '' || unit === 'n/a') return;
  const allowed = [row.unit ?? '', ...(row.unitAliases ?? [])].map((name) => name.toLowerCase().replaceAll(' ', ''));
  if (allowed.includes(unit)) return;
  faults.add('wrong-unit', {
    line: field.line,
    keyword: field.keyword,
    value: field.unit,
    limit: row.unit ?? 'no unit',
    segment,
  });
}
