import { MOST_MISSIONS } from '@keepout/contract/ca/fields';
import { type Mission, type MissionResult, mission as wireMission } from '@keepout/contract/ca/mission';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { mission } from './tables.ts';

export type MissionRow = typeof mission.$inferSelect;

/** Listed newest first. */
export const MISSION_ORDER = columnOrder('missions', [mission.orderedAt, mission.id], 'descending');
const own = (operatorId: string, id: string) => and(eq(mission.operatorId, operatorId), eq(mission.id, id));

export const missionList = (db: Queries, operatorId: string) =>
  recordList(db, MISSION_ORDER, () => db.select().from(mission), eq(mission.operatorId, operatorId));

export async function findMission(db: Queries, operatorId: string, id: string): Promise<MissionRow | undefined> {
  return (await db.select().from(mission).where(own(operatorId, id)))[0];
}

/** Stores a study; only the newest studies of an operator are retained. */
export async function insertMission(
  db: Queries,
  row: Pick<MissionRow, 'id' | 'operatorId' | 'question' | 'catalogueId' | 'orderedBy'>,
): Promise<MissionRow> {
  const [stored] = await db.insert(mission).values(row).returning();
  const older = db
    .select({ id: mission.id })
    .from(mission)
    .where(eq(mission.operatorId, row.operatorId))
    .orderBy(...MISSION_ORDER.columns.map((column) => desc(column)))
    .offset(MOST_MISSIONS);
  await db.delete(mission).where(inArray(mission.id, older));
  return stored!;
}

export async function deleteMission(db: Queries, operatorId: string, id: string): Promise<boolean> {
  return (await db.delete(mission).where(own(operatorId, id)).returning({ id: mission.id })).length > 0;
}

/** Starts a study at the first part. @returns false if it was deleted or has ended */
export async function beginMission(db: Queries, id: string, parts: number): Promise<boolean> {
  const rows = await db
    .update(mission)
    .set({ state: 'RUNNING', partsDone: 0, parts })
    .where(and(eq(mission.id, id), inArray(mission.state, ['QUEUED', 'RUNNING'])))
    .returning({ id: mission.id });
  return rows.length > 0;
}

/** Counts a finished part. @returns false if the study was deleted */
export async function noteMissionPart(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .update(mission)
    .set({ partsDone: sql`${mission.partsDone} + 1` })
    .where(eq(mission.id, id))
    .returning({ id: mission.id });
  return rows.length > 0;
}

export async function endMission(db: Queries, id: string, result: MissionResult | null): Promise<void> {
  const state = result === null ? 'FAILED' : 'COMPLETED';
  await db.update(mission).set({ state, result, finishedAt: sql`now()` }).where(eq(mission.id, id));
}

export function presentMission(row: MissionRow): Mission {
  const percent = row.state === 'COMPLETED' ? 100 : row.parts === 0 ? 0 : (100 * row.partsDone) / row.parts;
  return {
    missionId: row.id,
    ...fieldsOf(wireMission, row),
    percent,
  };
}
