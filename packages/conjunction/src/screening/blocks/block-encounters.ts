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
  wanted: Uint8Array | undefined,
  i: number,
  j: number,
): readonly (readonly [number, number])[] {
  if (!wanted) return [[i, j]];
  const both: (readonly [number, number])[] = [];
  if (wanted[i] === 1) both.push([i, j]);
  if (wanted[j] === 1) both.push([j, i]);
  return both;
}

/** A minimum on the edge of two slabs is found by both, a pair sampled as slow perhaps by an earlier slab as well. */
export function withoutRepeats(table: EncounterTable): EncounterTable {
  const { rows } = table;
  const kept = new EncounterRows(Math.max(1, table.count));
  /** Row in `kept` from which on approaches can be the same event as the one at hand. */
  let recent = 0;
  for (const k of rowsInOrder(table)) {
    const at = k * ENCOUNTER_ROW;
    const t = rows[at + TCA_TAI_S]!;
    while (recent < kept.count && t - kept.rows[recent * ENCOUNTER_ROW + TCA_TAI_S]! >= SAME_EVENT_S) recent++;
    if (isStay(rows[at + KIND]!) || !hasApproach(kept, recent, rows, at)) kept.copy(table, k);
  }
  return kept.table();
}

/** True when an approach of the pair of the row at `at` is among the rows of a table from `first` on. */
export function hasApproach(table: EncounterTable, first: number, rows: Float64Array, at: number): boolean {
  for (let n = first; n < table.count; n++) {
    const other = n * ENCOUNTER_ROW;
    if (
      table.rows[other + PRIMARY] === rows[at + PRIMARY] &&
      table.rows[other + SECONDARY] === rows[at + SECONDARY] &&
      !isStay(table.rows[other + KIND]!)
    ) {
      return true;
    }
  }
  return false;
}
