import { SAME_EVENT_S } from './confirm.ts';
import type { BlockResult, Coverage, Dropout, Encounter, ScreeningOutcome } from './encounter.ts';
import type { ScreeningPlan } from './plan.ts';

/** A minimum on the edge of the window is inside; roots are known to this, s. */
const WINDOW_S = 1e-6;
/** Stays that end and begin within this of each other are one, s. */
const JOIN_S = 2e-3;

/**
 * One outcome from the blocks: sorted by (tca, primary, secondary), found twice kept once, intervals joined.
 *
 * The blocks may come in any order and more than once: the result is the same to the byte.
 */
export function mergeBlocks(plan: ScreeningPlan, results: readonly BlockResult[]): ScreeningOutcome {
  const byBlock = new Map(results.map((result) => [result.blockIndex, result]));
  const blocks = [...byBlock.values()].toSorted((a, b) => a.blockIndex - b.blockIndex);
  const pairs = new Map<string, Encounter[]>();
  for (const block of blocks) {
    for (const encounter of block.encounters) {
      const key = `${encounter.primary} ${encounter.secondary}`;
      const list = pairs.get(key);
      if (list) list.push(encounter);
      else pairs.set(key, [encounter]);
    }
  }
  const encounters = [...pairs.values()].flatMap((list) => mergePair(plan, list)).toSorted(inOrder);
  return {
    algorithmVersion: plan.algorithmVersion,
    encounters,
    dropouts: firstDropouts(blocks),
    coverage: mergedCoverage(blocks),
  };
}

function inOrder(a: Encounter, b: Encounter): number {
  return (
    a.tcaTaiS - b.tcaTaiS ||
    a.primary - b.primary ||
    a.secondary - b.secondary ||
    (a.kind === b.kind ? 0 : a.kind === 'approach' ? -1 : 1)
  );
}

function mergePair(plan: ScreeningPlan, list: readonly Encounter[]): Encounter[] {
  const { startTaiS, stopTaiS } = plan.window;
  const slow = plan.slowSpeedMps;
  const stays = joined(list.filter((e) => e.kind === 'proximity-interval')).filter((e) => e.relativeSpeedMps < slow);
  const inStay = (t: number): boolean =>
    stays.some((stay) => t >= stay.intervalStartTaiS! - JOIN_S && t <= stay.intervalStopTaiS! + JOIN_S);
  const approaches: Encounter[] = [];
  for (const e of list.filter((x) => x.kind === 'approach').toSorted(inOrder)) {
    if (!(e.tcaTaiS >= startTaiS - WINDOW_S && e.tcaTaiS <= stopTaiS + WINDOW_S)) continue;
    if (e.relativeSpeedMps < slow && inStay(e.tcaTaiS)) continue;
    const last = approaches.at(-1);
    if (last && e.tcaTaiS - last.tcaTaiS < SAME_EVENT_S) continue;
    approaches.push(e);
  }
  return [...approaches, ...stays];
}

function joined(pieces: readonly Encounter[]): Encounter[] {
  const stays: Encounter[] = [];
  for (const piece of pieces.toSorted((a, b) => a.intervalStartTaiS! - b.intervalStartTaiS! || inOrder(a, b))) {
    const last = stays.at(-1);
    if (!last || piece.intervalStartTaiS! > last.intervalStopTaiS! + JOIN_S) {
      stays.push(piece);
      continue;
    }
    const best = piece.missDistanceM < last.missDistanceM ? piece : last;
    stays[stays.length - 1] = {
      ...best,
      intervalStartTaiS: last.intervalStartTaiS!,
      intervalStopTaiS: Math.max(last.intervalStopTaiS!, piece.intervalStopTaiS!),
    };
  }
  return stays;
}

function firstDropouts(blocks: readonly BlockResult[]): Dropout[] {
  const first = new Map<string, Dropout>();
  for (const dropout of blocks.flatMap((block) => block.dropouts)) {
    const key = `${dropout.object} ${dropout.reason} ${dropout.code ?? ''}`;
    const known = first.get(key);
    if (!known || dropout.atTaiS < known.atTaiS) first.set(key, dropout);
  }
  return [...first.values()].toSorted((a, b) => a.atTaiS - b.atTaiS || a.object - b.object);
}

function mergedCoverage(blocks: readonly BlockResult[]): Coverage[] {
  return [...(blocks[0]?.coverage ?? [])];
}
