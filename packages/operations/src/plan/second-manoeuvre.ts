import type { StateVector } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { flownDifference, type PlannedBody } from '@keepout/planning/change';
import type { PlanConstraints, TimeSpan } from '@keepout/planning/constraints';
import { cutoffTaiS, type PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { type OrbitChange, smaChange } from '@keepout/planning/plan-figures';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { fail, ok, type Result } from '@keepout/units/result';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import { commandDuration, hasShadows, ignitionOf, plannedOf } from './command.ts';
import type { PlanQuestion } from './question.ts';
import { type ManoeuvreRefusal, refusalsOf } from './refusals.ts';

/** Maximum time from closest approach to the start of the return manoeuvre. */
const LATEST_RETURN_DAYS = 10;

interface ReturnSetting {
  readonly question: PlanQuestion;
  readonly means: PropulsionCapability;
  readonly tcaTaiS: number;
  readonly shadowsUntil: (epochTaiS: number) => readonly TimeSpan[];
}

/** Returns the second manoeuvre of a plan in computed form, or the errors in it. */
export function readReturn(
  command: ManoeuvreCommand,
  avoiding: PlannedManoeuvre,
  { question, means, tcaTaiS, shadowsUntil }: ReturnSetting,
): Result<PlannedManoeuvre, { readonly code: 'REFUSED'; readonly refusals: readonly ManoeuvreRefusal[] }> {
  const ignitionTaiS = ignitionOf(command);
  const latestTaiS = tcaTaiS + LATEST_RETURN_DAYS * SECONDS_PER_DAY;
  const endTaiS = Math.min(ignitionTaiS + commandDuration(command), latestTaiS);
  const shadows = hasShadows(command, means) ? shadowsUntil(endTaiS) : [];
  const refusals = refusalsOf(command, ignitionTaiS, {
    question,
    means,
    tcaTaiS,
    shadows,
    follows: { cutoffTaiS: cutoffTaiS(avoiding), latestTaiS },
  });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  return ok(plannedOf(command, ignitionTaiS, means, shadows));
}

/** Returns the constraints of the second manoeuvre: it keeps its distance from the first burn, and needs no time for confirmation. */
export function afterBurn(constraints: PlanConstraints, avoiding: PlannedManoeuvre): PlanConstraints {
  const { otherBurns = [] } = constraints;
  return {
    ...constraints,
    needsConfirmation: false,
    otherBurns: [...otherBurns, [avoiding.ignitionTaiS, cutoffTaiS(avoiding)]],
  };
}

/** Time after the end of the second manoeuvre at which the orbit is evaluated. */
const AFTER_S = 60;

/** Returns the effect of the second manoeuvre on the orbit after the first one. Undefined where it cannot be computed. */
export function returnChange(
  avoiding: PlannedManoeuvre,
  returning: PlannedManoeuvre,
  nominalState: StateVector,
  body: PlannedBody,
): OrbitChange | undefined {
  const endTaiS = cutoffTaiS(returning);
  const avoidanceOnly = flownDifference([avoiding], nominalState, endTaiS + AFTER_S, body, 'full');
  const withReturn = flownDifference([avoiding, returning], nominalState, endTaiS + AFTER_S, body, 'full');
  if (!avoidanceOnly.ok || !withReturn.ok) return undefined;
  const six = new Float64Array(6);
  const at = (orbit: typeof avoidanceOnly.value.manoeuvred, epochTaiS: number): StateVector => {
    if (!orbit.stateAt(epochTaiS, six)) throw new Error('an orbit that does not hold its own manoeuvre');
    return stateOfSix(six, epochTaiS, 'GCRF');
  };
  const after = at(withReturn.value.manoeuvred, endTaiS);
  return {
    before: at(avoidanceOnly.value.manoeuvred, returning.ignitionTaiS),
    after,
    smaChangeM: smaChange(
      { manoeuvred: withReturn.value.manoeuvred, unmanoeuvred: avoidanceOnly.value.manoeuvred },
      endTaiS,
    ),
  };
}
