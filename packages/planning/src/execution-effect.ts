import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { StateVector } from '@keepout/astro/nouns';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { ExecutionError } from '@keepout/conjunction/manoeuvre/execution-error';
import { encounterFigures, type PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { DynamicsModel, PlannedBody } from './change.ts';
import type { EventEffect } from './event-effect.ts';
import { erringExecutions, shiftFrom } from './export/planned-states.ts';
import { isStill, type PlannedManoeuvre, propulsionOf } from './manoeuvre.ts';
import { type MovedEvents, movedEvents, type PlanningEvent, type PlanOutcome } from './outcome.ts';

/** How far off a manoeuvre may come out, one sigma. */
export interface ExecutionSpread {
  readonly execution: ExecutionError;
  /** Relative density error: uncertainty of a manoeuvre by drag. */
  readonly densitySigma: number;
}

interface ExecutionSetting {
  readonly body: PlannedBody;
  readonly model: DynamicsModel;
  readonly spread: ExecutionSpread;
}

/** An outcome with the effect of the execution error, which counts for targets, recommendations and limits (`countedPc`). */
export function withExecution(
  manoeuvres: readonly PlannedManoeuvre[],
  outcome: PlanOutcome,
  events: readonly PlanningEvent[],
  setting: ExecutionSetting,
): PlanOutcome {
  const pcs = executionPcs(manoeuvres, outcome, events, setting);
  return pcs === undefined ? outcome : { ...outcome, withExecution: { pcs, totalPc: totalPc(pcs) } };
}

/**
 * Probability of each event with the error of the burn among its errors.
 *
 * Method   complete orbits one sigma of Gates's model away (`erringExecutions`, as for the exported covariance); the displacement g of the satellite at the previous closest approach
 *          adds g g' to its covariance; every closest approach by the method of its verdict for the moved states, as without; docs/models/planning
 *          A larger error makes a diluted encounter less probable: a less precise engine must not lower a probability, so the larger of both counts
 * Assumes  a displacement that is linear over one sigma; the passages stay the same
 *
 * @returns number[]   in the order of the events   |   undefined where a varied orbit has no outcome, or no manoeuvre moves
 *
 * Checked  the mean over drawn executions, each computed completely (`execution-effect.test.ts`)          Cost  an outcome by the verdict's method, and three orbits
 */
export function executionPcs(
  manoeuvres: readonly PlannedManoeuvre[],
  outcome: PlanOutcome,
  events: readonly PlanningEvent[],
  { body, model, spread }: ExecutionSetting,
): readonly number[] | undefined {
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return undefined;
  const planned = movedEvents(moving, events, body, model, outcome.change);
  if (!planned.ok) return undefined;
  const away: MovedEvents[] = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, { body, execution: spread.execution })) {
      const variedEvents = movedEvents(moving.with(k, erring), events, body, model);
      if (!variedEvents.ok) return undefined;
      away.push(variedEvents.value);
    }
  }
  const isByAir = moving.some((manoeuvre) => propulsionOf(manoeuvre).steering(manoeuvre) === undefined);
  const pcs = events.map((event, i): number | undefined => {
    const after = outcome.after[i]!;
    if (after.passages.length === 0) return after.pc;
    const plannedState = planned.value.primaryOf(event);
    const variedStates = away.map(({ primaryOf }) => primaryOf(event));
    if (plannedState === undefined || !variedStates.every((variedState) => variedState !== undefined)) return undefined;
    const shifts = variedStates.map((varied) => shiftFrom(plannedState, varied));
    if (isByAir) shifts.push(shiftFrom(plannedState, event.primary).map((value) => value * spread.densitySigma));
    return Math.max(after.pc, pcWith(event, after, plannedState, shifts));
  });
  return pcs.every((pc) => pc !== undefined) ? pcs : undefined;
}

function pcWith(
  event: PlanningEvent,
  after: EventEffect,
  primaryState: StateVector,
  shifts: readonly Float64Array[],
): number {
  const matrix = Float64Array.from({ length: 36 }, (_, n) =>
    shifts.reduce((sum, shift) => sum + shift[Math.floor(n / 6)]! * shift[n % 6]!, 0),
  );
  const wider = widerEncounter(event, primaryState, matrix);
  const pcs = after.passages.map(({ primary, secondary, pc }) => {
    const figures = encounterFigures(wider, primary, secondary);
    return figures.ok ? figures.value.pc : pc;
  });
  return totalPc(pcs);
}

/** @param matrix   Float64Array(36), axes of the states: added to the covariance of the primary */
function widerEncounter(event: PlanningEvent, primaryState: StateVector, matrix: Float64Array): PlannedEncounter {
  const { assessment, covarianceM2 } = event;
  const position = Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + (n % 3)]!);
  const wide = covarianceM2.map((value, n) => value + position[n]!);
  if (assessment === undefined) return { ...event, covarianceM2: wide };
  const [ownObject, otherObject] = assessment.objects;
  const { epochTaiS, frame } = primaryState;
  const executionCovariance = covarianceInLocal({ epochTaiS, frame, matrix }, 'RTN', primaryState).matrix;
  const before = ownObject.covariance && covarianceInLocal(ownObject.covariance, 'RTN', ownObject.state);
  const covariance = before && { ...before, matrix: before.matrix.map((value, n) => value + executionCovariance[n]!) };
  const objects = [{ ...ownObject, ...(covariance && { covariance }) }, otherObject] as const;
  return { ...event, covarianceM2: wide, assessment: { ...assessment, objects } };
}
