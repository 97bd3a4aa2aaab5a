import type { DynamicsModel } from '@keepout/planning/change';
import { withExecution } from '@keepout/planning/execution-effect';
import { deltaVOf, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import type { ExecutedPcs, PlanningEvent, PlanOutcome } from '@keepout/planning/outcome';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import type { LeftOutEvent } from './known-events.ts';
import { type ToldLeftOuts, toldLeftOuts } from './left-out.ts';

/** Cost of all manoeuvres together; propellant undefined for an unknown specific impulse. */
export interface SpentResources {
  readonly deltaVMps: number;
  readonly propellantKg: number | undefined;
}

/** Cost of manoeuvres and the resulting Pc of all conjunctions; excluded conjunctions are in none of the totals. */
export interface FlownFigures extends ToldLeftOuts {
  readonly total: SpentResources;
  readonly totalPcBefore: number;
  readonly totalPc: number;
  /** Whether the total contains a Pc with an invalid method for the moved states, an inconclusive verdict, or a failed computation. */
  readonly isInadequate: boolean;
  /** The same with execution error: this total counts (`countedPc`); absent without a manoeuvre, or where the computation failed. */
  readonly withExecution?: ExecutedPcs;
}

export interface FlownSetting {
  readonly model: DynamicsModel;
  readonly densityUncertainty: number;
  readonly events: readonly PlanningEvent[];
  readonly leftOut: readonly LeftOutEvent[];
  readonly means: PropulsionCapability;
}

/** Returns the figures of all manoeuvres together for a candidate, a plan and a return search. */
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

function spentOn(manoeuvres: readonly PlannedManoeuvre[], massKg: number): SpentResources {
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
