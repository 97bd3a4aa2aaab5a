import { circumscribingRadiusM } from '../../volume/volume.ts';
import type { ScreeningPlan } from '../plan/plan.ts';
import type { CarryOver } from './carry-over.ts';

/** CPU seconds on a 2024 server core for 30,000 objects over a day: of all pairs, more the wider they look (npm run bench). */
const ALL_PAIRS_S = 1.6;
const ALL_PAIRS_S_PER_KM2 = 0.013;
/** For any number of primaries, tables of the catalogue being there for the most part; and each primary on top of it. */
const LAYOUT_S = 0.02;
const PRIMARY_S = 0.0008;
const PRIMARY_S_PER_KM = 0.0002;
/** All pairs cost about this power of the number of objects, one against all is in proportion. */
const ALL_PAIRS_POWER = 1.6;
const REFERENCE_OBJECTS = 30_000;

/**
 * CPU seconds of a job: long enough that the cost of the queue is negligible, short enough that a small
 * screening soon gets its turn and a dead worker's share is soon made up for.
 */
const JOB_S = 1.5;
/** Maximum number of blocks of a job: costs are estimates, and several hosts need their share. A week of a satellite is one. */
const MOST_BLOCKS = { 'all-pairs': 8, primaries: 24 } as const;

export interface BlockRange {
  readonly first: number;
  readonly count: number;
}

/** Approximate cost of a plan, CPU seconds. */
export function planCostS(plan: ScreeningPlan, objects: number): number {
  const days = (plan.window.stopTaiS - plan.window.startTaiS) / 86_400;
  const ratio = objects / REFERENCE_OBJECTS;
  const radiusKm = circumscribingRadiusM(plan.volume) / 1000;
  const allPairsS = days * (ALL_PAIRS_S + ALL_PAIRS_S_PER_KM2 * radiusKm ** 2) * ratio ** ALL_PAIRS_POWER;
  if (plan.scope.kind === 'all-pairs') return allPairsS;
  return Math.min(allPairsS, primariesCostS(plan, plan.scope.primaries.length, objects, days));
}

function primariesCostS({ volume }: ScreeningPlan, primaries: number, objects: number, days: number): number {
  const primaryS = PRIMARY_S + (PRIMARY_S_PER_KM * circumscribingRadiusM(volume)) / 1000;
  return ((days * objects) / REFERENCE_OBJECTS) * (LAYOUT_S + primaryS * primaries);
}

/** Approximate remaining cost of a plan with reused encounters, CPU seconds. */
export function restCostS(
  plan: ScreeningPlan,
  objects: number,
  { changed, anew: newPrimaries, lost, blocks }: CarryOver,
): number {
  const primaries = plan.scope.kind === 'primaries' ? plan.scope.primaries.length : 0;
  const carriedS = blocks.reduce((sum, { blockIndex }) => {
    const { startTaiS, stopTaiS } = plan.blocks[blockIndex]!;
    return sum + stopTaiS - startTaiS;
  }, 0);
  const days = carriedS / 86_400;
  const few = changed.length + lost.length + primaries;
  return (
    planCostS(plan, objects) * (1 - carriedS / (plan.window.stopTaiS - plan.window.startTaiS)) +
    primariesCostS(plan, primaries - newPrimaries.length, few, days) +
    (newPrimaries.length === 0 ? 0 : primariesCostS(plan, newPrimaries.length, objects, days))
  );
}

/** Cuts the blocks that are left to do into jobs of about the same cost. A job's blocks follow each other. */
export function jobRanges(plan: ScreeningPlan, objects: number, openBlocks: readonly number[]): BlockRange[] {
  const costS = (planCostS(plan, objects) * openBlocks.length) / plan.blocks.length;
  const least = Math.ceil(openBlocks.length / MOST_BLOCKS[plan.scope.kind]);
  const jobs = Math.min(openBlocks.length, Math.max(least, Math.round(costS / JOB_S)));
  return Array.from({ length: jobs }, (_, job) => {
    const jobBlocks = openBlocks.slice(
      Math.ceil((job * openBlocks.length) / jobs),
      Math.ceil(((job + 1) * openBlocks.length) / jobs),
    );
    const first = jobBlocks[0] ?? 0;
    return { first, count: (jobBlocks.at(-1) ?? first) - first + 1 };
  });
}
