import { and, desc, eq, type SQL } from 'drizzle-orm';
import { beyond, countRows } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { postManoeuvreScreening } from './tables.ts';

export type PostScreeningRow = typeof postManoeuvreScreening.$inferSelect;

export interface PostScreeningFilter {
  readonly id?: string | undefined;
  readonly conjunctionId?: string | undefined;
  readonly manoeuvreId?: string | undefined;
}

/** Listed newest first. */
export const POST_SCREENING_ORDER: ListOrder = { name: 'post-manoeuvre-screenings', key: ['time', 'text'] };

function conditions(operatorId: string, filter: PostScreeningFilter): SQL | undefined {
  const conditions: SQL[] = [eq(postManoeuvreScreening.operatorId, operatorId)];
  if (filter.id !== undefined) conditions.push(eq(postManoeuvreScreening.id, filter.id));
  if (filter.conjunctionId !== undefined)
    conditions.push(eq(postManoeuvreScreening.conjunctionId, filter.conjunctionId));
  if (filter.manoeuvreId !== undefined) conditions.push(eq(postManoeuvreScreening.manoeuvreId, filter.manoeuvreId));
  return and(...conditions);
}

export async function listPostScreenings(db: Queries, operatorId: string, filter: PostScreeningFilter, page: Page) {
  const order = [postManoeuvreScreening.orderedAt, postManoeuvreScreening.id];
  const rows = await db
    .select()
    .from(postManoeuvreScreening)
    .where(and(conditions(operatorId, filter), beyond(order, page.after, 'descending')))
    .orderBy(...order.map((column) => desc(column)))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit, (row): PageKey => [row.orderedAt, row.id]);
}

export async function findPostScreening(
  db: Queries,
  operatorId: string,
  id: string,
): Promise<PostScreeningRow | undefined> {
  return (await listPostScreenings(db, operatorId, { id }, { after: undefined, limit: 1 })).rows[0];
}

export async function countPostScreenings(
  db: Queries,
  operatorId: string,
  filter: PostScreeningFilter,
): Promise<number> {
  return await countRows(db, postManoeuvreScreening, conditions(operatorId, filter));
}

export async function insertPostScreening(db: Queries, row: typeof postManoeuvreScreening.$inferInsert): Promise<void> {
  await db.insert(postManoeuvreScreening).values(row);
}
