import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { deltaVOf, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import { outcomeOf } from '@keepout/planning/outcome';
import { type FoundReturn, type OffsetAt, returnOf } from '@keepout/planning/return/return';
import { fail, ok, type Result } from '@keepout/units/result';
import { commandOf, ignitionOf, plannedOf } from '../plan/command.ts';
import { constraintsOf } from '../plan/constraints.ts';
import { noOrbit, type Refused } from '../plan/evaluate.ts';
import { type LeftOutTotal, toldLeftOuts } from '../plan/left-out.ts';
import { around, open, pressureOn, pressureOver } from '../plan/opened-event.ts';
import type { AskedConstraints, NothingToPlan, PlanQuestion } from '../plan/question.ts';
import { refusalsOf } from '../plan/refusals.ts';
import type { Spent } from '../plan/result.ts';
import { vehicleType } from '../vehicle/vehicles.ts';

/** A search for the way back after a manoeuvre that avoids. */
export interface ReturnRequest {
  readonly manoeuvre: ManoeuvreCommand;
  /** Largest distance from the nominal orbit: semi-major axis, argument of latitude. */
  readonly smaBandM: number;
  readonly phaseBandRad: number;
  /** Begins that are tried, s after closest approach; by the end the satellite is inside. */
  readonly earliestS: number;
  readonly latestS: number;
  readonly constraints: AskedConstraints;
}

export type ReturnObstacle = 'phase' | 'size' | 'constraints';

/** The way back, or what keeps the satellite away. */
export interface ReturnAnswer {
  /** The one that avoids and, where one is found and needed, the one that comes back. */
  readonly manoeuvres: readonly ManoeuvreCommand[];
  readonly obstacle?: ReturnObstacle;
  readonly total: Spent;
  readonly totalPc: number;
  /** Of the total: below a limit it gives no comfort. */
  readonly isInadequate: boolean;
  readonly leftOutTotal?: LeftOutTotal;
  /** Absent where it does not come back. */
  readonly back?: Omit<FoundReturn, 'manoeuvre' | 'course'>;
  readonly course: readonly CourseAt[];
}

/** How far the orbit is from that without manoeuvres: with the avoiding one alone, and with both where there is a way back. */
export interface CourseAt {
  readonly alone: OffsetAt;
  /** At the same epoch. */
  readonly both: OffsetAt | undefined;
}

/** Searches the manoeuvre that comes back after one that avoids. */
export function returnSearch(
  question: PlanQuestion,
  request: ReturnRequest,
): Result<ReturnAnswer, NothingToPlan | Refused> {
  const opened = open(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS } = opened.value;
  const main = events[0]!;
  const latestTaiS = tcaTaiS + request.latestS;
  const { shadows, contacts } = around(question, opened.value, latestTaiS);
  const ignitionTaiS = ignitionOf(request.manoeuvre);
  const refusals = refusalsOf(request.manoeuvre, ignitionTaiS, { question, means, tcaTaiS, shadows });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  const avoiding = plannedOf(request.manoeuvre, ignitionTaiS, means, shadows);
  // The largest change of the orbit binds the plan as a whole; this manoeuvre undoes what the first one did.
  const {
    maxSmaChangeM: _sma,
    maxPhaseRad: _phase,
    ...constraints
  } = constraintsOf(question, request.constraints, means, { shadows, contacts });
  const pressurePaOver = pressureOver(main, 0, means, latestTaiS);
  const vehicle = vehicleType(means.type).vehicle(means, {
    maxDeltaVMps: means.maxDeltaVMps,
    maxDurationS: Math.min(request.latestS, means.maxDurationS),
    shadows,
    dynamicPressurePa: pressureOn(main, means),
    ...(pressurePaOver && { pressurePaOver }),
  });
  const way = returnOf({
    avoiding,
    known: main.primary,
    body: means.body,
    latestTaiS,
    vehicle,
    smaBandM: request.smaBandM,
    phaseBandRad: request.phaseBandRad,
    earliestTaiS: tcaTaiS + request.earliestS,
    constraints: { ...constraints, needsConfirmation: false },
  });
  const obstacle = way.ok ? undefined : way.fault;
  if (obstacle !== undefined && !('alone' in obstacle)) return fail(noOrbit(obstacle.code));
  const solution = way.ok ? way.value : undefined;
  const course = solution?.alone ?? obstacle?.alone ?? [];
  const second = solution?.manoeuvre;
  const manoeuvres = [avoiding, ...(second ? [second] : [])];
  const outcome = outcomeOf(manoeuvres, events, means.body, 'full');
  if (!outcome.ok) return fail(noOrbit(outcome.fault.code));
  const { leftOutTotal } = toldLeftOuts(manoeuvres, { main, leftOut }, means.body, 'full');
  return ok({
    manoeuvres: [request.manoeuvre, ...(second ? [commandOf(second)] : [])],
    ...(obstacle && { obstacle: obstacle.code }),
    total: costOf(manoeuvres, means.body.massKg),
    totalPc: outcome.value.totalPc,
    isInadequate: outcome.value.isInadequate,
    ...(leftOutTotal && { leftOutTotal }),
    ...(solution && { back: solution }),
    course: course.map((alone, k) => ({ alone, both: solution?.course[k] })),
  });
}

function costOf(manoeuvres: readonly PlannedManoeuvre[], massKg: number): Spent {
  const used = manoeuvres.map((manoeuvre) => propellantOf(manoeuvre, massKg));
  return {
    deltaVMps: manoeuvres.reduce((sum, manoeuvre) => sum + deltaVOf(manoeuvre, massKg), 0),
    propellantKg: used.reduce<number | undefined>(
      (sum, kg) => (sum === undefined || kg === undefined ? undefined : sum + kg),
      0,
    ),
  };
}
