import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { StaleReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { wireTime } from '../../platform/database/stored-time.ts';
import { nextStates } from './states.ts';
import type { PlanRow } from './store.ts';

/** What can be said of the screening of each of these plans. Screenings know plans, not plans screenings: it comes from outside. */
export type ScreeningsOfPlans = (
  operatorId: string,
  plans: readonly PlanRow[],
) => Promise<(plan: Pick<PlanRow, 'id'>) => PlanScreening>;

/** @param fourEyes   the operator's rules ask for another person than who proposed it */
export function presentPlan(
  row: PlanRow,
  { staleBecause, screening }: { readonly staleBecause: readonly StaleReason[]; readonly screening: PlanScreening },
  { fourEyes, actor }: { readonly fourEyes: boolean; readonly actor: string },
): ManoeuvrePlan {
  const isOwn = fourEyes && row.proposedBy === actor;
  return {
    manoeuvreId: row.id,
    conjunctionId: row.conjunctionId,
    satelliteId: row.satelliteId,
    satelliteName: row.satelliteName,
    secondaryName: row.secondaryName,
    state: row.state,
    nextStates: nextStates(row.state).filter((state) => !(isOwn && state === 'APPROVED')),
    needsOtherApprover: row.state === 'PROPOSED' && isOwn,
    proposedBy: row.proposedBy,
    approvedBy: row.approvedBy,
    manoeuvre: row.manoeuvre,
    returnManoeuvre: row.returnManoeuvre,
    constraints: row.constraints,
    note: row.note,
    result: row.result,
    staleBecause: [...staleBecause],
    inputs: row.inputs,
    screeningId: row.screeningId,
    screening,
    verification: row.verification,
    history: row.history,
    version: row.version,
    createdAt: wireTime(row.createdAt),
    createdBy: row.createdBy,
    updatedAt: wireTime(row.updatedAt),
  };
}
