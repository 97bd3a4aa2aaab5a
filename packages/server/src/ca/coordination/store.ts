import type { CoordinationSide } from '@keepout/contract/ca/coordination';
import { MOST_ANSWERS } from '@keepout/contract/ca/coordination-fields';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { coordinationEntryTable, coordinationLinkTable } from './tables.ts';

export type EntryRow = typeof coordinationEntryTable.$inferSelect;
export type LinkRow = typeof coordinationLinkTable.$inferSelect;

/** Returns the entries of an event, newest first. */
export async function entriesOf(db: Queries, operatorId: string, conjunctionId: string): Promise<readonly EntryRow[]> {
  return await db
    .select()
    .from(coordinationEntryTable)
    .where(
      and(eq(coordinationEntryTable.operatorId, operatorId), eq(coordinationEntryTable.conjunctionId, conjunctionId)),
    )
    .orderBy(desc(coordinationEntryTable.number));
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
    .from(coordinationEntryTable)
    .where(
      and(
        eq(coordinationEntryTable.operatorId, operatorId),
        eq(coordinationEntryTable.conjunctionId, conjunctionId),
        eq(coordinationEntryTable.side, side),
        ne(coordinationEntryTable.intent, 'NOTE'),
      ),
    )
    .orderBy(desc(coordinationEntryTable.number))
    .limit(1);
  return row;
}

export async function insertEntry(db: Queries, row: typeof coordinationEntryTable.$inferInsert): Promise<EntryRow> {
  return (await db.insert(coordinationEntryTable).values(row).returning())[0]!;
}

const isOpen = () =>
  and(
    isNull(coordinationLinkTable.closedAt),
    gt(coordinationLinkTable.expiresAt, sql`now()`),
    lt(coordinationLinkTable.answers, MOST_ANSWERS),
  );

/** Returns the open forms of an event, newest first. */
export async function openLinks(db: Queries, operatorId: string, conjunctionId: string): Promise<readonly LinkRow[]> {
  return await db
    .select()
    .from(coordinationLinkTable)
    .where(
      and(
        eq(coordinationLinkTable.operatorId, operatorId),
        eq(coordinationLinkTable.conjunctionId, conjunctionId),
        isOpen(),
      ),
    )
    .orderBy(desc(coordinationLinkTable.createdAt));
}

export async function insertLink(db: Queries, row: typeof coordinationLinkTable.$inferInsert): Promise<LinkRow> {
  return (await db.insert(coordinationLinkTable).values(row).returning())[0]!;
}

/** Closes a form; undefined if the operator has no such form. A closed form remains closed. */
export async function closeLink(db: Queries, operatorId: string, id: string): Promise<LinkRow | undefined> {
  const closedAt = sql`coalesce(${coordinationLinkTable.closedAt}, now())` as unknown as string;
  const rows = await db
    .update(coordinationLinkTable)
    .set({ closedAt })
    .where(and(eq(coordinationLinkTable.operatorId, operatorId), eq(coordinationLinkTable.id, id)))
    .returning();
  return rows[0];
}

export async function linkOfToken(
  db: Queries,
  tokenSha256: string,
): Promise<{ readonly link: LinkRow; readonly isOpen: boolean } | undefined> {
  const [row] = await db
    .select({ link: coordinationLinkTable, isOpen: sql<boolean>`coalesce(${isOpen()!}, false)` })
    .from(coordinationLinkTable)
    .where(eq(coordinationLinkTable.tokenSha256, tokenSha256));
  return row;
}

/** Counts an answer; undefined if the form accepts no further answers. */
export async function countAnswer(db: Queries, id: string): Promise<LinkRow | undefined> {
  const rows = await db
    .update(coordinationLinkTable)
    .set({ answers: sql`${coordinationLinkTable.answers} + 1` })
    .where(and(eq(coordinationLinkTable.id, id), isOpen()))
    .returning();
  return rows[0];
}
