import type { AddedPc } from '@keepout/assessment/changed-passages';
import { addsTooMuchToRecommend } from '@keepout/conjunction/event/estimated-increase';
import type { ManoeuvreStar } from '@keepout/contract/ca/manoeuvre-enums';
import { withExecution } from '@keepout/planning/execution-effect';
import { countedAvoidedPc, countedPc, outcomeOf, type PlanTarget } from '@keepout/planning/outcome';
import { fail, ok, type Result } from '@keepout/units/result';
import { ignitionOf, plannedOf } from '../plan/command.ts';
import { type PreparedPlan, preparePlan } from '../plan/prepared-plan.ts';
import type { NothingToPlan, PlanQuestion } from '../plan/question.ts';
import { type RecommendedCandidate, recommendations } from '../screened/recommended-candidates.ts';
import { allEvents, knownEventsTotal } from '../screened/total.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import type { CellFlight } from './trade-of-plan.ts';

/** A cell that can be recommended by the map and by its effect on other conjunctions. */
export interface WorthyCell extends RecommendedCandidate, Pick<CellFlight, 'column' | 'row' | 'manoeuvre'> {
  /** Of all events, as the map and the screening have it. */
  readonly totalPc: number;
  readonly addedPc: AddedPc;
}

export interface StarredCell extends Pick<CellFlight, 'column' | 'row'> {
  readonly star: ManoeuvreStar;
  /** Of all events, with the error of the burn. */
  readonly totalPc: number;
}

export interface AskedStars {
  readonly cells: readonly WorthyCell[];
  readonly target: PlanTarget;
  /** Ids of the known events by estimated covariance. */
  readonly estimatedIds?: readonly string[];
}

/** Rounds after which a star is not given: each may be several orbits. */
const MOST_ROUNDS = 12;

/**
 * Returns the recommended cells of a map among those that reach the target with execution error, each computed completely by the methods of the verdicts.
 *
 * Method   the best cell of each criterion by the map; where it misses the target, its execution error is assumed for all others, and the next best is tried
 */
export function starredCells(
  question: PlanQuestion,
  { cells, target, estimatedIds = [] }: AskedStars,
): Result<readonly StarredCell[], NothingToPlan> {
  const opened = preparePlan(question);
  if (!opened.ok) return fail(opened.fault);
  const totals = new Map<WorthyCell, number | undefined>();
  const totalOf = (cell: WorthyCell): number | undefined => {
    if (!totals.has(cell)) totals.set(cell, totalWithError(cell, question, opened.value, { target, estimatedIds }));
    return totals.get(cell);
  };
  let left = cells;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stars = recommendations(left).map(({ star, of }) => ({ star, cell: of, totalPc: totalOf(of) }));
    const short = stars.filter(({ totalPc }) => totalPc === undefined || totalPc > target.totalPc);
    if (short.length === 0)
      return ok(stars.map(({ star, cell: { column, row }, totalPc }) => ({ star, column, row, totalPc: totalPc! })));
    const share = Math.max(1, ...short.map(({ cell, totalPc = 0 }) => totalPc / cell.totalPc));
    left = left.filter((cell) => short.every((star) => star.cell !== cell) && cell.totalPc * share <= target.totalPc);
  }
  return ok([]);
}

/** Returns the total; undefined without one, without a valid method, with the conjunction to avoid above its target, or with a large estimated increase. */
function totalWithError(
  { manoeuvre: command, addedPc }: WorthyCell,
  { rules }: PlanQuestion,
  { events, means }: PreparedPlan,
  { target: { avoidedPc }, estimatedIds }: Required<Pick<AskedStars, 'target' | 'estimatedIds'>>,
): number | undefined {
  const { effort } = vehicleType(means.type);
  const { body, execution } = means;
  const manoeuvre = plannedOf(command, ignitionOf(command), means, []);
  const planned = outcomeOf([manoeuvre], events, body, effort.model);
  if (!planned.ok) return undefined;
  const spread = { execution, densitySigma: rules.densityUncertainty };
  const outcome = withExecution([manoeuvre], planned.value, events, { body, model: effort.model, spread });
  if (outcome.isInadequate || countedAvoidedPc(outcome) > avoidedPc) return undefined;
  const changes = events.map(({ id }, k) => ({
    isEstimated: estimatedIds.includes(id),
    isAvoided: k === 0,
    pcBefore: outcome.before[k]!.pc,
    pc: outcome.withExecution?.pcs[k] ?? outcome.after[k]!.pc,
  }));
  const { estimated } = knownEventsTotal(changes);
  // The total of the known conjunctions is that of the map, independent of their covariance.
  const all = allEvents({ totalPc: countedPc(outcome), estimated }, addedPc);
  return addsTooMuchToRecommend(all.estimated, avoidedPc) ? undefined : all.totalPc;
}
