import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { isOvertaken } from '../record/use-record-form.ts';
import type { Conflict } from './ConflictDialog.tsx';
import { asSeen, usePlanChanges } from './queries.ts';

/** Steps and new computations of a plan; where somebody else was first, both versions stand in `conflict`. */
export function usePlanActions() {
  const { create, edit, step } = usePlanChanges();
  const api = useApi();
  const [conflict, setConflict] = useState<Conflict>();
  const compare = async (plan: ManoeuvrePlan, error: unknown) => {
    if (!isOvertaken(error)) return;
    setConflict({ read: plan, now: await api.call('getManoeuvre', { params: { manoeuvreId: plan.manoeuvreId } }) });
  };
  return {
    create,
    isPending: edit.isPending || step.isPending,
    conflict,
    closeConflict: () => setConflict(undefined),
    computeAgain: (plan: ManoeuvrePlan) => {
      const { manoeuvre, returnManoeuvre, constraints, note } = plan;
      const body = { manoeuvre, constraints, note, ...(returnManoeuvre && { returnManoeuvre }) };
      edit.mutate({ ...asSeen(plan), body }, { onError: (error) => void compare(plan, error) });
    },
    /** Another way back, or none; the plan is computed again. */
    giveReturn: (plan: ManoeuvrePlan, returnManoeuvre: ManoeuvreCommand | undefined) => {
      const { manoeuvre, constraints, note } = plan;
      const body = { manoeuvre, constraints, note, ...(returnManoeuvre && { returnManoeuvre }) };
      edit.mutate({ ...asSeen(plan), body }, { onError: (error) => void compare(plan, error) });
    },
    takeStep: (plan: ManoeuvrePlan, state: ManoeuvreState, note: string) =>
      step.mutate({ ...asSeen(plan), body: { state, note } }, { onError: (error) => void compare(plan, error) }),
  };
}
