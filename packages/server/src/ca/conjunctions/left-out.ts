import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import { conjunctionTable } from '../tables.ts';
import type { ConjunctionRow } from './store.ts';

/** Parses a list of ids in a query parameter. */
export const leftOutOf = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? [];

/**
 * Refuses events that cannot be excluded from the totals about an event: that event, and ids that are no event of its satellite. A past event, or one
 * that is no longer reported, counts in no total, but remains valid in a plan that is computed again.
 *
 * @param place   position of the ids in the request
 */
export async function refuseLeftOut(
  db: Queries,
  { id, operatorId, satelliteId }: Pick<ConjunctionRow, 'id' | 'operatorId' | 'satelliteId'>,
  leftOut: readonly string[],
  place: '#/leftOut' | '?left-out',
): Promise<void> {
  if (leftOut.length === 0) return;
  const rows = await db
    .select({ id: conjunctionTable.id })
    .from(conjunctionTable)
    .where(
      and(
        eq(conjunctionTable.operatorId, operatorId),
        eq(conjunctionTable.satelliteId, satelliteId),
        eq(conjunctionTable.isCandidate, false),
        inArray(conjunctionTable.id, [...leftOut]),
      ),
    );
  const knownIds = new Set(rows.map((row) => row.id));
  const reasonOf = (eventId: string): string | undefined => {
    if (eventId === id) return `${eventId} is the conjunction to avoid and always counts.`;
    return knownIds.has(eventId) ? undefined : `${eventId} is not a conjunction of the satellite.`;
  };
  const code = 'event-not-left-out' as const;
  const errors = leftOut.flatMap((eventId, k) => {
    const message = reasonOf(eventId);
    return message === undefined ? [] : { pointer: place === '?left-out' ? place : `${place}/${k}`, code, message };
  });
  if (errors.length > 0) throw refused(code, { detail: errors.map(({ message }) => message).join(' '), errors });
}
