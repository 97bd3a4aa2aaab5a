import type { FaultList } from '../fault/message-fault.ts';
import { COMMENT, checkValue, type Field, type FieldRow } from './field.ts';

/** Where a section stands, for its faults. */
export interface SectionPlace {
  /** Line of the section's start, for what is missing. */
  readonly line: number;
  readonly segment?: number;
  readonly version: string;
}

/**
 * Checks the fields of one section against its keyword table: unknown, doubled, missing and empty keywords, keywords
 * of a later version, and each value and unit.
 */
export function checkSection(
  fields: readonly Field[],
  rows: readonly FieldRow[],
  place: SectionPlace,
  faults: FaultList,
): void {
  const { segment } = place;
  const seen = new Set<string>();
  for (const field of fields) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rows.find((candidate) => candidate.keyword === keyword);
    if (row === undefined) {
      faults.add('unknown-keyword', { line, keyword, segment });
      continue;
    }
    if (seen.has(keyword)) faults.add('duplicate-keyword', { line, keyword, value: field.value, segment });
    seen.add(keyword);
    if (row.since !== undefined && place.version < row.since) {
      faults.add('keyword-not-in-version', { line, keyword, limit: row.since, segment });
    }
    if (field.value === '' && row.presence === 'mandatory' && row.mayBeEmpty !== true) {
      faults.add('empty-value', { line, keyword, segment });
    }
    checkValue(field, row, faults, segment);
  }
  for (const row of rows) {
    if (row.presence === 'mandatory' && !seen.has(row.keyword)) {
      faults.add('missing-keyword', { line: place.line, keyword: row.keyword, segment });
    }
  }
}

/** Keywords by the order of the table; each comment stays in front of its keyword, unknown keywords stay at the end. */
export function inBookOrder(fields: readonly Field[], rows: readonly FieldRow[]): Field[] {
  const runs: { rank: number; fields: Field[] }[] = [];
  let comments: Field[] = [];
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    const rank = rows.findIndex((row) => row.keyword === field.keyword);
    runs.push({ rank: rank < 0 ? Number.MAX_SAFE_INTEGER : rank, fields: [...comments, field] });
    comments = [];
  }
  return [...runs.sort((a, b) => a.rank - b.rank).flatMap((run) => run.fields), ...comments];
}
