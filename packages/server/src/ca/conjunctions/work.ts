import type { Decision } from '@keepout/conjunction/decision/flight-rules';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import { isDecisionInForce, type RecordedDecision, type WorkPlan, workState } from '@keepout/conjunction/decision/work';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { sql } from 'drizzle-orm';
import { conjunctionTable } from '../tables.ts';

interface StoredRecord {
  readonly id: string;
  readonly state: RecordedDecision['state'];
  readonly owner: string | null;
  readonly decision: Decision | null;
  readonly decidedOn: VerdictKind | null;
  readonly decidedPc: number | null;
  readonly frozenCdmId: string | null;
  readonly isPlanGone: boolean;
}
interface StoredPlan extends WorkPlan {
  readonly id: string;
  readonly decideBy: string | null;
}

/** Columns of the newest decision record that is not withdrawn, and of the most advanced plan of a conjunction. */
export const workColumns = {
  workRecord: sql<StoredRecord | null>`(
    select json_build_object('id', id, 'state', state, 'owner', owner, 'decision', decision, 'decidedOn', decided_on, 'decidedPc', decided_pc,
      'frozenCdmId', frozen_cdm_id, 'isPlanGone', plan_id is not null and not exists (
        select from manoeuvre_plan as chosen where chosen.id = decision.plan_id and chosen.state <> 'ABANDONED'))
    from decision where decision.operator_id = ${conjunctionTable.operatorId} and decision.conjunction_id = ${conjunctionTable.id}
      and decision.state <> 'WITHDRAWN'
    order by opened_at desc, id desc limit 1)`,
  workPlan: sql<StoredPlan | null>`(
    select json_build_object('id', id, 'state', state, 'cutoffTaiS', cutoff_tai_s, 'decideBy', result -> 'decideBy')
    from manoeuvre_plan as plan where plan.operator_id = ${conjunctionTable.operatorId} and plan.conjunction_id = ${conjunctionTable.id}
    order by array_position(array['ABANDONED', 'DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED'], state) desc,
      updated_at desc, id desc limit 1)`,
};

/** Columns that determine the state of the work. */
export interface WorkRow {
  readonly workRecord: StoredRecord | null;
  readonly workPlan: StoredPlan | null;
  readonly verdict: VerdictKind;
  readonly probability: number | null;
  readonly tcaTaiS: number;
  readonly lastCdmId: string;
  readonly messageCreationTaiS: readonly number[];
}

function caseOf(row: WorkRow, nowTaiS: number, isBurnAssumed = false) {
  const { workRecord, workPlan, verdict, probability, tcaTaiS, lastCdmId, messageCreationTaiS } = row;
  const record = workRecord && {
    ...workRecord,
    verdict: workRecord.decidedOn,
    pc: workRecord.decidedPc,
    isOutdated: workRecord.frozenCdmId !== lastCdmId,
  };
  return {
    record: record ?? undefined,
    plan: workPlan ?? undefined,
    isBurnAssumed,
    verdict,
    pc: probability,
    newestMessageTaiS: messageCreationTaiS.at(-1) ?? Number.NEGATIVE_INFINITY,
    tcaTaiS,
    nowTaiS,
  };
}

/** Whether the conjunction needs no further decision for now. */
export const isDecided = (row: WorkRow, nowTaiS: number): boolean => isDecisionInForce(caseOf(row, nowTaiS));

/** The work on a conjunction as the API returns it. */
export function presentWork(row: WorkRow, nowTaiS: number, isBurnAssumed: boolean): Conjunction['work'] {
  const { workRecord, workPlan } = row;
  const state = workState(caseOf(row, nowTaiS, isBurnAssumed));
  if (state === undefined) return null;
  const plan = workPlan?.state === 'ABANDONED' ? null : workPlan;
  return {
    state,
    owner: workRecord?.owner ?? null,
    decisionId: workRecord?.id ?? null,
    decision: workRecord?.decision ?? null,
    planId: plan?.id ?? null,
    planState: plan?.state ?? null,
    planDecideBy: plan?.decideBy ?? null,
  };
}
