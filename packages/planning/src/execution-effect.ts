import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { StateVector } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { ExecutionError } from '@keepout/conjunction/manoeuvre/execution-error';
import { encounterFigures, type PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { DynamicsModel, PlannedBody } from './change.ts';
import type { EventEffect } from './event-effect.ts';
import { erringExecutions } from './export/planned-states.ts';
import { isStill, type PlannedManoeuvre, propulsionOf } from './manoeuvre.ts';
import { outcomeOf, type PlanningEvent, type PlanOutcome } from './outcome.ts';

/** How far off a manoeuvre may come out, one sigma. */
export interface ExecutionSpread {
  readonly execution: ExecutionError;
  /** Share of the density: what a manoeuvre by drag is uncertain by. */
  readonly densitySigma: number;
}

interface ExecutionSetting {
  readonly body: PlannedBody;
  readonly model: DynamicsModel;
  readonly spread: ExecutionSpread;
}

/** An outcome with what the error of the burn makes of it, which counts for targets, stars and limits (`countedPc`). */
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
 * Method   whole orbits one sigma of Gates's model away (`erringExecutions`, as of the exported covariance); by how much the satellite is elsewhere then, carried to the old closest approach,
 *          adds g g' to its covariance; every passage by the method of its verdict for the moved states, as without; docs/models/planning
 *          A wider error makes a diluted encounter less probable: no motor is to lower a probability by being worse, and the larger of both is told
 * Assumes  a displacement that is linear over one sigma; the passages stay the same
 *
 * @returns number[]   in the order of the events   |   undefined where an orbit beside has no outcome, or nothing moves
 *
 * Checked  the mean over drawn executions, each computed whole (`execution-effect.test.ts`)          Cost  three outcomes in two dimensions, one by the verdict's method
 */
export function executionPcs(
  manoeuvres: readonly PlannedManoeuvre[],
  outcome: PlanOutcome,
  events: readonly PlanningEvent[],
  { body, model, spread }: ExecutionSetting,
): readonly number[] | undefined {
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return undefined;
  const planar = events.map(({ judged: _, ...event }) => event);
  const away: (readonly EventEffect[])[] = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, { body, execution: spread.execution })) {
      const beside = outcomeOf(moving.with(k, erring), planar, body, model);
      if (!beside.ok) return undefined;
      away.push(beside.value.after);
    }
  }
  const isByAir = moving.some((manoeuvre) => propulsionOf(manoeuvre).steering(manoeuvre) === undefined);
  return events.map((event, i) => {
    const after = outcome.after[i]!;
    const shifts = away.map((effects) => shiftAt(event, after, effects[i]!));
    if (isByAir) shifts.push(shiftAt(event, after, outcome.before[i]!).map((value) => value * spread.densitySigma));
    return after.passages.length === 0 ? after.pc : Math.max(after.pc, pcWith(event, after, shifts));
  });
}

/** By how much the satellite is elsewhere with another manoeuvre, at the old closest approach. */
function shiftAt({ primary }: PlanningEvent, here: EventEffect, there: EventEffect): Float64Array {
  const six = sixOf(oldState(primary, here));
  return sixOf(oldState(primary, there)).map((value, k) => value - six[k]!);
}

const oldState = ({ epochTaiS }: StateVector, effect: Pick<EventEffect, 'primary'>): StateVector =>
  twoBodyStateAt(effect.primary, epochTaiS);

function pcWith(event: PlanningEvent, after: EventEffect, shifts: readonly Float64Array[]): number {
  const known = oldState(event.primary, after);
  const matrix = Float64Array.from({ length: 36 }, (_, n) =>
    shifts.reduce((sum, shift) => sum + shift[Math.floor(n / 6)]! * shift[n % 6]!, 0),
  );
  const wider = widerEncounter(event, known, matrix);
  const pcs = after.passages.map(({ primary, secondary, pc }) => {
    const figures = encounterFigures(wider, primary, secondary);
    return figures.ok ? figures.value.pc : pc;
  });
  return totalPc(pcs);
}

/** @param matrix   Float64Array(36), axes of the states: what is added to the errors of the primary */
function widerEncounter(event: PlanningEvent, known: StateVector, matrix: Float64Array): PlannedEncounter {
  const { judged, covarianceM2 } = event;
  const position = Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + (n % 3)]!);
  const wide = covarianceM2.map((value, n) => value + position[n]!);
  if (judged === undefined) return { ...event, covarianceM2: wide };
  const [own, other] = judged.objects;
  const { epochTaiS, frame } = known;
  const added = covarianceInLocal({ epochTaiS, frame, matrix }, 'RTN', known).matrix;
  const before = own.covariance && covarianceInLocal(own.covariance, 'RTN', own.state);
  const covariance = before && { ...before, matrix: before.matrix.map((value, n) => value + added[n]!) };
  const objects = [{ ...own, ...(covariance && { covariance }) }, other] as const;
  return { ...event, covarianceM2: wide, judged: { ...judged, objects } };
}
