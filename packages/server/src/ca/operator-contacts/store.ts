import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type PageKey } from '../../platform/http/paging.ts';
import { type Countable, columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { operatorContactTable } from './tables.ts';

export type ContactRow = typeof operatorContactTable.$inferSelect;
/** Fields of a contact that a user sets. */
export type ContactContents = Pick<ContactRow, 'name' | 'email' | 'phone' | 'objects' | 'agreement' | 'note'>;
/** Source of an imported contact, and the time of its import. */
type ContactOrigin = Pick<ContactRow, 'source' | 'receivedAt'>;
const BY_HAND: ContactOrigin = { source: null, receivedAt: null };

/** Contacts are listed by name. */
export const CONTACT_ORDER = columnOrder('operator-contacts', [operatorContactTable.name, operatorContactTable.id]);
const isOwnRow = (operatorId: string, id: string) =>
  and(eq(operatorContactTable.operatorId, operatorId), eq(operatorContactTable.id, id));

export const contactList = (db: Queries, operatorId: string): RecordList<ContactRow> =>
  recordList(
    db,
    CONTACT_ORDER,
    () => db.select().from(operatorContactTable),
    eq(operatorContactTable.operatorId, operatorId),
  );

/** Returns the contacts that match an object; matched here and not in the database, because there are few. */
export function fittingContacts(
  db: Queries,
  operatorId: string,
  isFit: (row: ContactRow) => boolean,
): Countable<ContactRow> {
  const fitting = async (after?: PageKey) => (await contactList(db, operatorId).all(after)).filter(isFit);
  return {
    page: async ({ after, limit }) =>
      cutPage((await fitting(after)).slice(0, limit + 1), limit, (row): PageKey => [row.name, row.id]),
    count: async () => (await fitting()).length,
  };
}

export async function findContact(db: Queries, operatorId: string, id: string): Promise<ContactRow | undefined> {
  return (await db.select().from(operatorContactTable).where(isOwnRow(operatorId, id)))[0];
}

/** Creates a contact; undefined if the name exists. */
export async function insertContact(
  db: Queries,
  row: ContactContents & Pick<ContactRow, 'id' | 'operatorId'> & Partial<ContactOrigin>,
): Promise<ContactRow | undefined> {
  return (await db.insert(operatorContactTable).values(row).onConflictDoNothing().returning())[0];
}

/** Changes a contact; a change by a user also makes the contact independent of its source. */
export const updateContact = (
  db: Queries,
  row: Pick<ContactRow, 'id' | 'version'>,
  contents: ContactContents,
  origin: ContactOrigin = BY_HAND,
) => replaceVersion(db, operatorContactTable, row, { ...contents, ...origin });

export async function deleteContact(db: Queries, operatorId: string, id: string): Promise<ContactRow | undefined> {
  return (await db.delete(operatorContactTable).where(isOwnRow(operatorId, id)).returning())[0];
}
