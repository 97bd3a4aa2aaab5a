import { and, asc, eq } from 'drizzle-orm';
import { beyond, countRows } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { operatorContact } from './tables.ts';

export type ContactRow = typeof operatorContact.$inferSelect;
/** What a person decides of a contact. */
export type ContactContents = Pick<ContactRow, 'name' | 'email' | 'phone' | 'objects' | 'agreement' | 'note'>;

/** Contacts are listed by name. */
export const CONTACT_ORDER: ListOrder = { name: 'operator-contacts', key: ['text', 'text'] };
const order = [operatorContact.name, operatorContact.id];
const own = (operatorId: string, id: string) =>
  and(eq(operatorContact.operatorId, operatorId), eq(operatorContact.id, id));

/** A page of those that fit: they are few, and how they fit is not for the database. */
export async function pageContacts(db: Queries, operatorId: string, isFit: (row: ContactRow) => boolean, page: Page) {
  const rows = await db
    .select()
    .from(operatorContact)
    .where(and(eq(operatorContact.operatorId, operatorId), beyond(order, page.after)))
    .orderBy(...order.map((column) => asc(column)));
  return cutPage(rows.filter(isFit).slice(0, page.limit + 1), page.limit, (row): PageKey => [row.name, row.id]);
}

export async function listContacts(db: Queries, operatorId: string): Promise<readonly ContactRow[]> {
  return await db
    .select()
    .from(operatorContact)
    .where(eq(operatorContact.operatorId, operatorId))
    .orderBy(...order.map((column) => asc(column)));
}

export async function countContacts(db: Queries, operatorId: string): Promise<number> {
  return await countRows(db, operatorContact, eq(operatorContact.operatorId, operatorId));
}

export async function findContact(db: Queries, operatorId: string, id: string): Promise<ContactRow | undefined> {
  return (await db.select().from(operatorContact).where(own(operatorId, id)))[0];
}

/** Undefined where there is one of that name. */
export async function insertContact(
  db: Queries,
  row: ContactContents & Pick<ContactRow, 'id' | 'operatorId'>,
): Promise<ContactRow | undefined> {
  return (await db.insert(operatorContact).values(row).onConflictDoNothing().returning())[0];
}

/** @returns whether it was still of that version */
export async function updateContact(
  db: Queries,
  { id, version }: Pick<ContactRow, 'id' | 'version'>,
  contents: ContactContents,
): Promise<boolean> {
  const rows = await db
    .update(operatorContact)
    .set({ ...contents, version: version + 1 })
    .where(and(eq(operatorContact.id, id), eq(operatorContact.version, version)))
    .returning({ id: operatorContact.id });
  return rows.length > 0;
}

export async function deleteContact(db: Queries, operatorId: string, id: string): Promise<ContactRow | undefined> {
  return (await db.delete(operatorContact).where(own(operatorId, id)).returning())[0];
}
