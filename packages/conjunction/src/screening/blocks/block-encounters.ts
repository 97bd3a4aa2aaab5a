import { SAME_EVENT_S } from '../approach/confirm.ts';
import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  isStay,
  KIND,
  PRIMARY,
  rowsInOrder,
  SECONDARY,
  TCA_TAI_S,
} from '../plan/encounter-table.ts';
import type { ScreeningPlan } from '../plan/plan.ts';

/** With a scope of primaries: 1 for each primary. */
export function wantedMask(plan: ScreeningPlan, count: number): Uint8Array | undefined {
  if (plan.scope.kind === 'all-pairs') return undefined;
  const mask = new Uint8Array(count);
  for (const primary of plan.scope.primaries) mask[primary] = 1;
  return mask;
}

/** Who is primary: the lower index of a pair, or each wanted one. */
export function directions(
  primaryMask: Uint8Array | undefined,
  i: number,
  j: number,
): readonly (readonly [number, number])[] {
  if (!primaryMask) return [[i, j]];
  const pairs: (readonly [number, number])[] = [];
  if (primaryMask[i] === 1) pairs.push([i, j]);
  if (primaryMask[j] === 1) pairs.push([j, i]);
  return pairs;
}

/** A minimum on the edge of two slabs is found by both, a pair sampled as slow perhaps by an earlier slab as well. */
export function withoutRepeats(table: EncounterTable): EncounterTable {
  const { rows } = table;
  const uniqueRows = new EncounterRows(Math.max(1, table.count));
  /** Row in `uniqueRows` from which on approaches can be the same event as the one at hand. */
  let recent = 0;
  for (const k of rowsInOrder(table)) {
    const at = k * ENCOUNTER_ROW;
    const t = rows[at + TCA_TAI_S]!;
    while (recent < uniqueRows.count && t - uniqueRows.rows[recent * ENCOUNTER_ROW + TCA_TAI_S]! >= SAME_EVENT_S)
      recent++;
    if (isStay(rows[at + KIND]!) || !hasApproach(uniqueRows, recent, rows, at)) uniqueRows.copy(table, k);
  }
  return uniqueRows.table();
}

/** True when an approach of the pair of the row at `at` is among the rows of a table from `first` on. */
export function hasApproach(table: EncounterTable, first: number, rows: Float64Array, at: number): boolean {
  for (let n = first; n < table.count; n++) {
    const offset = n * ENCOUNTER_ROW;
    if (
      table.rows[offset + PRIMARY] === rows[at + PRIMARY] &&
      table.rows[offset + SECONDARY] === rows[at + SECONDARY] &&
      !isStay(table.rows[offset + KIND]!)
    ) {
      return true;
    }
  }
  return false;
}
