import { eq, sql } from 'drizzle-orm';
import { areInForce } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { conjunctionJudged, messageDeleted } from '../../ports/ca-events.ts';
import { conjunctionTable } from '../tables.ts';
import { publishContraryAdvice } from './contrary-advice.ts';
import type { AssessedMessage } from './judged-message.ts';
import { judgedColumns, type MessageRow, newestColumns } from './message-row.ts';
import { deleteMessage, findMessageRow, insertCdms, newestMessage } from './message-store.ts';
import { presentConfidence } from './present-confidence.ts';
import { sightingsSince, updateTrend } from './store.ts';
import { storedColumns } from './stored-message.ts';

/**
 * Withdraws an uploaded message. The event then shows its newest remaining message; an event without
 * messages is deleted. Messages of screenings cannot be withdrawn.
 */
export async function withdrawMessage({ database, events }: ServerContext, caller: Caller, id: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await orNotFound(findMessageRow(tx, caller.operatorId, id), 'The message');
    if (row.screeningId !== null) {
      throw refused('cdm-not-uploaded', {
        detail: 'The CDM was created by a screening; only uploaded CDMs can be deleted.',
      });
    }
    if (row.observed !== null) {
      throw refused('cdm-not-uploaded', {
        detail: 'The message uses observations; withdraw the association of their file instead.',
      });
    }
    await takeMessageBack(events, tx, caller, row);
  });
}

/** Deletes a message, updates its event from the newest remaining message, and publishes both; call it in a transaction. */
export async function takeMessageBack(
  events: Events,
  tx: Transaction,
  caller: Pick<Caller, 'operatorId' | 'actor'>,
  { id, conjunctionId }: Pick<MessageRow, 'id' | 'conjunctionId'>,
): Promise<void> {
  const [event] = await tx.select().from(conjunctionTable).where(eq(conjunctionTable.id, conjunctionId)).for('update');
  await deleteMessage(tx, id);
  const newest = await newestMessage(tx, conjunctionId);
  if (newest === undefined) await tx.delete(conjunctionTable).where(eq(conjunctionTable.id, conjunctionId));
  else if (event?.lastCdmId === id) await sayAgain(events, tx, newest);
  await updateTrend(tx, [conjunctionId]);
  await publishContraryAdvice(events, tx, caller.operatorId, [conjunctionId]);
  await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'cdm', recordId: id });
  await events.publish(tx, caller.operatorId, messageDeleted, { cdmId: id, conjunctionId });
}

/** Verdict of messages that were stored before verdicts were stored with them. */
const UNKNOWN_VERDICT = {
  verdict: 'no-conclusion' as const,
  verdictReasons: [{ code: 'verdict-not-kept', text: 'The verdict of this message was not kept; screen again.' }],
};

/** Updates an event from one of its messages and publishes its new verdict; call it in a transaction. */
async function sayAgain(events: Events, tx: Transaction, newest: MessageRow): Promise<void> {
  const { id: cdmId, operatorId, conjunctionId, satelliteId, verdict, verdictReasons, tcaTaiS, riskLevel } = newest;
  const { probability, missDistanceM } = newest;
  const conclusion = verdict === null || verdictReasons === null ? UNKNOWN_VERDICT : { verdict, verdictReasons };
  const decideByTaiS = newest.decideByTaiS ?? tcaTaiS;
  const [event] = await tx
    .update(conjunctionTable)
    .set({
      ...conclusion,
      decideByTaiS,
      tcaTaiS,
      riskLevel,
      probability,
      missDistanceM,
      ...newestColumns(newest),
      lastCdmId: cdmId,
      redetections: sightingsSince(sql`${cdmId}`),
      // A repeated assessment does not change the time of detection; for an older message the best estimate is the time when it was stored.
      lastReportedAt: sql`case when last_cdm_id = ${cdmId} then last_reported_at
        else (select stored_at from cdm where id = ${cdmId}) end` as unknown as string,
      updatedAt: new Date().toISOString(),
    })
    .where(eq(conjunctionTable.id, conjunctionId))
    .returning({ isCandidate: conjunctionTable.isCandidate });
  await events.publish(tx, operatorId, conjunctionJudged, {
    conjunctionId,
    satelliteId,
    cdmId,
    tcaTaiS,
    pc: probability,
    isCandidate: event?.isCandidate ?? false,
    decideByTaiS,
    verdict: conclusion.verdict,
    belief: presentConfidence(newest),
    manoeuvrable: newest.objects[1].manoeuvrable,
  });
}

/**
 * Stores new figures and a new verdict of the newest message of an event, and updates the event.
 * Does nothing if another message has become the newest.
 *
 * @param rulesVersion   version of the rules of the assessment, if they may have changed meanwhile
 * @returns false if the rules have changed: nothing was stored
 */
export async function judgeAnew(
  { database, events }: Pick<ServerContext, 'database' | 'events'>,
  { id, conjunctionId }: Pick<MessageRow, 'id' | 'conjunctionId'>,
  assessment: Pick<AssessedMessage, 'figures' | 'verdict'>,
  rulesVersion?: number,
): Promise<boolean> {
  return await database.orm.transaction(async (tx) => {
    await tx
      .select({ id: conjunctionTable.id })
      .from(conjunctionTable)
      .where(eq(conjunctionTable.id, conjunctionId))
      .for('update');
    const newest = await newestMessage(tx, conjunctionId);
    if (newest?.id !== id) return true;
    if (rulesVersion !== undefined && !(await areInForce(tx, newest.operatorId, rulesVersion))) return false;
    const columns = judgedColumns(assessment);
    await insertCdms(tx, storedColumns([{ ...newest, ...columns }]));
    await sayAgain(events, tx, { ...newest, ...columns });
    await updateTrend(tx, [conjunctionId]);
    const detail = { cdmId: id, verdict: columns.verdict };
    const { operatorId } = newest;
    await publishContraryAdvice(events, tx, operatorId, [conjunctionId]);
    await writeAudit(tx, {
      operatorId,
      actor: PLATFORM_ACTOR,
      action: 'judged anew',
      recordType: 'conjunction',
      recordId: conjunctionId,
      detail,
    });
    return true;
  });
}
