import { borderBetween } from '@keepout/astro/search/border';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import { mappedFigures, mappedPc } from '@keepout/conjunction/manoeuvre/plane-map';
import type { Objective } from './candidate.ts';
import type { MappedManoeuvre, PushLine } from './manoeuvre.ts';
import {
  countedAvoidedPc,
  countedPc,
  gapAbove,
  isReached,
  negligiblePc,
  type PlanOutcome,
  type PlanTarget,
  targetTimes,
} from './outcome.ts';

/** Criteria of a search on each line. */
export interface SearchGoal {
  readonly objective: Objective;
  /** Target to meet with the smallest burn; absent: the maximum of the line. */
  readonly target?: PlanTarget;
}

/** A manoeuvre that a search came upon. */
export interface FoundManoeuvre {
  readonly line: PushLine;
  readonly size: number;
  readonly push: MappedManoeuvre;
}

/** Whether a push is expected to reach the target, before its exact outcome is computed. */
export type Reaches = (push: MappedManoeuvre, target: PlanTarget) => boolean;

/** How a line is searched. */
export interface LineSearch {
  /** Decides near the target. */
  readonly reaches: Reaches;
  /** A cheaper decision, where the target was just met: its answer is checked. Absent: no cheaper one. */
  readonly reachesNearby?: Reaches;
  /** Sizes tried on a line, evenly in their logarithm, before the smallest is closed in. */
  readonly samples: number;
  /** Relative accuracy of the smallest magnitude. */
  readonly sizeShare: number;
  /** The maps decide alone far from the target: they may where two dimensions do. */
  readonly isMapped: boolean;
}

export const BY_MAPS: LineSearch = {
  reaches: isMappedWithin,
  samples: 48,
  sizeShare: 1e-6,
  isMapped: true,
};
const SMALLEST_SHARE = 1e-4;
/** The maps are accurate to some percent of the miss: at this distance from the target they decide alone. */
const SURELY_MISSED = 1e3;

/**
 * The smallest manoeuvre of a line that reaches the target, or its largest.
 *
 * Method   sizes sampled by the linear maps, the first that does closed in by halving. Of several encounters the total need not fall with
 *          the magnitude: the first magnitude that meets the target is the result; docs/models/planning
 *
 * @returns undefined where no size of the line reaches the target
 */
export function searchLine(line: PushLine, goal: SearchGoal, search: LineSearch = BY_MAPS): FoundManoeuvre | undefined {
  const { target } = goal;
  const { reaches, reachesNearby, samples, sizeShare, isMapped } = search;
  const pointAt = (size: number): FoundManoeuvre => ({ line, size, push: line.at(size) });
  if (target === undefined) return pointAt(line.limit);
  const isBelow = (size: number): boolean => reaches(line.at(size), target);
  // Without a need for a manoeuvre the border is zero, and a share of it gives no end.
  const fineness = { share: sizeShare, width: sizeShare * SMALLEST_SHARE * line.limit };
  const smallest = (size: number, before: number): number => {
    if (reachesNearby === undefined) return borderBetween(isBelow, size, before, fineness);
    const border = borderBetween((value) => reachesNearby(line.at(value), target), size, before, fineness);
    return border === size || isBelow(border) ? border : borderBetween(isBelow, size, border, fineness);
  };
  let before = 0;
  const far = targetTimes(target, SURELY_MISSED);
  const mayReach = (size: number): boolean => !isMapped || isMappedWithin(line.at(size), far);
  for (let k = 1; k <= samples; k++) {
    const size = line.limit * SMALLEST_SHARE ** (1 - k / samples);
    if (mayReach(size) && isBelow(size)) return pointAt(smallest(size, before));
    before = size;
  }
  return undefined;
}

/** Expectation of the maps for a burn. */
export function mappedPcs({ maps, deltaVRtnMps }: MappedManoeuvre): PlanTarget {
  const pcs = maps.map((map) => mappedFigures(map, deltaVRtnMps).pc);
  return { totalPc: totalPc(pcs), avoidedPc: pcs[0] ?? 0 };
}

