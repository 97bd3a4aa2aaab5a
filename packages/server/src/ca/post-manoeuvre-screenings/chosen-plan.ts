import type { ServerContext } from '../../hosting/module.ts';
import type { ChosenPlan, ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { canonicalJson, sha256Of } from '../decisions/record/canonical-json.ts';
import { findPlan, type PlanRow } from '../manoeuvres/store.ts';
import { presentPostScreening } from './present.ts';
import { listPostScreenings } from './store.ts';

/** Plans of manoeuvres as decisions choose them, with what their screening says. */
export function manoeuvrePlansOf(context: ServerContext): ManoeuvrePlans {
  return {
    async find(operatorId, conjunctionId, planId): Promise<ChosenPlan | undefined> {
      const plan = await findPlan(context.database.orm, operatorId, planId);
      if (plan === undefined || plan.conjunctionId !== conjunctionId) return undefined;
      const { manoeuvre, returnManoeuvre, constraints, result, inputs } = plan;
      return {
        planId,
        sha256: sha256Of(canonicalJson({ planId, manoeuvre, returnManoeuvre, constraints, result, inputs })),
        figures: { ...figuresOf(plan), ...(await screeningOf(context, plan)) },
      };
    },
  };
}

type Figures = ChosenPlan['figures'];

function figuresOf({ state, version, result, inputs, approvedBy }: PlanRow): Figures {
  const { figures, returnFigures } = result;
  return {
    state,
    version,
    approvedBy,
    inputsSha256: inputs.sha256,
    manoeuvreType: figures.manoeuvreType,
    ignitionEpoch: figures.ignitionEpoch,
    durationS: figures.manoeuvreDuration,
    deltaVMps: figures.deltaVMagnitude,
    returnIgnitionEpoch: returnFigures?.ignitionEpoch ?? null,
    totalDeltaVMps: figures.totalDeltaVMagnitude,
    totalDeltaMassKg: figures.totalDeltaMass,
    smaChangeM: figures.smaChange,
    probability: result.probability,
    totalProbabilityBefore: result.totalProbabilityBefore,
    totalProbability: result.totalProbability,
    missDistanceM: result.missDistance,
    breaks: result.breaks.join(', ') || null,
  };
}

/** The verdict of its newest screening; nulls where it was not screened. */
async function screeningOf(context: ServerContext, plan: PlanRow): Promise<Figures> {
  const none = { screeningId: null, screeningState: null, screeningVerdict: null, screeningIsClear: null };
  if (plan.screeningId === null) return none;
  const { rows } = await listPostScreenings(
    context.database.orm,
    plan.operatorId,
    { id: plan.screeningId },
    { after: undefined, limit: 1 },
  );
  if (rows[0] === undefined) return none;
  const { state, verdict } = await presentPostScreening(context, rows[0]);
  return {
    screeningId: plan.screeningId,
    screeningState: state,
    screeningVerdict: verdict?.text ?? null,
    screeningIsClear: verdict === null ? null : verdict.isClear ? 'yes' : 'no',
  };
}
