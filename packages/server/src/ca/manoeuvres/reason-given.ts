import { screenedFigures } from '@keepout/contract/ca/decision-record';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { isSameScreening } from '@keepout/contract/ca/plan-screening-of';
import { nextStates } from '@keepout/operations/plan/states';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { decisionTable } from '../tables.ts';
import type { PlanRow } from './store.ts';

/**
 * Returns reasons to approve plans whose screening is not clear, by plan id: the reason of the waiver in the decision on the plan,
 * provided that the plan's screening has not changed since that decision.
 */
export async function reasonsGiven(
  db: Queries,
  operatorId: string,
  plans: readonly PlanRow[],
  screeningOf: (plan: PlanRow) => PlanScreening,
): Promise<ReadonlyMap<string, string>> {
  const unclear = plans.filter(
    (plan) => nextStates(plan.state).includes('APPROVED') && screeningOf(plan).status !== 'CLEAR',
  );
  if (unclear.length === 0) return new Map();
  const rows = await db
    .select({ planId: decisionTable.planId, waivers: decisionTable.waivers, frozen: decisionTable.frozen })
    .from(decisionTable)
    .where(
      and(
        eq(decisionTable.operatorId, operatorId),
        inArray(
          decisionTable.planId,
          unclear.map(({ id }) => id),
        ),
        inArray(decisionTable.state, ['DECIDED', 'SIGNED']),
      ),
    )
    .orderBy(desc(decisionTable.decidedAt));
  const reasons = unclear.flatMap((plan) => {
    const screening = screeningOf(plan);
    const matchingDecision = rows.find(({ planId, frozen }) => {
      const frozenScreening = planId === plan.id && frozen !== null ? screenedFigures(JSON.parse(frozen)) : null;
      return frozenScreening !== null && isSameScreening(frozenScreening, screening);
    });
    const waiver = matchingDecision?.waivers.find(({ rule }) => rule === 'plan-screened-clear');
    return waiver === undefined ? [] : [[plan.id, waiver.reason] as const];
  });
  return new Map(reasons);
}
