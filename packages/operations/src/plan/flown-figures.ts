import type { DynamicsModel } from '@keepout/planning/change';
import { withExecution } from '@keepout/planning/execution-effect';
import { deltaVOf, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import type { ExecutedPcs, PlanningEvent, PlanOutcome } from '@keepout/planning/outcome';
import type { Means } from '../vehicle/means.ts';
import type { LeftOutEvent } from './known-events.ts';
import { type ToldLeftOuts, toldLeftOuts } from './left-out.ts';

/** What manoeuvres cost together; propellant undefined where the specific impulse is not known. */
export interface Spent {
  readonly deltaVMps: number;
  readonly propellantKg: number | undefined;
}

/** What manoeuvres cost, and what they make of all events together; what is left out is in none of the totals. */
export interface FlownFigures extends ToldLeftOuts {
  readonly total: Spent;
  readonly totalPcBefore: number;
  readonly totalPc: number;
  /** Of the total: a probability in it is by a method that does not hold for the moved states, of an event of which nothing is concluded, or could not be computed. */
  readonly isInadequate: boolean;
  /** The same with the error of the burn among the errors: that total counts (`countedPc`); absent where nothing is done, or that cannot be computed. */
  readonly withExecution?: ExecutedPcs;
}

export interface FlownSetting {
  readonly model: DynamicsModel;
  readonly densityUncertainty: number;
  readonly events: readonly PlanningEvent[];
  readonly leftOut: readonly LeftOutEvent[];
  readonly means: Means;
}

/** What a candidate, a plan and the search for a way back say of the manoeuvres as a whole. */
export function flownFigures(
  flown: readonly PlannedManoeuvre[],
  outcome: PlanOutcome,
  { events, leftOut, means, model, densityUncertainty }: FlownSetting,
): FlownFigures {
  const { body, execution } = means;
  const spread = { execution, densitySigma: densityUncertainty };
  const { withExecution: executed } = outcome.withExecution
    ? outcome
    : withExecution(flown, outcome, events, { body, model, spread });
  return {
    total: spentOn(flown, body.massKg),
    totalPcBefore: outcome.totalPcBefore,
    totalPc: outcome.totalPc,
    isInadequate: outcome.isInadequate,
    ...(executed && { withExecution: executed }),
    ...toldLeftOuts(flown, { main: events[0], leftOut }, body, model),
  };
}

function spentOn(manoeuvres: readonly PlannedManoeuvre[], massKg: number): Spent {
  let deltaVMps = 0;
  let propellantKg: number | undefined = 0;
  for (const manoeuvre of manoeuvres) {
    const leftKg: number = massKg - (propellantKg ?? 0);
    const usedKg = propellantOf(manoeuvre, leftKg);
    deltaVMps += deltaVOf(manoeuvre, leftKg);
    propellantKg = usedKg === undefined || propellantKg === undefined ? undefined : propellantKg + usedKg;
  }
  return { deltaVMps, propellantKg };
}
