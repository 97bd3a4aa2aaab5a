import { type BlockTable, mergeTables, type OutcomeTable } from './blocks/merge.ts';
import { settledDropouts } from './blocks/settled-dropouts.ts';
import { edgeEncounters } from './edges/span-edges.ts';
import type { BlockResult, Encounter, ScreeningOutcome } from './plan/encounter.ts';
import {
  EncounterRows,
  type EncounterTable,
  encountersOf,
  encounterTable,
  rowsInOrder,
} from './plan/encounter-table.ts';
import type { ScreeningBlock, ScreeningEngine, ScreeningPlan } from './plan/plan.ts';
import { coverageOf, openSources, type ScreeningSources, type StateSource } from './plan/sources.ts';
import { screenAllPairs } from './sieve/all-pairs.ts';
import { screenAllPairsByKernel } from './sieve/all-pairs-kernel.ts';
import { screenPrimaries } from './to-all/few-to-all.ts';
import { screenPrimariesByLattice } from './to-all/lattice-to-all.ts';

/** From this many primaries on, the common grid costs less than a search for each. */
const MANY_PRIMARIES: Readonly<Record<ScreeningEngine, number>> = { wasm: 600, scalar: 60 };

/** Callbacks of a long run between blocks. */
export interface ScreeningHooks {
  onBlock?(doneBlocks: number, total: number): void;
  isCancelled?(): boolean;
}

/**
 * Screens one block of a plan. Independent of the other blocks: may run anywhere, twice, and gives the same bytes.
 *
 * Frame    TEME          Time scale  TAI
 */
export function screenBlock(plan: ScreeningPlan, sources: ScreeningSources, blockIndex: number): BlockResult {
  const block = screenBlockTable(plan, sources, blockIndex);
  return { ...block, encounters: encountersOf(block.encounters) };
}

/** `screenBlock` with the encounters as rows. */
export function screenBlockTable(plan: ScreeningPlan, sources: ScreeningSources, blockIndex: number): BlockTable {
  return blockOf(plan, openSources(sources), blockIndex);
}

/** The complete plan in this thread. A cancelled run returns the results of its finished blocks. */
export function screenAll(plan: ScreeningPlan, sources: ScreeningSources, hooks?: ScreeningHooks): ScreeningOutcome {
  const outcome = screenAllTable(plan, sources, hooks);
  return { ...outcome, encounters: encountersOf(outcome.encounters) };
}

/** `screenAll` with the encounters as rows. */
export function screenAllTable(plan: ScreeningPlan, sources: ScreeningSources, hooks?: ScreeningHooks): OutcomeTable {
  const source = openSources(sources);
  const results: BlockTable[] = [];
  for (const block of plan.blocks) {
    if (hooks?.isCancelled?.()) break;
    results.push(blockOf(plan, source, block.index));
    hooks?.onBlock?.(block.index + 1, plan.blocks.length);
  }
  return mergeTables(plan, results);
}

function blockOf(plan: ScreeningPlan, source: StateSource, blockIndex: number): BlockTable {
  const block = plan.blocks[blockIndex];
  if (!block) throw new RangeError(`plan has no block ${blockIndex}`);
  const { scope, engine } = plan;
  const outcome =
    scope.kind === 'primaries' && scope.primaries.length < MANY_PRIMARIES[engine]
      ? settled(plan, source, block, scope.primaries)
      : engine === 'wasm'
        ? screenAllPairsByKernel(plan, source, block)
        : screenAllPairs(plan, source, block);
  const coverage = coverageOf(source, plan.window.startTaiS, plan.window.stopTaiS);
  const edges = plan.withEdges ? edgeEncounters(plan, source, block) : [];
  const encounters = edges.length === 0 ? outcome.encounters : withRows(outcome.encounters, edges);
  return { blockIndex, ...outcome, encounters, coverage };
}

function withRows(table: EncounterTable, encounters: readonly Encounter[]): EncounterTable {
  const rows = new EncounterRows(table.count + encounters.length);
  for (let k = 0; k < table.count; k++) rows.copy(table, k);
  for (const encounter of encounters) rows.push(encounter);
  return rows.table();
}

/** A few primaries; rows and report lines in an order independent of the search order. */
function settled(
  plan: ScreeningPlan,
  source: StateSource,
  block: ScreeningBlock,
  primaries: readonly number[],
): Pick<BlockTable, 'encounters' | 'dropouts'> {
  const screenFew = plan.engine === 'wasm' ? screenPrimariesByLattice : screenPrimaries;
  const { encounters, dropouts } = screenFew(plan, source, block, primaries);
  const table = encounterTable(encounters);
  const sorted = new EncounterRows(Math.max(1, table.count));
  for (const k of rowsInOrder(table)) sorted.copy(table, k);
  return { encounters: sorted, dropouts: settledDropouts(plan, source, block, dropouts) };
}
