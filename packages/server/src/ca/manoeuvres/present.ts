import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { StaleReason } from '@keepout/contract/ca/manoeuvre-enums';
import { wireTime } from '../../platform/database/wire-time.ts';
import { nextStates } from './states.ts';
import type { PlanRow } from './store.ts';

/** @param fourEyes   the operator's rules ask for another person than who proposed it */
export function presentPlan(
  row: PlanRow,
  staleBecause: readonly StaleReason[],
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
    verification: row.verification,
    history: row.history,
    version: row.version,
    createdAt: wireTime(row.createdAt),
    createdBy: row.createdBy,
    updatedAt: wireTime(row.updatedAt),
  };
}
