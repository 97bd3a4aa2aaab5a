import { eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { conjunctionJudged, messageDeleted } from '../../ports/ca-events.ts';
import { conjunction } from '../tables.ts';
import type { MessageRow } from './message-row.ts';
import { deleteMessage, findMessageRow, newestMessage } from './message-store.ts';
import { readJudgements } from './store.ts';

/**
 * Takes an uploaded message back. Its event says from then on what its newest remaining message said; an event without a
 * message is gone. What a screening found stays.
 */
export async function withdrawMessage({ database, events }: ServerContext, caller: Caller, id: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await findMessageRow(tx, caller.operatorId, id);
    if (row === undefined) throw notFound('The message');
    if (row.screeningId !== null) {
      throw refused('cdm-not-uploaded', {
        detail: 'The message was made by a screening; only uploaded ones are deleted.',
      });
    }
    if (row.observed !== null) {
      throw refused('cdm-not-uploaded', {
        detail: 'The message rests on observations; take back the association of their file instead.',
      });
    }
    await takeMessageBack(events, tx, caller, row);
  });
}

/** Within a transaction: the message goes, its event says what its newest other message said, and both are told. */
export async function takeMessageBack(
  events: Events,
  tx: Transaction,
  caller: Pick<Caller, 'operatorId' | 'actor'>,
  { id, conjunctionId }: Pick<MessageRow, 'id' | 'conjunctionId'>,
): Promise<void> {
  const [event] = await tx.select().from(conjunction).where(eq(conjunction.id, conjunctionId)).for('update');
  await deleteMessage(tx, id);
  const newest = await newestMessage(tx, conjunctionId);
  if (newest === undefined) await tx.delete(conjunction).where(eq(conjunction.id, conjunctionId));
  else if (event?.lastCdmId === id) {
    const before = (await readJudgements(tx, [conjunctionId])).get(conjunctionId);
    const conclusion = await sayAgain(tx, newest);
    const { satelliteId, tcaTaiS, riskLevel, probability: pc } = newest;
    const { isCandidate } = event;
    await events.publish(tx, caller.operatorId, conjunctionJudged, {
      conjunctionId,
      satelliteId,
      cdmId: newest.id,
      tcaTaiS,
      riskLevel,
      pc,
      isCandidate,
      decideByTaiS: conclusion.decideByTaiS,
      verdict: conclusion.verdict,
      before: before ?? null,
    });
  }
  await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'cdm', recordId: id });
  await events.publish(tx, caller.operatorId, messageDeleted, { cdmId: id, conjunctionId });
}

/** Of messages stored before verdicts were kept with them nobody knows what was said. */
const UNKNOWN = {
  verdict: 'no-conclusion' as const,
  verdictReasons: [{ code: 'verdict-not-kept', text: 'The verdict of this message was not kept; screen again.' }],
};

async function sayAgain(tx: Transaction, newest: MessageRow) {
  const { verdict, verdictReasons, tcaTaiS } = newest;
  const conclusion = verdict === null || verdictReasons === null ? UNKNOWN : { verdict, verdictReasons };
  const decideByTaiS = newest.decideByTaiS ?? tcaTaiS;
  await tx
    .update(conjunction)
    .set({
      ...conclusion,
      decideByTaiS,
      tcaTaiS,
      riskLevel: newest.riskLevel,
      probability: newest.probability,
      missDistanceM: newest.missDistanceM,
      lastCdmId: newest.id,
      lastReportedAt: sql`(select stored_at from cdm where id = ${newest.id})` as unknown as string,
      updatedAt: new Date().toISOString(),
    })
    .where(eq(conjunction.id, newest.conjunctionId));
  return { ...conclusion, decideByTaiS };
}
