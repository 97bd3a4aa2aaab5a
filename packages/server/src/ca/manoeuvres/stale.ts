import type { StaleReason } from '@keepout/contract/ca/manoeuvre-enums';
import { and, eq, inArray } from 'drizzle-orm';
import { newestCatalogue } from '../../catalogue/store.ts';
import { readRules } from '../../fleet/rules.ts';
import { satelliteTable } from '../../fleet/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { operationalIds } from '../ephemerides/store.ts';
import { conjunctionTable } from '../tables.ts';
import type { PlanRow } from './store.ts';

/** States in which a plan is final and can no longer be outdated. */
const SETTLED: readonly PlanRow['state'][] = ['EXECUTED', 'VERIFIED', 'ABANDONED'];

/** Returns the changes since each open plan was computed, by plan id. */
export async function staleReasons(
  db: Queries,
  operatorId: string,
  plans: readonly PlanRow[],
): Promise<Map<string, StaleReason[]>> {
  const open = plans.filter(({ state }) => !SETTLED.includes(state));
  return await changesSince(db, operatorId, open);
}

/**
 * Returns the changes since each plan was computed, by plan id, including final plans: a past plan is compared with the present inputs, which
 * after the manoeuvre include its orbit change.
 */
export async function changesSince(
  db: Queries,
  operatorId: string,
  plans: readonly PlanRow[],
): Promise<Map<string, StaleReason[]>> {
  const reasonsByPlan = new Map<string, StaleReason[]>();
  if (plans.length === 0) return reasonsByPlan;
  const now = nowTaiS();
  const satelliteIds = [...new Set(plans.map((plan) => plan.satelliteId))];
  // Sequential: a transaction has one connection.
  const rules = await readRules(db, operatorId);
  const catalogue = await newestCatalogue(db);
  const satellites = await db
    .select({ id: satelliteTable.id, version: satelliteTable.version })
    .from(satelliteTable)
    .where(inArray(satelliteTable.id, satelliteIds));
  const planned = plans.map((plan) => plan.conjunctionId);
  const events = await db
    .select({ id: conjunctionTable.id, lastCdmId: conjunctionTable.lastCdmId, tcaTaiS: conjunctionTable.tcaTaiS })
    .from(conjunctionTable)
    .where(and(eq(conjunctionTable.operatorId, operatorId), inArray(conjunctionTable.id, planned)));
  const fileOf = await operationalIds(db, operatorId, satelliteIds, now);
  for (const plan of plans) {
    const { inputs } = plan;
    const event = events.find(({ id }) => id === plan.conjunctionId);
    const reasons: StaleReason[] = [];
    if (event === undefined || !inputs.cdmIds.includes(event.lastCdmId)) reasons.push('NEW_MESSAGE');
    if (inputs.oemFileId !== (fileOf.get(plan.satelliteId) ?? null)) reasons.push('NEW_EPHEMERIS');
    if (inputs.catalogueId !== (catalogue?.id ?? null)) reasons.push('NEW_CATALOGUE');
    if (inputs.satelliteVersion !== satellites.find(({ id }) => id === plan.satelliteId)?.version)
      reasons.push('SATELLITE_CHANGED');
    if (inputs.rulesVersion !== rules.version) reasons.push('RULES_CHANGED');
    if (event !== undefined && event.tcaTaiS < now) reasons.push('TCA_PASSED');
    if (reasons.length > 0) reasonsByPlan.set(plan.id, reasons);
  }
  return reasonsByPlan;
}
