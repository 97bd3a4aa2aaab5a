import { screenedFigures } from '@keepout/contract/ca/decision-record';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { isSameScreening } from '@keepout/contract/ca/plan-screening-of';
import { nextStates } from '@keepout/operations/plan/states';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { decision } from '../tables.ts';
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
    .select({ planId: decision.planId, waivers: decision.waivers, frozen: decision.frozen })
    .from(decision)
    .where(
      and(
        eq(decision.operatorId, operatorId),
        inArray(
          decision.planId,
          unclear.map(({ id }) => id),
        ),
        inArray(decision.state, ['DECIDED', 'SIGNED']),
      ),
    )
    .orderBy(desc(decision.decidedAt));
  const reasons = unclear.flatMap((plan) => {
    const screening = screeningOf(plan);
    const made = rows.find(({ planId, frozen }) => {
      const known = planId === plan.id && frozen !== null ? screenedFigures(JSON.parse(frozen)) : null;
      return known !== null && isSameScreening(known, screening);
    });
    const waiver = made?.waivers.find(({ rule }) => rule === 'plan-screened-clear');
    return waiver === undefined ? [] : [[plan.id, waiver.reason] as const];
  });
  return new Map(reasons);
}
