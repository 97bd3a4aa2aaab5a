import type { GivenManoeuvre, PlanConstraints as WireConstraints } from '@keepout/contract/ca/manoeuvre-given';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { broken } from '@keepout/planning/constraints';
import { cutoffTaiS, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import { outcomeOf } from '@keepout/planning/outcome';
import { orbitChange, phaseShiftRad } from '@keepout/planning/plan-figures';
import { fail, ok, type Result } from '@keepout/units/result';
import { branchesOf } from './branches.ts';
import { plannedOf } from './given.ts';
import { around, type NothingToPlan, open, taiOf } from './opened-event.ts';
import { constraintsOf } from './plan-constraints.ts';
import type { PlanInput } from './plan-input.ts';
import { type PlanRefusal, refusalsOf } from './refusals.ts';
import { wireResult } from './result.ts';
import { afterBurn, readReturn, returnChange } from './return-manoeuvre.ts';

/** The exact result of a manoeuvre that somebody gives, or what is wrong with it. */
export function evaluate(question: {
  readonly input: PlanInput;
  readonly manoeuvre: GivenManoeuvre;
  readonly returnManoeuvre?: GivenManoeuvre;
  readonly constraints: WireConstraints;
}): Result<ManoeuvreResult, NothingToPlan | { readonly code: 'REFUSED'; readonly refusals: readonly PlanRefusal[] }> {
  const { input, manoeuvre: given, returnManoeuvre } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const ignitionTaiS = taiOf(given.ignitionEpoch);
  const near = around(input, opened.value);
  const refusals = refusalsOf(given, ignitionTaiS, { input, means, tcaTaiS, shadows: near.shadows });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  const manoeuvre = plannedOf(given, ignitionTaiS, means, near.shadows);
  const back =
    returnManoeuvre &&
    readReturn(returnManoeuvre, manoeuvre, taiOf(returnManoeuvre.ignitionEpoch), {
      input,
      means,
      tcaTaiS,
      shadowsUntil: (untilTaiS) => around(input, opened.value, untilTaiS).shadows,
    });
  if (back !== undefined && !back.ok) return back;
  const returning = back === undefined ? [] : [back.value];
  const outcome = outcomeOf([manoeuvre, ...returning], events, means.body, 'full');
  if (!outcome.ok) {
    const refusal = {
      pointer: '#/manoeuvre',
      message: `The orbit cannot be computed with this manoeuvre: ${outcome.fault.code}.`,
    };
    return fail({ code: 'REFUSED', refusals: [refusal] });
  }
  const constraints = constraintsOf(input, question.constraints, means, near);
  const main = events[0]!.primary;
  const { smaChangeM } = orbitChange(manoeuvre, main, outcome.value);
  const propellantKg = propellantOf(manoeuvre, means.body.massKg);
  const measured = {
    manoeuvre,
    tcaTaiS,
    smaChangeM,
    phaseRad: phaseShiftRad(main, smaChangeM, ignitionTaiS),
    ...(propellantKg !== undefined && { propellantKg }),
  };
  const breaksOfReturn = (one: PlannedManoeuvre) =>
    broken(
      { manoeuvre: one, tcaTaiS },
      afterBurn(
        constraintsOf(input, question.constraints, means, around(input, opened.value, cutoffTaiS(one))),
        manoeuvre,
      ),
    );
  const change = returning[0] && returnChange(manoeuvre, returning[0], main, means.body);
  const model = 'full';
  const { densityUncertainty, watchPc, uplinkLeadS } = input.rules;
  return ok(
    wireResult(
      {
        manoeuvre,
        outcome: outcome.value,
        breaks: [...new Set([...broken(measured, constraints), ...returning.flatMap(breaksOfReturn)])],
        branches: branchesOf(manoeuvre, outcome.value, { events, means, densityUncertainty, model, returning }),
        ...(change && { returning: { manoeuvre: returning[0]!, change } }),
      },
      {
        events,
        means,
        periodS,
        watchPc,
        uplinkLeadS,
        contacts: input.stations.length > 0 ? near.contacts : undefined,
      },
    ),
  );
}
