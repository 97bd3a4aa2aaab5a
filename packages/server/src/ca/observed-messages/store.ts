import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { NEWEST_FIRST } from '../conjunctions/message-store.ts';
import { decodeMessage, messageColumns } from '../conjunctions/stored-message.ts';
import { cdmTable, observedOrbit, withdrawnOrbitUpdate } from '../tables.ts';

export type ObservedOrbitRow = typeof observedOrbit.$inferSelect;

/**
 * Stores an orbit; an existing one is not changed. Updates and withdrawals arrive in any order: an orbit that
 * was withdrawn before is not stored.
 */
export async function keepObserved(tx: Transaction, row: typeof observedOrbit.$inferInsert): Promise<void> {
  await holdUpdate(tx, row.id);
  const { operatorId, id } = withdrawnOrbitUpdate;
  const withdrawn = await tx
    .select({ id })
    .from(withdrawnOrbitUpdate)
    .where(and(eq(operatorId, row.operatorId), eq(id, row.id)));
  if (withdrawn.length === 0) await tx.insert(observedOrbit).values(row).onConflictDoNothing();
}

/** Marks an update as withdrawn. @returns its orbit; undefined if it is not stored or was withdrawn before */
export async function withdrawObserved(
  tx: Transaction,
  operatorId: string,
  id: string,
): Promise<ObservedOrbitRow | undefined> {
  await holdUpdate(tx, id);
  await tx.insert(withdrawnOrbitUpdate).values({ operatorId, id }).onConflictDoNothing();
  const rows = await tx
    .update(observedOrbit)
    .set({ isWithdrawn: true })
    .where(
      and(eq(observedOrbit.operatorId, operatorId), eq(observedOrbit.id, id), eq(observedOrbit.isWithdrawn, false)),
    )
    .returning();
  return rows[0];
}

/** Locks an update until the end of the transaction. */
const holdUpdate = (tx: Transaction, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orbit update ${id}`}, 0))`);

/** Returns whether none of these orbits is withdrawn; locks them until the end of the transaction, so that only one message is made of them. */
export async function stillStand(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: observedOrbit.id })
    .from(observedOrbit)
    .where(and(inArray(observedOrbit.id, [...ids]), eq(observedOrbit.isWithdrawn, false)))
    .orderBy(observedOrbit.id)
    .for('update');
  return rows.length === ids.length;
}

/** Returns the newest valid orbit of each object of an event. */
export async function standingOrbits(db: Queries, conjunctionId: string): Promise<ObservedOrbitRow[]> {
  return await db
    .selectDistinctOn([observedOrbit.object])
    .from(observedOrbit)
    .where(and(eq(observedOrbit.conjunctionId, conjunctionId), eq(observedOrbit.isWithdrawn, false)))
    .orderBy(observedOrbit.object, desc(observedOrbit.createdAt), desc(observedOrbit.id));
}

/** Returns whether an event has a valid observed orbit. */
export const isObserved = (conjunctionId: SQL): SQL =>
  sql`exists (select from ${observedOrbit} where ${observedOrbit.conjunctionId} = ${conjunctionId} and not ${observedOrbit.isWithdrawn})`;

/** Returns the newest message of an event without ordered observations, the basis of messages with observations. */
export async function newestUnobserved(
  db: Queries,
  operatorId: string,
  conjunctionId: string,
): Promise<MessageRow | undefined> {
  const rows = await db
    .select(messageColumns())
    .from(cdmTable)
    .where(
      and(eq(cdmTable.operatorId, operatorId), eq(cdmTable.conjunctionId, conjunctionId), isNull(cdmTable.observed)),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  return rows.map((row) => decodeMessage(row))[0];
}

/** Returns whether a message of this server with this id exists. */
export async function isRecorded(db: Queries, operatorId: string, messageId: string): Promise<boolean> {
  const { id } = cdmTable;
  const isOwnMessage = and(
    eq(cdmTable.operatorId, operatorId),
    eq(cdmTable.messageId, messageId),
    isNotNull(cdmTable.observed),
  );
  return (await db.select({ id }).from(cdmTable).where(isOwnMessage).limit(1)).length > 0;
}

/** Returns the messages of an event that use an orbit update. */
export async function messagesResting(
  db: Queries,
  conjunctionId: string,
  orbitUpdateId: string,
): Promise<Pick<MessageRow, 'id' | 'operatorId' | 'conjunctionId'>[]> {
  return await db
    .select({ id: cdmTable.id, operatorId: cdmTable.operatorId, conjunctionId: cdmTable.conjunctionId })
    .from(cdmTable)
    .where(
      and(
        eq(cdmTable.conjunctionId, conjunctionId),
        isNotNull(cdmTable.observed),
        sql`${cdmTable.observed} -> 'orbitUpdateIds' ? ${orbitUpdateId}`,
      ),
    );
}
