import { screenedFigures } from '@keepout/contract/ca/decision-record';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { isSameScreening } from '@keepout/contract/ca/plan-screening-of';
import { nextStates } from '@keepout/operations/plan/states';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { decision } from '../tables.ts';
import type { PlanRow } from './store.ts';

/**
 * Returns why plans may be approved though they are not clear, where somebody has said so before: the reason of the waiver with which a decision
 * was made, while the screening of the plan is the one that the decision was made with. By the id of the plan.
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
