import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { broken } from '@keepout/planning/constraints';
import { cutoffTaiS, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import { outcomeOf } from '@keepout/planning/outcome';
import { orbitFigures } from '@keepout/planning/plan-figures';
import { offsetCourse } from '@keepout/planning/return/course';
import { fail, ok, type Result } from '@keepout/units/result';
import { branchesOf } from './branches.ts';
import { ignitionOf, plannedOf } from './command.ts';
import { constraintsOf } from './constraints.ts';
import { contactsAndEclipses, preparePlan } from './prepared-plan.ts';
import type { AskedBox, AskedConstraints, NothingToPlan, PlanQuestion } from './question.ts';
import { type ManoeuvreRefusal, refusalsOf } from './refusals.ts';
import { type PlanResult, planResult } from './result.ts';
import { afterBurn, readReturn, returnChange } from './second-manoeuvre.ts';

/** A manoeuvre entered by a user, with its constraints. */
export interface GivenPlan {
  readonly manoeuvre: ManoeuvreCommand;
  readonly returnManoeuvre?: ManoeuvreCommand;
  /** Box that the return manoeuvre has to reach. */
  readonly returnBox?: AskedBox;
  readonly constraints: AskedConstraints;
}

export interface Refused {
  readonly code: 'REFUSED';
  readonly refusals: readonly ManoeuvreRefusal[];
}

/** Computes the exact result of a manoeuvre entered by a user, or the errors in it. */
export function evaluate(
  question: PlanQuestion,
  { manoeuvre: command, returnManoeuvre, returnBox: box, constraints: requestedConstraints }: GivenPlan,
): Result<PlanResult, NothingToPlan | Refused> {
  const opened = preparePlan(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS, periodS } = opened.value;
  const { rules, stations } = question;
  const ignitionTaiS = ignitionOf(command);
  const surroundings = contactsAndEclipses(question, opened.value);
  const refusals = refusalsOf(command, ignitionTaiS, { question, means, tcaTaiS, shadows: surroundings.shadows });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  const manoeuvre = plannedOf(command, ignitionTaiS, means, surroundings.shadows);
  const back =
    returnManoeuvre &&
    readReturn(returnManoeuvre, manoeuvre, {
      question,
      means,
      tcaTaiS,
      shadowsUntil: (untilTaiS) => contactsAndEclipses(question, opened.value, untilTaiS).shadows,
    });
  if (back !== undefined && !back.ok) return back;
  const returning = back === undefined ? [] : [back.value];
  const outcome = outcomeOf([manoeuvre, ...returning], events, means.body, 'full');
  if (!outcome.ok) return fail(noOrbit(outcome.fault.code));
  const main = events[0]!.primary;
  const propellantKg = propellantOf(manoeuvre, means.body.massKg);
  const measured = {
    manoeuvre,
    tcaTaiS,
    ...orbitFigures(manoeuvre, main, outcome.value),
    ...(propellantKg !== undefined && { propellantKg }),
  };
  const breaksOfReturn = (second: PlannedManoeuvre) => {
    const nearReturn = contactsAndEclipses(question, opened.value, cutoffTaiS(second));
    const constraints = afterBurn(constraintsOf(question, requestedConstraints, means, nearReturn), manoeuvre);
    return broken({ manoeuvre: second, tcaTaiS }, constraints);
  };
  const breaks = [
    ...broken(measured, constraintsOf(question, requestedConstraints, means, surroundings)),
    ...returning.flatMap(breaksOfReturn),
  ];
  const change = returning[0] && returnChange(manoeuvre, returning[0], main, means.body);
  const course =
    returning[0] &&
    box &&
    offsetCourse({ avoiding: manoeuvre, ...box, latestTaiS: tcaTaiS + box.latestS }, returning[0], main, means.body);
  const { densityUncertainty, watchPc, uplinkLeadS, preparationS } = rules;
  const branches = branchesOf(manoeuvre, outcome.value, {
    events,
    means,
    densityUncertainty,
    model: 'full',
    periodS,
    returning,
  });
  return ok(
    planResult(
      {
        manoeuvre,
        outcome: outcome.value,
        breaks: [...new Set(breaks)],
        branches,
        ...(change && { returning: { manoeuvre: returning[0]!, change } }),
        ...(course?.ok && { course: course.value }),
      },
      {
        events,
        leftOut,
        means,
        model: 'full',
        densityUncertainty,
        periodS,
        watchPc,
        nowTaiS: question.nowTaiS,
        uplinkLeadS,
        preparationS,
        contacts: stations.length > 0 ? surroundings.contacts : undefined,
      },
    ),
  );
}

/** The orbit cannot be computed with a manoeuvre. */
export function noOrbit(fault: string): Refused {
  return { code: 'REFUSED', refusals: [{ place: 'first', field: undefined, code: 'no-orbit', fault }] };
}
