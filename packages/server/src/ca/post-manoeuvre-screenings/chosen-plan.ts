import { leftOutBy } from '@keepout/contract/ca/left-out';
import { isSameScreening, planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import { saysNothing } from '@keepout/contract/platform/text-field';
import { canonicalJson } from '@keepout/operations/record/canonical-json';
import type { ServerContext } from '../../hosting/module.ts';
import type { ChosenPlan, ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { textSha256 } from '../decisions/sealing.ts';
import { findPlan, type PlanRow } from '../manoeuvres/store.ts';
import { presentPostScreening } from './present.ts';
import { findPostScreening } from './store.ts';

/** Returns access to plans in the form that decisions record, with their screening results. */
export function manoeuvrePlansOf(context: ServerContext): ManoeuvrePlans {
  return {
    async find(operatorId, conjunctionId, planId): Promise<ChosenPlan | undefined> {
      const plan = await findPlan(context.database.orm, operatorId, planId);
      if (plan === undefined || plan.conjunctionId !== conjunctionId) return undefined;
      const { manoeuvre, returnManoeuvre, constraints, result, inputs } = plan;
      const screening = await newestScreening(context, plan);
      return {
        planId,
        sha256: textSha256(canonicalJson({ planId, manoeuvre, returnManoeuvre, constraints, result, inputs })),
        figures: { ...figuresOf(plan), ...figuresOfScreening(screening) },
        ...justificationOf(plan, screening),
      };
    },
  };
}

type Figures = ChosenPlan['figures'];

function figuresOf({ state, version, result, inputs, approvedBy, history }: PlanRow): Figures {
  const { figures, returnFigures, leftOutByOperator: leftOut } = result;
  return {
    state,
    version,
    approvedBy,
    approvalNote: approvedBy === null ? null : history.findLast((entry) => entry.state === 'APPROVED')?.note || null,
    inputsSha256: inputs.sha256,
    manoeuvreType: figures.manoeuvreType,
    ignitionEpoch: figures.ignitionEpoch,
    durationS: figures.manoeuvreDuration,
    thrustingTimeS: figures.totalThrustingTime,
    deltaVMps: figures.deltaVMagnitude,
    returnIgnitionEpoch: returnFigures?.ignitionEpoch ?? null,
    totalDeltaVMps: figures.totalDeltaVMagnitude,
    totalDeltaMassKg: figures.totalDeltaMass,
    smaChangeM: figures.smaChange,
    outcome: result.events[0]!.outcome,
    probability: result.probability,
    totalProbabilityBefore: result.totalProbabilityBefore,
    totalProbability: result.totalProbability,
    probabilityWithExecutionError: result.withExecutionError?.probability ?? null,
    totalProbabilityWithExecutionError: result.withExecutionError?.totalProbability ?? null,
    leftOutEvents: leftOut?.count ?? null,
    leftOutConjunctionIds: leftOutBy(result).join(', ') || null,
    totalProbabilityLeftOutBefore: leftOut?.totalProbabilityBefore ?? null,
    totalProbabilityLeftOut: leftOut?.totalProbability ?? null,
    missDistanceM: result.missDistance,
    breaks: result.breaks.join(', ') || null,
  };
}

/** Returns the results of the newest screening of a plan; nulls if it was not screened. */
function figuresOfScreening(screening: PostManoeuvreScreening | undefined): Figures {
  const figures = planScreeningOf(screening);
  const { status, newOrWorse, byEstimatedErrors, totalProbability, estimatedProbability, estimatedEvents } = figures;
  const verdict = screening?.verdict ?? null;
  return {
    screeningStatus: status,
    screeningNewOrWorse: newOrWorse,
    screeningByEstimatedErrors: byEstimatedErrors,
    screeningTotalProbability: totalProbability,
    screeningEstimatedProbability: estimatedProbability,
    screeningEstimatedEvents: estimatedEvents ?? null,
    screeningDecisive: newOrWorse === null ? null : newOrWorse - (byEstimatedErrors ?? 0),
    screeningId: screening?.postManoeuvreScreeningId ?? null,
    screeningState: screening?.state ?? null,
    screeningVerdict: verdict?.text ?? null,
    screeningIsClear: verdict === null ? null : status === 'CLEAR' ? 'yes' : 'no',
  };
}

/** Returns the reason for approving a plan that was not clear, if its screening result is unchanged since. */
function justificationOf(
  { approvedBy, history }: PlanRow,
  screening: PostManoeuvreScreening | undefined,
): Pick<ChosenPlan, 'justification'> {
  const approval = approvedBy === null ? undefined : history.findLast(({ state }) => state === 'APPROVED');
  if (approval?.screening === undefined || approval.screening.status === 'CLEAR' || saysNothing(approval.note))
    return {};
  if (!isSameScreening(approval.screening, planScreeningOf(screening))) return {};
  return { justification: { reason: approval.note, by: approval.by, at: approval.at } };
}

async function newestScreening(
  context: ServerContext,
  { operatorId, screeningId }: PlanRow,
): Promise<PostManoeuvreScreening | undefined> {
  if (screeningId === null) return undefined;
  const row = await findPostScreening(context.database.orm, operatorId, screeningId);
  return row && (await presentPostScreening(context, { ...row, outcome: null }));
}
