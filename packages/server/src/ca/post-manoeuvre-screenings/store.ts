import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { type PostScreeningOutcome, postManoeuvreScreening } from './tables.ts';

export type PostScreeningRow = typeof postManoeuvreScreening.$inferSelect;

export interface PostScreeningFilter {
  readonly id?: string | undefined;
  readonly conjunctionId?: string | undefined;
  readonly manoeuvreId?: string | undefined;
  readonly screeningId?: string | undefined;
}

/** Listed newest first. */
export const POST_SCREENING_ORDER = columnOrder(
  'post-manoeuvre-screenings',
  [postManoeuvreScreening.orderedAt, postManoeuvreScreening.id],
  'descending',
);

function conditions(operatorId: string, filter: PostScreeningFilter): SQL | undefined {
  const conditions: SQL[] = [eq(postManoeuvreScreening.operatorId, operatorId)];
  if (filter.id !== undefined) conditions.push(eq(postManoeuvreScreening.id, filter.id));
  if (filter.conjunctionId !== undefined)
    conditions.push(eq(postManoeuvreScreening.conjunctionId, filter.conjunctionId));
  if (filter.manoeuvreId !== undefined) conditions.push(eq(postManoeuvreScreening.manoeuvreId, filter.manoeuvreId));
  if (filter.screeningId !== undefined) conditions.push(eq(postManoeuvreScreening.screeningId, filter.screeningId));
  return and(...conditions);
}

export const postScreeningList = (db: Queries, operatorId: string, filter: PostScreeningFilter) =>
  recordList(db, POST_SCREENING_ORDER, () => db.select().from(postManoeuvreScreening), conditions(operatorId, filter));

export async function findPostScreening(
  db: Queries,
  operatorId: string,
  id: string,
): Promise<PostScreeningRow | undefined> {
  return await postScreeningList(db, operatorId, { id }).first();
}

export async function insertPostScreening(db: Queries, row: typeof postManoeuvreScreening.$inferInsert): Promise<void> {
  await db.insert(postManoeuvreScreening).values(row);
}

/** Stores an outcome; an existing one is not changed. */
export async function keepOutcome(db: Queries, id: string, outcome: PostScreeningOutcome): Promise<void> {
  await db
    .update(postManoeuvreScreening)
    .set({ outcome })
    .where(and(eq(postManoeuvreScreening.id, id), isNull(postManoeuvreScreening.outcome)));
}
