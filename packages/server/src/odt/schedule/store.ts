import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { ODT_IDS } from '../ids.ts';
import type { FoundPass } from '../opportunities/find.ts';
import { observationPass, observationRequest } from '../records/request-tables.ts';
import type { PassRow, RequestRow } from '../requests/store.ts';

/** Any constant that nobody else in the same database takes for advisory locks. */
const PLAN_LOCK = 0x6f_64_74;

/** Until the transaction ends nobody else plans: what was free stays free. */
export async function holdPlanning(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_LOCK})`);
}

/** Requests for which something may still be planned, of all operators. */
export async function openRequests(db: Queries): Promise<readonly RequestRow[]> {
  return await db
    .select()
    .from(observationRequest)
    .where(inArray(observationRequest.status, ['PENDING', 'APPROVED', 'IN_PROGRESS']))
    .orderBy(asc(observationRequest.createdAt), asc(observationRequest.id));
}

/** Passes of which something is still to come, of all operators. */
export async function openPasses(db: Queries): Promise<readonly PassRow[]> {
  return await db
    .select()
    .from(observationPass)
    .where(inArray(observationPass.status, ['PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED']))
    .orderBy(asc(observationPass.startTaiS), asc(observationPass.id));
}

/** Plans a pass of a request; the ids of what was not planned before. */
export async function insertPasses(
  tx: Transaction,
  { id: requestId, operatorId }: RequestRow,
  passes: readonly FoundPass[],
): Promise<readonly string[]> {
  if (passes.length === 0) return [];
  const rows = passes.map(({ sensor, span, points, price, currency, availableTaiS, clouds }) => ({
    ...{ id: ODT_IDS.next('pas'), requestId, operatorId, status: 'PENDING' as const },
    ...{ sensorId: sensor.id, sensorCode: sensor.code, sensorName: sensor.name },
    ...{ provider: sensor.provider, dataMode: sensor.dataMode },
    ...{ startTaiS: span.startTaiS, endTaiS: span.stopTaiS, availableTaiS, visibility: span.told },
    ...{ expectedPoints: points, price, currency, clouds },
  }));
  const made = await tx
    .insert(observationPass)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: observationPass.id });
  return made.map(({ id }) => id);
}

/** Expected share of cloud over a pass, as its provider or the owner of the sensor has it now. */
export async function noteClouds(db: Queries, passIds: readonly string[], clouds: number | null): Promise<void> {
  if (passIds.length === 0) return;
  await db
    .update(observationPass)
    .set({ clouds })
    .where(and(inArray(observationPass.id, [...passIds])));
}

/** What a provider said of an order. */
export async function noteReceipt(
  tx: Transaction,
  passId: string,
  receipt: Pick<PassRow, 'runsFromTaiS' | 'runsUntilTaiS' | 'availableTaiS'>,
): Promise<void> {
  await tx
    .update(observationPass)
    .set({ ...receipt, orderedAt: new Date().toISOString() })
    .where(inArray(observationPass.id, [passId]));
}
