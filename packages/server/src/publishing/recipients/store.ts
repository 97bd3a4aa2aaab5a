import { recipientKind } from '@keepout/contract/publishing/enums';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type RecordIds, recordIds } from '../../platform/database/record-ids.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { publicationTable, recipientTable } from '../tables.ts';

/** Id prefixes of publishing records. */
export const PUBLISHING_IDS: RecordIds<'rcp' | 'pub'> = recordIds('rcp', 'pub');

export type RecipientRow = typeof recipientTable.$inferSelect;
/** The user-defined fields of a recipient; its secret sealed. */
export type RecipientContents = Pick<
  RecipientRow,
  'name' | 'kind' | 'address' | 'signInAddress' | 'identity' | 'secret' | 'objectNames' | 'programsMayConfirm'
>;

const CERTIFIED = recipientKind.options.filter((kind) => RECIPIENT_KINDS[kind].proof === 'CERTIFICATE');

const isOwnRecipient = (operatorId: string, id: string) =>
  and(eq(recipientTable.operatorId, operatorId), eq(recipientTable.id, id));

/** Lists recipients; without an operator those of the entire installation, for its administrators. */
export async function listRecipients(db: Queries, operatorId?: string): Promise<readonly RecipientRow[]> {
  return await db
    .select()
    .from(recipientTable)
    .where(operatorId === undefined ? undefined : eq(recipientTable.operatorId, operatorId))
    .orderBy(asc(recipientTable.name), asc(recipientTable.id));
}

/** Returns recipients of kinds with a certificate, of all operators. */
export const listCertified = async (db: Queries): Promise<readonly RecipientRow[]> =>
  await db.select().from(recipientTable).where(inArray(recipientTable.kind, CERTIFIED));

export async function findRecipient(db: Queries, operatorId: string, id: string): Promise<RecipientRow | undefined> {
  return (await db.select().from(recipientTable).where(isOwnRecipient(operatorId, id)))[0];
}

/** Inserts a recipient; returns undefined if the name is already in use. */
export async function insertRecipient(
  db: Queries,
  row: RecipientContents & Pick<RecipientRow, 'id' | 'operatorId'>,
): Promise<RecipientRow | undefined> {
  return (await db.insert(recipientTable).values(row).onConflictDoNothing().returning())[0];
}

export const updateRecipient = (db: Queries, row: Pick<RecipientRow, 'id' | 'version'>, contents: RecipientContents) =>
  replaceVersion(db, recipientTable, row, contents);

export async function deleteRecipient(db: Queries, id: string): Promise<void> {
  await db.delete(recipientTable).where(eq(recipientTable.id, id));
}

/** Replaces the seal of an unchanged secret, unless the secret was changed concurrently. */
export async function replaceSecret(db: Queries, id: string, before: string, after: string): Promise<void> {
  await db
    .update(recipientTable)
    .set({ secret: after })
    .where(and(eq(recipientTable.id, id), eq(recipientTable.secret, before)));
}

/** Returns whether a publication to a recipient is in progress. */
export async function isWaitedFor(db: Queries, recipientId: string): Promise<boolean> {
  return (
    (await db.$count(
      publicationTable,
      and(eq(publicationTable.recipientId, recipientId), eq(publicationTable.state, 'QUEUED')),
    )) > 0
  );
}
