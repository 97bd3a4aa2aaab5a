import type { CoordinationSide } from '@keepout/contract/ca/coordination';
import { MOST_ANSWERS } from '@keepout/contract/ca/coordination-fields';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { coordinationEntry, coordinationLink } from './tables.ts';

export type EntryRow = typeof coordinationEntry.$inferSelect;
export type LinkRow = typeof coordinationLink.$inferSelect;

/** Returns the entries of an event, newest first. */
export async function entriesOf(db: Queries, operatorId: string, conjunctionId: string): Promise<readonly EntryRow[]> {
  return await db
    .select()
    .from(coordinationEntry)
    .where(and(eq(coordinationEntry.operatorId, operatorId), eq(coordinationEntry.conjunctionId, conjunctionId)))
    .orderBy(desc(coordinationEntry.number));
}

/** Returns the last stated intent of a side; notes state none. */
export async function lastIntent(
  db: Queries,
  operatorId: string,
  conjunctionId: string,
  side: CoordinationSide,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(coordinationEntry)
    .where(
      and(
        eq(coordinationEntry.operatorId, operatorId),
        eq(coordinationEntry.conjunctionId, conjunctionId),
        eq(coordinationEntry.side, side),
        ne(coordinationEntry.intent, 'NOTE'),
      ),
    )
    .orderBy(desc(coordinationEntry.number))
    .limit(1);
  return row;
}

export async function insertEntry(db: Queries, row: typeof coordinationEntry.$inferInsert): Promise<EntryRow> {
  return (await db.insert(coordinationEntry).values(row).returning())[0]!;
}

const isOpen = () =>
  and(
    isNull(coordinationLink.closedAt),
    gt(coordinationLink.expiresAt, sql`now()`),
    lt(coordinationLink.answers, MOST_ANSWERS),
  );

/** Returns the open forms of an event, newest first. */
export async function openLinks(db: Queries, operatorId: string, conjunctionId: string): Promise<readonly LinkRow[]> {
  return await db
    .select()
    .from(coordinationLink)
    .where(
      and(eq(coordinationLink.operatorId, operatorId), eq(coordinationLink.conjunctionId, conjunctionId), isOpen()),
    )
    .orderBy(desc(coordinationLink.createdAt));
}

export async function insertLink(db: Queries, row: typeof coordinationLink.$inferInsert): Promise<LinkRow> {
  return (await db.insert(coordinationLink).values(row).returning())[0]!;
}

/** Closes a form; undefined if the operator has no such form. A closed form remains closed. */
export async function closeLink(db: Queries, operatorId: string, id: string): Promise<LinkRow | undefined> {
  const closedAt = sql`coalesce(${coordinationLink.closedAt}, now())` as unknown as string;
  const rows = await db
    .update(coordinationLink)
    .set({ closedAt })
    .where(and(eq(coordinationLink.operatorId, operatorId), eq(coordinationLink.id, id)))
    .returning();
  return rows[0];
}

export async function linkOfToken(
  db: Queries,
  tokenSha256: string,
): Promise<{ readonly link: LinkRow; readonly isOpen: boolean } | undefined> {
  const [row] = await db
    .select({ link: coordinationLink, isOpen: sql<boolean>`coalesce(${isOpen()!}, false)` })
    .from(coordinationLink)
    .where(eq(coordinationLink.tokenSha256, tokenSha256));
  return row;
}

/** Counts an answer; undefined if the form accepts no further answers. */
export async function countAnswer(db: Queries, id: string): Promise<LinkRow | undefined> {
  const rows = await db
    .update(coordinationLink)
    .set({ answers: sql`${coordinationLink.answers} + 1` })
    .where(and(eq(coordinationLink.id, id), isOpen()))
    .returning();
  return rows[0];
}
