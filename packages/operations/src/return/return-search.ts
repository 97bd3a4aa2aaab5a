import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { cutoffTaiS } from '@keepout/planning/manoeuvre';
import { outcomeOf } from '@keepout/planning/outcome';
import type { CourseAt } from '@keepout/planning/return/course';
import { type FoundReturn, findReturn } from '@keepout/planning/return/return';
import { type Progress, partOfProgress } from '@keepout/units/progress';
import { fail, ok, type Result } from '@keepout/units/result';
import { commandOf, ignitionOf, plannedOf, settledCommand } from '../plan/command.ts';
import { constraintsOf } from '../plan/constraints.ts';
import { noOrbit, type Refused } from '../plan/evaluate.ts';
import { type FlownFigures, flownFigures } from '../plan/flown-figures.ts';
import { contactsAndEclipses, preparePlan, pressureOn, pressureOver } from '../plan/prepared-plan.ts';
import type { AskedBox, AskedConstraints, NothingToPlan, PlanQuestion } from '../plan/question.ts';
import { refusalsOf } from '../plan/refusals.ts';
import { vehicleType } from '../vehicle/vehicles.ts';

/** A search for the return manoeuvre after an avoidance manoeuvre. */
export interface ReturnRequest extends AskedBox {
  readonly manoeuvre: ManoeuvreCommand;
  /** Begins that are tried, s after closest approach. */
  readonly earliestS: number;
  readonly constraints: AskedConstraints;
}

export type ReturnObstacle = 'phase' | 'size' | 'constraints';

/** The return manoeuvre, or the reason why none is possible. */
export interface ReturnAnswer extends FlownFigures {
  /** The avoidance manoeuvre and, where one is found and necessary, the return manoeuvre. */
  readonly manoeuvres: readonly ManoeuvreCommand[];
  readonly obstacle?: ReturnObstacle;
  /** Absent where it does not come back. */
  readonly back?: Omit<FoundReturn, 'manoeuvre' | 'course'>;
  readonly course: readonly CourseAt[];
}

/** Share of the search in the progress; the rest is the computation of the effect of both manoeuvres on the conjunctions. */
const WAY_SHARE = 0.4;
const OUTCOME_SHARE = 0.6;

/** Searches the return manoeuvre after an avoidance manoeuvre. */
export function returnSearch(
  question: PlanQuestion,
  request: ReturnRequest,
  progress?: Progress,
): Result<ReturnAnswer, NothingToPlan | Refused> {
  const opened = preparePlan(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS } = opened.value;
  const { densityUncertainty } = question.rules;
  const main = events[0]!;
  const latestTaiS = tcaTaiS + request.latestS;
  const { shadows, contacts } = contactsAndEclipses(question, opened.value, latestTaiS);
  const ignitionTaiS = ignitionOf(request.manoeuvre);
  const refusals = refusalsOf(request.manoeuvre, ignitionTaiS, { question, means, tcaTaiS, shadows });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  const avoiding = plannedOf(request.manoeuvre, ignitionTaiS, means, shadows);
  // The limit on the change of orbit applies to the complete plan; this manoeuvre undoes the first one.
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
  const problem = {
    avoiding,
    nominalState: main.primary,
    body: means.body,
    latestTaiS,
    vehicle,
    smaBandM: request.smaBandM,
    phaseBandRad: request.phaseBandRad,
    earliestTaiS: tcaTaiS + request.earliestS,
    constraints: { ...constraints, needsConfirmation: false },
  };
  const way = findReturn(problem, partOfProgress(progress, 0, WAY_SHARE));
  progress?.(WAY_SHARE);
  const obstacle = way.ok ? undefined : way.fault;
  if (obstacle !== undefined && !('alone' in obstacle)) return fail(noOrbit(obstacle.code));
  const solution = way.ok ? way.value : undefined;
  const course = solution?.alone ?? obstacle?.alone ?? [];
  const second = solution?.manoeuvre;
  const manoeuvres = [avoiding, ...(second ? [second] : [])];
  const outcome = outcomeOf(manoeuvres, events, means.body, 'full');
  if (!outcome.ok) return fail(noOrbit(outcome.fault.code));
  progress?.(OUTCOME_SHARE);
  return ok({
    manoeuvres: [
      settledCommand(request.manoeuvre, cutoffTaiS(avoiding) - ignitionTaiS),
      ...(second ? [commandOf(second)] : []),
    ],
    ...(obstacle && { obstacle: obstacle.code }),
    ...flownFigures(manoeuvres, outcome.value, { events, leftOut, means, model: 'full', densityUncertainty }),
    ...(solution && { back: solution }),
    course: course.map((alone, k) => ({ alone, both: solution?.course[k] })),
  });
}
