import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { cdm, observedOrbit } from '../tables.ts';

export type ObservedOrbitRow = typeof observedOrbit.$inferSelect;

/** Keeps an orbit; one that is there already stays as it is. */
export async function keepObserved(db: Queries, row: typeof observedOrbit.$inferInsert): Promise<void> {
  await db.insert(observedOrbit).values(row).onConflictDoNothing();
}

/** Marks an orbit as withdrawn; undefined where there is none, or it was before. */
export async function withdrawObserved(
  db: Queries,
  operatorId: string,
  id: string,
): Promise<ObservedOrbitRow | undefined> {
  const rows = await db
    .update(observedOrbit)
    .set({ isWithdrawn: true })
    .where(
      and(eq(observedOrbit.operatorId, operatorId), eq(observedOrbit.id, id), eq(observedOrbit.isWithdrawn, false)),
    )
    .returning();
  return rows[0];
}

/** The newest orbit of each object of an event that stands. */
export async function standingOrbits(db: Queries, conjunctionId: string): Promise<ObservedOrbitRow[]> {
  return await db
    .selectDistinctOn([observedOrbit.object])
    .from(observedOrbit)
    .where(and(eq(observedOrbit.conjunctionId, conjunctionId), eq(observedOrbit.isWithdrawn, false)))
    .orderBy(observedOrbit.object, desc(observedOrbit.createdAt), desc(observedOrbit.id));
}

/** The newest message of an event that rests on no observation of ours: what observations are put into. */
export async function newestUnobserved(
  db: Queries,
  operatorId: string,
  conjunctionId: string,
): Promise<MessageRow | undefined> {
  const rows = await db
    .select()
    .from(cdm)
    .where(and(eq(cdm.operatorId, operatorId), eq(cdm.conjunctionId, conjunctionId), isNull(cdm.observed)))
    .orderBy(desc(cdm.creationTaiS), desc(cdm.id))
    .limit(1);
  return rows[0];
}

/** Messages of an event that rest on an orbit update. */
export async function messagesResting(
  db: Queries,
  conjunctionId: string,
  orbitUpdateId: string,
): Promise<Pick<MessageRow, 'id' | 'operatorId' | 'conjunctionId'>[]> {
  return await db
    .select({ id: cdm.id, operatorId: cdm.operatorId, conjunctionId: cdm.conjunctionId })
    .from(cdm)
    .where(
      and(
        eq(cdm.conjunctionId, conjunctionId),
        isNotNull(cdm.observed),
        sql`${cdm.observed} -> 'orbitUpdateIds' ? ${orbitUpdateId}`,
      ),
    );
}
