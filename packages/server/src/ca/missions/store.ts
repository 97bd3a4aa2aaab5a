import { MOST_MISSIONS } from '@keepout/contract/ca/fields';
import { type Mission, type MissionResult, mission as wireMission } from '@keepout/contract/ca/mission';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { missionTable } from './tables.ts';

export type MissionRow = typeof missionTable.$inferSelect;

/** Listed newest first. */
export const MISSION_ORDER = columnOrder('missions', [missionTable.orderedAt, missionTable.id], 'descending');
const isOwnRow = (operatorId: string, id: string) =>
  and(eq(missionTable.operatorId, operatorId), eq(missionTable.id, id));

export const missionList = (db: Queries, operatorId: string) =>
  recordList(db, MISSION_ORDER, () => db.select().from(missionTable), eq(missionTable.operatorId, operatorId));

export async function findMission(db: Queries, operatorId: string, id: string): Promise<MissionRow | undefined> {
  return (await db.select().from(missionTable).where(isOwnRow(operatorId, id)))[0];
}

/** Stores a study; only the newest studies of an operator are retained. */
export async function insertMission(
  db: Queries,
  row: Pick<MissionRow, 'id' | 'operatorId' | 'question' | 'catalogueId' | 'orderedBy'>,
): Promise<MissionRow> {
  const [stored] = await db.insert(missionTable).values(row).returning();
  const older = db
    .select({ id: missionTable.id })
    .from(missionTable)
    .where(eq(missionTable.operatorId, row.operatorId))
    .orderBy(...MISSION_ORDER.columns.map((column) => desc(column)))
    .offset(MOST_MISSIONS);
  await db.delete(missionTable).where(inArray(missionTable.id, older));
  return stored!;
}

export async function deleteMission(db: Queries, operatorId: string, id: string): Promise<boolean> {
  return (await db.delete(missionTable).where(isOwnRow(operatorId, id)).returning({ id: missionTable.id })).length > 0;
}

/** Starts a study at the first part. @returns false if it was deleted or has ended */
export async function beginMission(db: Queries, id: string, parts: number): Promise<boolean> {
  const rows = await db
    .update(missionTable)
    .set({ state: 'RUNNING', partsDone: 0, parts })
    .where(and(eq(missionTable.id, id), inArray(missionTable.state, ['QUEUED', 'RUNNING'])))
    .returning({ id: missionTable.id });
  return rows.length > 0;
}

/** Counts a finished part. @returns false if the study was deleted */
export async function noteMissionPart(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .update(missionTable)
    .set({ partsDone: sql`${missionTable.partsDone} + 1` })
    .where(eq(missionTable.id, id))
    .returning({ id: missionTable.id });
  return rows.length > 0;
}

export async function endMission(db: Queries, id: string, result: MissionResult | null): Promise<void> {
  const state = result === null ? 'FAILED' : 'COMPLETED';
  await db.update(missionTable).set({ state, result, finishedAt: sql`now()` }).where(eq(missionTable.id, id));
}

export function presentMission(row: MissionRow): Mission {
  const percent = row.state === 'COMPLETED' ? 100 : row.parts === 0 ? 0 : (100 * row.partsDone) / row.parts;
  return {
    missionId: row.id,
    ...fieldsOf(wireMission, row),
    percent,
  };
}