/** Whether it is at most a limit, computed only as far as the decision needs. */
function isMappedWithin({ maps, deltaVRtnMps }: MappedManoeuvre, target: PlanTarget): boolean {
  const pcs: number[] = [];
  return (
    maps.every((map, k) => {
      const pc = mappedPc(map, deltaVRtnMps, negligiblePc(target, k === 0));
      pcs.push(pc);
      return pc <= (k === 0 ? target.avoidedPc : target.totalPc);
    }) && totalPc(pcs) <= target.totalPc
  );
}

/** A manoeuvre with its exact outcome. */
export interface SettledManoeuvre extends FoundManoeuvre {
  readonly outcome: PlanOutcome;
}

const SETTLING_STEPS = 6;
/** So close below the target is reached. */
const PC_SHARE = 1e-3;
/** Relative step of the magnitude for the slope of the maps. */
const SLOPE_SHARE = 1e-3;
const LARGEST_STEP = 0.5;

/**
 * Brings a manoeuvre that was found by an approximation to its target exactly, with the error of the burn where the outcome has it.
 *
 * Method   secant on the ratio of the outcome to the target (`gapAbove`) against the magnitude, started with the slope of the maps; the
 *          smallest magnitude that meets the target is the result
 *
 * @param outcomeOf   the exact outcome; undefined where it has no value
 * @returns undefined where the target cannot be reached after all
 */
export function settle(
  { line, size, push }: FoundManoeuvre,
  { target }: SearchGoal,
  outcomeOf: (push: MappedManoeuvre) => PlanOutcome | undefined,
): SettledManoeuvre | undefined {
  const at = (value: number, pushed: MappedManoeuvre = line.at(value)): SettledManoeuvre | undefined => {
    const outcome = outcomeOf(pushed);
    return outcome && { line, size: value, push: pushed, outcome };
  };
  let current = at(size, push);
  if (current === undefined || target === undefined || size === 0) return current;
  let best: SettledManoeuvre | undefined;
  const gap = ({ outcome }: SettledManoeuvre): number =>
    gapAbove({ totalPc: countedPc(outcome), avoidedPc: countedAvoidedPc(outcome) }, target);
  const reaches = ({ outcome }: SettledManoeuvre): boolean => isReached(outcome, target);
  let slope = expectedSlope(line, size, target);
  for (let k = 0; k < SETTLING_STEPS; k++) {
    const error = gap(current);
    if (reaches(current) && (best === undefined || current.size < best.size)) best = current;
    if (error <= 0 && error > -PC_SHARE) break;
    // Far enough below the target; without a slope a step of the size that a few percent of error in the miss take.
    const aim = -0.3 * PC_SHARE;
    const next: number =
      slope < 0 ? stepOf(current.size, (aim - error) / slope) : current.size * (error > 0 ? 1.02 : 0.99);
    if (!(next > 0 && next <= line.limit)) break;
    const atNext = at(next);
    if (atNext === undefined) break;
    slope = (gap(atNext) - error) / (next - current.size);
    current = atNext;
  }
  if (reaches(current) && (best === undefined || current.size < best.size)) best = current;
  return best;
}

/** Of how far the outcome is above the target by the size, as the maps expect it; not a number where they see no difference. */
function expectedSlope(line: PushLine, size: number, target: PlanTarget): number {
  const step = SLOPE_SHARE * size;
  const [less, more] = [size - step, size].map((value) => gapAbove(mappedPcs(line.at(value)), target));
  return (more! - less!) / step;
}

/** A step that a wrong slope does not carry away. */
const stepOf = (size: number, step: number): number =>
  size + Math.max(-LARGEST_STEP * size, Math.min(LARGEST_STEP * size, step));

/** How much a manoeuvre reaches: the larger the better. */
export function manoeuvreMerit({ after, totalPc: total }: PlanOutcome, objective: Objective): number {
  const [main] = after;
  if (objective === 'miss') return main!.missDistanceM;
  if (objective === 'mahalanobis') return main!.mahalanobisSquared;
  return -Math.log(Math.max(total, 1e-300));
}
