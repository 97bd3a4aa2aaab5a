import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { type PostScreeningOutcome, postManoeuvreScreeningTable } from './tables.ts';

export type PostScreeningRow = typeof postManoeuvreScreeningTable.$inferSelect;

export interface PostScreeningFilter {
  readonly id?: string | undefined;
  readonly conjunctionId?: string | undefined;
  readonly manoeuvreId?: string | undefined;
  readonly screeningId?: string | undefined;
}

/** Listed newest first. */
export const POST_SCREENING_ORDER = columnOrder(
  'post-manoeuvre-screenings',
  [postManoeuvreScreeningTable.orderedAt, postManoeuvreScreeningTable.id],
  'descending',
);

function conditions(operatorId: string, filter: PostScreeningFilter): SQL | undefined {
  const conditions: SQL[] = [eq(postManoeuvreScreeningTable.operatorId, operatorId)];
  if (filter.id !== undefined) conditions.push(eq(postManoeuvreScreeningTable.id, filter.id));
  if (filter.conjunctionId !== undefined)
    conditions.push(eq(postManoeuvreScreeningTable.conjunctionId, filter.conjunctionId));
  if (filter.manoeuvreId !== undefined)
    conditions.push(eq(postManoeuvreScreeningTable.manoeuvreId, filter.manoeuvreId));
  if (filter.screeningId !== undefined)
    conditions.push(eq(postManoeuvreScreeningTable.screeningId, filter.screeningId));
  return and(...conditions);
}

export const postScreeningList = (db: Queries, operatorId: string, filter: PostScreeningFilter) =>
  recordList(
    db,
    POST_SCREENING_ORDER,
    () => db.select().from(postManoeuvreScreeningTable),
    conditions(operatorId, filter),
  );

export async function findPostScreening(
  db: Queries,
  operatorId: string,
  id: string,
): Promise<PostScreeningRow | undefined> {
  return await postScreeningList(db, operatorId, { id }).first();
}

export async function insertPostScreening(
  db: Queries,
  row: typeof postManoeuvreScreeningTable.$inferInsert,
): Promise<void> {
  await db.insert(postManoeuvreScreeningTable).values(row);
}

/** Stores an outcome; an existing one is not changed. */
export async function keepOutcome(db: Queries, id: string, outcome: PostScreeningOutcome): Promise<void> {
  await db
    .update(postManoeuvreScreeningTable)
    .set({ outcome })
    .where(and(eq(postManoeuvreScreeningTable.id, id), isNull(postManoeuvreScreeningTable.outcome)));
}
