import { SAME_EVENT_S } from '../approach/confirm.ts';
import type { BlockResult, Dropout, ScreeningOutcome } from '../plan/encounter.ts';
import {
  compareRows,
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  edgeOf,
  encountersOf,
  encounterTable,
  INTERVAL_START_TAI_S,
  INTERVAL_STOP_TAI_S,
  isStay,
  KIND,
  MISS_M,
  PRIMARY,
  PROXIMITY_INTERVAL,
  rowsInOrder,
  SECONDARY,
  SPEED_MPS,
  TCA_TAI_S,
} from '../plan/encounter-table.ts';
import type { ScreeningPlan } from '../plan/plan.ts';
import { hasApproach } from './block-encounters.ts';

/** A minimum on the edge of the window is inside; roots are accurate to this, s. */
const WINDOW_S = 1e-6;
/** Stays that end and begin within this of each other are one, s. */
const JOIN_S = 2e-3;

/** As `BlockResult` and `ScreeningOutcome`, with the encounters as rows. */
export interface BlockTable extends Omit<BlockResult, 'encounters'> {
  readonly encounters: EncounterTable;
}
export interface OutcomeTable extends Omit<ScreeningOutcome, 'encounters'> {
  readonly encounters: EncounterTable;
}

/**
 * One outcome from the blocks: sorted by (tca, primary, secondary), found twice kept once, intervals joined.
 *
 * The blocks may come in any order and more than once: the result is the same to the byte.
 */
export function mergeBlocks(plan: ScreeningPlan, results: readonly BlockResult[]): ScreeningOutcome {
  const tables = results.map((result) => ({ ...result, encounters: encounterTable(result.encounters) }));
  const outcome = mergeTables(plan, tables);
  return { ...outcome, encounters: encountersOf(outcome.encounters) };
}

/** `mergeBlocks` for rows. Cost: a quarter of a microsecond an encounter. */
export function mergeTables(plan: ScreeningPlan, results: readonly BlockTable[]): OutcomeTable {
  const byBlock = new Map(results.map((result) => [result.blockIndex, result]));
  const blocks = [...byBlock.values()].toSorted((a, b) => a.blockIndex - b.blockIndex);
  return {
    algorithmVersion: plan.algorithmVersion,
    encounters: mergedEncounters(plan, inOneTable(blocks)),
    dropouts: firstDropouts(blocks.flatMap((block) => block.dropouts)),
    coverage: [...(blocks[0]?.coverage ?? [])],
  };
}

function inOneTable(blocks: readonly BlockTable[]): EncounterTable {
  const count = blocks.reduce((sum, { encounters }) => sum + encounters.count, 0);
  const rows = new Float64Array(count * ENCOUNTER_ROW);
  let at = 0;
  for (const { encounters } of blocks) {
    rows.set(encounters.rows.subarray(0, encounters.count * ENCOUNTER_ROW), at);
    at += encounters.count * ENCOUNTER_ROW;
  }
  return { count, rows };
}

