import type { BodyOf } from '@keepout/client/client';
import { leftOutBy } from '@keepout/contract/ca/left-out';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { isOvertaken } from '../record/use-record-form.ts';
import type { PlanConflict } from './ConflictDialog.tsx';
import { usePlanChanges, versionedPlanCall } from './queries.ts';

/** The return manoeuvre of a plan and its box, or neither. */
export type ReturnPlan = Pick<BodyOf<'changeManoeuvre'>, 'returnManoeuvre' | 'returnBox'>;

/** Transitions and recomputations of a plan; after a concurrent change `conflict` contains both versions. */
export function usePlanActions() {
  const { edit, step } = usePlanChanges();
  const api = useApi();
  const [conflict, setConflict] = useState<PlanConflict>();
  const compare = async (plan: ManoeuvrePlan, error: unknown) => {
    if (!isOvertaken(error)) return;
    setConflict({ read: plan, now: await api.call('getManoeuvre', { params: { manoeuvreId: plan.manoeuvreId } }) });
  };
  const compute = (plan: ManoeuvrePlan, wayBack: ReturnPlan) => {
    const { manoeuvre, constraints, note, result } = plan;
    const body = { manoeuvre, constraints, note, leftOut: leftOutBy(result), ...wayBack };
    edit.mutate({ ...versionedPlanCall(plan), body }, { onError: (error) => void compare(plan, error) });
  };
  return {
    isPending: edit.isPending || step.isPending,
    conflict,
    closeConflict: () => setConflict(undefined),
    computeAgain: (plan: ManoeuvrePlan) => {
      const { returnManoeuvre, result } = plan;
      compute(plan, returnManoeuvre === null ? {} : { returnManoeuvre, returnBox: result.returnBox });
    },
    /** Changes or removes the return manoeuvre and recomputes the plan. */
    giveReturn: compute,
    takeStep: (plan: ManoeuvrePlan, state: ManoeuvreState, note: string) =>
      step.mutate(
        { ...versionedPlanCall(plan), body: { state, note } },
        { onError: (error) => void compare(plan, error) },
      ),
  };
}
