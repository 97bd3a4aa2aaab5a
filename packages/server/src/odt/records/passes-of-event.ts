import type { TargetKind } from '@keepout/contract/odt/enums';
import { PASS_COURSE } from '@keepout/contract/odt/states';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { observationPass, observationRequestTable, orderedPass } from './request-tables.ts';

/** Object of an event for which an operator orders observations; without an event duplicate orders are not checked. */
export interface ObservedEvent {
  readonly operatorId: string;
  readonly conjunctionId: string | null;
  readonly targetKind: TargetKind;
}

/** Returns the request of each ordered opportunity of an event's object. */
export async function orderedPasses(
  db: Queries,
  { operatorId, conjunctionId, targetKind }: ObservedEvent,
): Promise<ReadonlyMap<string, string>> {
  if (conjunctionId === null) return new Map();
  const rows = await db
    .select({ opportunityId: orderedPass.opportunityId, requestId: orderedPass.requestId })
    .from(orderedPass)
    .where(
      and(
        eq(orderedPass.operatorId, operatorId),
        eq(orderedPass.conjunctionId, conjunctionId),
        eq(orderedPass.targetKind, targetKind),
      ),
    );
  return new Map(rows.map(({ opportunityId, requestId }) => [opportunityId, requestId]));
}

/** Returns the passes of an event's object that are ordered and of which no file was read yet, in order of time. */
export async function passesUnderWay(
  db: Queries,
  { operatorId, conjunctionId, targetKind }: ObservedEvent,
): Promise<readonly Pick<typeof observationPass.$inferSelect, 'requestId' | 'sensorId' | 'startTaiS' | 'endTaiS'>[]> {
  if (conjunctionId === null) return [];
  const { requestId, sensorId, startTaiS, endTaiS } = observationPass;
  return await db
    .select({ requestId, sensorId, startTaiS, endTaiS })
    .from(observationPass)
    .innerJoin(observationRequestTable, eq(observationRequestTable.id, requestId))
    .where(
      and(
        eq(observationRequestTable.operatorId, operatorId),
        eq(observationRequestTable.conjunctionId, conjunctionId),
        eq(observationRequestTable.targetKind, targetKind),
        inArray(observationPass.status, PASS_COURSE.slice(0, -1)),
      ),
    )
    .orderBy(startTaiS, observationPass.id);
}