/** A stay inside the volume; `best` is the row of its closest instant. */
interface Stay {
  best: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

function mergedEncounters(plan: ScreeningPlan, all: EncounterTable): EncounterTable {
  const { rows } = all;
  const { startTaiS, stopTaiS } = plan.window;
  const slow = plan.slowSpeedMps;
  const order = rowsInOrder(all);
  const stays = staysOf(all, order, slow);
  const inStay = (at: number): boolean => {
    const t = rows[at + TCA_TAI_S]!;
    return stays.get(pairOf(rows, at))?.some((stay) => isDuring(stay, t)) === true;
  };
  // The closest instant of a stay that data cut is at their edge, not at the last sample.
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (isStay(rows[at + KIND]!) || edgeOf(rows[at + KIND]!) === undefined) continue;
    const stay = stays.get(pairOf(rows, at))?.find((candidate) => isDuring(candidate, rows[at + TCA_TAI_S]!));
    if (stay && rows[at + MISS_M]! <= rows[stay.best * ENCOUNTER_ROW + MISS_M]!) stay.best = k;
  }
  const inOrder = [...stays.values()].flat().sort((a, b) => compareRows(rows, a.best, rows, b.best));
  const mergedRows = new EncounterRows(Math.max(1, all.count));
  let nextStay = 0;
  /** Stays up to a row, all of them without one. */
  const keepStays = (before?: number): void => {
    for (; nextStay < inOrder.length; nextStay++) {
      const stay = inOrder[nextStay]!;
      if (before !== undefined && compareRows(rows, stay.best, rows, before) > 0) return;
      const at = mergedRows.copy(all, stay.best);
      if (!isStay(mergedRows.rows[at + KIND]!)) mergedRows.rows[at + KIND]! += PROXIMITY_INTERVAL;
      mergedRows.rows[at + INTERVAL_START_TAI_S] = stay.startTaiS;
      mergedRows.rows[at + INTERVAL_STOP_TAI_S] = stay.stopTaiS;
    }
  };
  /** Row in `mergedRows` from which on approaches can be the same event as the one at hand. */
  let recent = 0;
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (isStay(rows[at + KIND]!)) continue;
    const t = rows[at + TCA_TAI_S]!;
    if (!(t >= startTaiS - WINDOW_S && t <= stopTaiS + WINDOW_S)) continue;
    if (rows[at + SPEED_MPS]! < slow && inStay(at)) continue;
    while (recent < mergedRows.count && t - mergedRows.rows[recent * ENCOUNTER_ROW + TCA_TAI_S]! >= SAME_EVENT_S)
      recent++;
    if (hasApproach(mergedRows, recent, rows, at)) continue;
    keepStays(k);
    mergedRows.copy(all, k);
  }
  keepStays();
  return mergedRows;
}

const isDuring = (stay: Stay, t: number): boolean => t >= stay.startTaiS - JOIN_S && t <= stay.stopTaiS + JOIN_S;

/** Exact for indices below 67 million. */
function pairOf(rows: Float64Array, at: number): number {
  return rows[at + PRIMARY]! * 2 ** 26 + rows[at + SECONDARY]!;
}

/** The slow stays by pair: pieces that touch are one. */
function staysOf(all: EncounterTable, order: Uint32Array, slowSpeedMps: number): Map<number, readonly Stay[]> {
  const pieces = new Map<number, number[]>();
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (!isStay(all.rows[at + KIND]!)) continue;
    const pair = pairOf(all.rows, at);
    const list = pieces.get(pair);
    if (list) list.push(k);
    else pieces.set(pair, [k]);
  }
  const stays = new Map<number, readonly Stay[]>();
  for (const [pair, list] of pieces) {
    const slow = joined(all, list).filter(({ best }) => all.rows[best * ENCOUNTER_ROW + SPEED_MPS]! < slowSpeedMps);
    if (slow.length > 0) stays.set(pair, slow);
  }
  return stays;
}

function joined({ rows }: EncounterTable, pieces: readonly number[]): Stay[] {
  const at = (k: number, field: number): number => rows[k * ENCOUNTER_ROW + field]!;
  const start = INTERVAL_START_TAI_S;
  const stays: Stay[] = [];
  for (const piece of pieces.toSorted((a, b) => at(a, start) - at(b, start))) {
    const [startTaiS, stopTaiS] = [at(piece, start), at(piece, INTERVAL_STOP_TAI_S)];
    const last = stays.at(-1);
    if (!last || startTaiS > last.stopTaiS + JOIN_S) {
      stays.push({ best: piece, startTaiS, stopTaiS });
      continue;
    }
    stays[stays.length - 1] = {
      best: at(piece, MISS_M) < at(last.best, MISS_M) ? piece : last.best,
      startTaiS: last.startTaiS,
      stopTaiS: Math.max(last.stopTaiS, stopTaiS),
    };
  }
  return stays;
}

/** The earliest line of each object and reason. */
export function firstDropouts(dropouts: readonly Dropout[]): Dropout[] {
  const first = new Map<string, Dropout>();
  for (const dropout of dropouts) {
    const key = `${dropout.object} ${dropout.reason} ${dropout.code ?? ''}`;
    const earlier = first.get(key);
    if (!earlier || dropout.atTaiS < earlier.atTaiS) first.set(key, dropout);
  }
  return [...first.values()].toSorted((a, b) => a.atTaiS - b.atTaiS || a.object - b.object);
}
