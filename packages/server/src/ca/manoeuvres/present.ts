import { type ManoeuvrePlan, manoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { StaleReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { nextStates } from '@keepout/operations/plan/states';
import type { PlanRow } from './store.ts';

/** Returns the screening state of plans. Passed in by the caller, since screenings depend on plans and not vice versa. */
export type ScreeningsOfPlans = (
  operatorId: string,
  plans: readonly PlanRow[],
) => Promise<(plan: Pick<PlanRow, 'id'>) => PlanScreening>;

/** @param isOwn   the user has proposed the plan, and the operator's rules require another person to approve it */
export function presentPlan(
  row: PlanRow,
  {
    staleBecause,
    screening,
    reasonGiven,
  }: {
    readonly staleBecause: readonly StaleReason[];
    readonly screening: PlanScreening;
    readonly reasonGiven?: string | undefined;
  },
  isOwn: boolean,
): ManoeuvrePlan {
  return {
    manoeuvreId: row.id,
    ...fieldsOf(manoeuvrePlan, row),
    nextStates: nextStates(row.state).filter((state) => !(isOwn && state === 'APPROVED')),
    needsOtherApprover: row.state === 'PROPOSED' && isOwn,
    staleBecause: [...staleBecause],
    screening,
    ...(reasonGiven !== undefined && { reasonGiven }),
  };
}
