import type { Cdm } from '@keepout/contract/ca/cdm';
import type { ConjunctionStep } from '@keepout/contract/ca/conjunction';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cdm } from '../tables.ts';

export interface CdmFilter {
  readonly cdmId?: string | undefined;
  readonly conjunctionId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly screeningId?: string | undefined;
  readonly limit?: number;
}

/** The records, newest first by creation date (V-06). */
export async function listCdms(db: Queries, operatorId: string, filter: CdmFilter): Promise<Cdm[]> {
  const conditions: SQL[] = [eq(cdm.operatorId, operatorId)];
  if (filter.cdmId !== undefined) conditions.push(eq(cdm.id, filter.cdmId));
  if (filter.conjunctionId !== undefined) conditions.push(eq(cdm.conjunctionId, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(cdm.satelliteId, filter.satelliteId));
  if (filter.screeningId !== undefined) conditions.push(eq(cdm.screeningId, filter.screeningId));
  const rows = await db
    .select({ record: cdm.record })
    .from(cdm)
    .where(and(...conditions))
    .orderBy(desc(cdm.creationTaiS), desc(cdm.id))
    .limit(filter.limit ?? 1000);
  return rows.map((row) => row.record as Cdm);
}

/** The message itself (KVN), with the name to save it under. */
export async function readMessage(
  db: Queries,
  operatorId: string,
  cdmId: string,
): Promise<{ message: string; messageId: string } | undefined> {
  const rows = await db
    .select({ message: cdm.message, messageId: cdm.messageId })
    .from(cdm)
    .where(and(eq(cdm.operatorId, operatorId), eq(cdm.id, cdmId)));
  return rows[0];
}

/** Rows in one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** Stores messages; one that the originator has already sent under its id is one record. */
export async function insertCdms(db: Queries, rows: readonly (typeof cdm.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insert(cdm)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoNothing();
  }
}

/** Histories of many events, each oldest first. */
export async function readHistories(
  db: Queries,
  operatorId: string,
  conjunctionIds: readonly string[],
): Promise<Map<string, ConjunctionStep[]>> {
  if (conjunctionIds.length === 0) return new Map();
  const at = (path: string) => sql<number | null>`(${cdm.record}->>${path})::double precision`;
  const rows = await db
    .select({
      conjunctionId: cdm.conjunctionId,
      cdmId: cdm.id,
      creationDate: sql<string>`${cdm.record}->>'creationDate'`,
      tca: sql<string>`${cdm.record}->'conjunctionData'->>'tca'`,
      riskLevel: sql<ConjunctionStep['riskLevel']>`${cdm.record}->'conjunctionData'->>'riskLevel'`,
      probabilityOfCollision: cdm.probability,
      maxProbability: at('maxProbability'),
      totalMissDistance: sql<number>`(${cdm.record}->>'totalMissDistance')::double precision`,
      sigma: at('missSigma'),
    })
    .from(cdm)
    .where(and(eq(cdm.operatorId, operatorId), inArray(cdm.conjunctionId, [...conjunctionIds])))
    .orderBy(asc(cdm.creationTaiS), asc(cdm.id));
  const histories = new Map<string, ConjunctionStep[]>();
  for (const { conjunctionId, ...step } of rows) {
    const history = histories.get(conjunctionId);
    if (history === undefined) histories.set(conjunctionId, [step]);
    else history.push(step);
  }
  return histories;
}
