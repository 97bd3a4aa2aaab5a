import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { EncounterBrief } from '../../ports/conjunctions.ts';
import { conjunction } from '../tables.ts';
import { previousProbability } from './list-store.ts';

/** Who the other objects of these events are, and how they pass. */
export async function encounterBriefs(
  db: Queries,
  operatorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EncounterBrief>> {
  const rows = await db
    .select({
      id: conjunction.id,
      secondaryName: conjunction.secondaryName,
      missDistanceM: conjunction.missDistanceM,
      relativePositionRtnM: conjunction.relativePositionRtnM,
      dilution: conjunction.dilution,
      previousPc: previousProbability,
    })
    .from(conjunction)
    .where(and(eq(conjunction.operatorId, operatorId), inArray(conjunction.id, [...ids])));
  return new Map(rows.map(({ id, ...brief }) => [id, brief]));
}
