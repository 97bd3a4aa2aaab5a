import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { ODT_IDS } from '../ids.ts';
import type { OfferedPass } from '../opportunities/find.ts';
import { observationPass, observationRequestTable, type Replacement } from '../records/request-tables.ts';
import type { ObservationPassRow, RequestRow } from '../requests/store.ts';
import type { Clouds } from '../weather/weather-source.ts';

/** Constant for the advisory lock, unique in the database. */
const PLAN_LOCK = 0x6f_64_74;

/** Locks planning until the transaction ends, so that free passes stay free. */
export async function holdPlanning(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_LOCK})`);
}

/** Passes of which something is still to come, of all operators. */
export async function openPasses(db: Queries): Promise<readonly ObservationPassRow[]> {
  return await db
    .select()
    .from(observationPass)
    .where(inArray(observationPass.status, ['PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED']))
    .orderBy(asc(observationPass.startTaiS), asc(observationPass.id));
}

/** Stores planned passes of a request, the first ones as replacements of lost ones; returns the ids of the new ones. */
export async function insertPasses(
  tx: Transaction,
  { id: requestId, operatorId }: RequestRow,
  passes: readonly OfferedPass[],
  places: readonly ObservationPassRow[],
): Promise<readonly string[]> {
  if (passes.length === 0) return [];
  const history = [{ status: 'PENDING' as const, at: new Date().toISOString(), reason: [] }];
  const rows = passes.map(({ sensor, span, points, price, currency, availableTaiS, clouds, sky }, i) => ({
    id: ODT_IDS.next('pas'),
    requestId,
    operatorId,
    status: 'PENDING' as const,
    sensorId: sensor.id,
    sensorCode: sensor.code,
    sensorName: sensor.name,
    provider: sensor.provider,
    dataMode: sensor.dataMode,
    startTaiS: span.startTaiS,
    endTaiS: span.stopTaiS,
    availableTaiS,
    visibility: span.interval,
    expectedPoints: points,
    price,
    currency,
    clouds,
    weatherSource: sky.by,
    replaces: places[i]?.id ?? null,
    history,
  }));
  const insertedRows = await tx
    .insert(observationPass)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: observationPass.id });
  return insertedRows.map(({ id }) => id);
}

/** Stores the current forecast of clouds over a pass, with its source. */
export async function noteClouds(db: Queries, passId: string, { share, by }: Clouds): Promise<void> {
  await db.update(observationPass).set({ clouds: share, weatherSource: by }).where(eq(observationPass.id, passId));
}

/** Stores the outcome of the last replacement. @returns whether it has changed */
export async function noteReplacement(
  tx: Transaction,
  requestId: string,
  replacement: Replacement | null,
): Promise<boolean> {
  const changed = await tx
    .update(observationRequestTable)
    .set({ replacement })
    .where(
      and(
        eq(observationRequestTable.id, requestId),
        sql`${observationRequestTable.replacement} is distinct from ${replacement && JSON.stringify(replacement)}::jsonb`,
      ),
    )
    .returning({ id: observationRequestTable.id });
  return changed.length > 0;
}

/** Stores the provider's answer to an order. */
export async function noteReceipt(
  tx: Transaction,
  passId: string,
  receipt: Pick<ObservationPassRow, 'runsFromTaiS' | 'runsUntilTaiS' | 'availableTaiS'>,
): Promise<void> {
  await tx
    .update(observationPass)
    .set({ ...receipt, orderedAt: new Date().toISOString() })
    .where(inArray(observationPass.id, [passId]));
}
