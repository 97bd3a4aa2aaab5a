import type { FaultList } from '../fault/message-fault.ts';
import { COMMENT, checkValue, type Field, type FieldRow } from './field.ts';

/** Place of a section, for its faults. */
export interface SectionPlace {
  /** Line of the section's start, for missing keywords. */
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
  const seenKeywords = new Set<string>();
  for (const field of fields) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rowIn(rows, keyword);
    if (row === undefined) {
      faults.add('unknown-keyword', { line, keyword, segment, limit: nearestKeyword(keyword, rows) });
      continue;
    }
    if (seenKeywords.has(keyword)) faults.add('duplicate-keyword', { line, keyword, value: field.value, segment });
    seenKeywords.add(keyword);
    if (row.since !== undefined && place.version < row.since) {
      faults.add('keyword-not-in-version', { line, keyword, limit: row.since, segment });
    }
    if (field.value === '' && row.presence === 'mandatory' && row.mayBeEmpty !== true) {
      faults.add('empty-value', { line, keyword, segment });
    }
    checkValue(field, row, faults, segment);
  }
  for (const row of rows) {
    if (row.presence === 'mandatory' && !seenKeywords.has(row.keyword)) {
      faults.add('missing-keyword', { line: place.line, keyword: row.keyword, segment });
    }
  }
}

/** Keywords by the order of the table; each comment stays in front of its keyword, unknown keywords stay at the end. */
export function inBookOrder(fields: readonly Field[], rows: readonly FieldRow[]): readonly Field[] {
  const ranks = ranksIn(rows);
  const rankOf = ({ keyword }: Field): number => ranks.get(keyword) ?? Number.MAX_SAFE_INTEGER;
  if (isInOrder(fields, rankOf)) return fields;
  const runs: { rank: number; fields: Field[] }[] = [];
  let comments: Field[] = [];
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    runs.push({ rank: rankOf(field), fields: [...comments, field] });
    comments = [];
  }
  return [...runs.sort((a, b) => a.rank - b.rank).flatMap((run) => run.fields), ...comments];
}

/** The keyword of a table that a misspelt one stands for: at most two letters lost, added or changed. */
export function nearestKeyword(keyword: string, rows: readonly FieldRow[]): string | undefined {
  const upper = keyword.toUpperCase().replaceAll(/[\s-]/g, '_');
  const distances = rows
    .filter((row) => row.keyword.length > SHORTEST_MISSPELT && row.keyword.at(0) === upper.at(0))
    .map((row) => ({ name: row.keyword, distance: editDistance(upper, row.keyword) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest, second] = distances;
  return nearest !== undefined &&
    nearest.distance <= MOST_EDITS &&
    nearest.distance < (second?.distance ?? MOST_EDITS + 1)
    ? nearest.name
    : undefined;
}

const MOST_EDITS = 2;
/** Names of few letters are near to many. */
const SHORTEST_MISSPELT = 5;
/** No keyword is longer. */
const LONGEST_KEYWORD = 64;

/** Levenshtein distance, row by row. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_EDITS || a.length > LONGEST_KEYWORD) return MOST_EDITS + 1;
  let before = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = before[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, before[column]! + 1, current[column - 1]! + 1));
    }
    before = current;
  }
  return before[b.length]!;
}

/** Returns the first keyword that follows a keyword of a later table row, and the first comment that follows a keyword. */
export function orderDeviations(
  fields: readonly Field[],
  rows: readonly FieldRow[],
): { readonly keyword?: Field; readonly comment?: Field } {
  const ranks = ranksIn(rows);
  let highest = -1;
  let keyword: Field | undefined;
  let comment: Field | undefined;
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      if (highest >= 0) comment ??= field;
      continue;
    }
    const rank = ranks.get(field.keyword) ?? highest;
    if (rank < highest) keyword ??= field;
    highest = Math.max(highest, rank);
  }
  return { ...(keyword && { keyword }), ...(comment && { comment }) };
}

function isInOrder(fields: readonly Field[], rankOf: (field: Field) => number): boolean {
  let last = 0;
  return fields.every((field) => {
    if (field.keyword === COMMENT) return true;
    const before = last;
    last = rankOf(field);
    return before <= last;
  });
}

const ranksOfTables = new WeakMap<readonly FieldRow[], ReadonlyMap<string, number>>();

/** Ranks of the keywords of a table. */
function ranksIn(rows: readonly FieldRow[]): ReadonlyMap<string, number> {
  const cached = ranksOfTables.get(rows);
  if (cached !== undefined) return cached;
  // From the last to the first: of a repeated keyword the first row counts.
  const ranks = new Map(rows.map(({ keyword }, rank) => [keyword, rank] as const).reverse());
  ranksOfTables.set(rows, ranks);
  return ranks;
}

/** The row of a keyword in a table. */
export const rowIn = (rows: readonly FieldRow[], keyword: string): FieldRow | undefined =>
  rows[ranksIn(rows).get(keyword) ?? -1];
