import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { messagesRecorded, screeningEnded } from '../../ports/ca-events.ts';
import type { JudgedMessage } from '../conjunctions/judged-message.ts';
import { noteObjects } from '../conjunctions/met-objects.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { noteSightings } from '../conjunctions/seen-again.ts';
import { markNotReported } from '../conjunctions/store.ts';
import { admitNext } from './admission.ts';
import type { Judged } from './judged-screening.ts';
import { dropJudging } from './part-store.ts';
import { OUTCOME_QUEUE, type OutcomeJob } from './queues.ts';
import { NoLongerWanted } from './still-wanted.ts';
import { isNewest, markEnded } from './store.ts';
import type { Subject } from './subject.ts';

/** Any constant that nobody else in the same database takes for two-key locks. */
const LOCK_CLASS = 0x6b_65_73;

/**
 * Stores what a screening found and its end, all in one transaction.
 *
 * The screening's row is locked by its last statements only: whoever cancels it meanwhile does so at once, and then nothing
 * stays. A signal that is aborted ends the statement under way.
 *
 * @param messages   by the place of their satellite
 */
export async function storeOutcome(
  context: ServerContext,
  judged: Judged,
  messages: ReadonlyMap<number, readonly JudgedMessage[]>,
  signal: AbortSignal,
): Promise<void> {
  const { database, queue, events } = context;
  const { row, judging, subjects } = judged;
  const all = [...messages.values()].flat();
  const stop = () => void cancelStatement(context, row.id);
  signal.addEventListener('abort', stop);
  try {
    await noteObjects(database.orm, row.operatorId, all);
    await database.orm.transaction(async (tx) => {
      // Two who store the same come here one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${row.id}))`);
      if (!(await isRunning(tx, row.id))) return;
      const seenAgain: string[] = [];
      for (const [index, subject] of subjects.entries()) {
        signal.throwIfAborted();
        seenAgain.push(...(await record(context, tx, judged, subject, messages.get(index) ?? [])));
      }
      await noteSightings(tx, row, seenAgain);
      const ended = await markEnded(tx, row.id, {
        state: 'COMPLETED',
        coverage: judging.coverage,
        conjunctionCount: all.length,
        seenAgainCount: seenAgain.length,
        risks: countRisks(all),
        worstProbability: worst(all),
        dropouts: judging.dropouts,
      });
      // Rolls back: a screening that was cancelled leaves nothing behind.
      if (!ended) throw new NoLongerWanted(`screening ${row.id} has ended`);
      await dropJudging(tx, row.id);
      const { operatorId } = row;
      await admitNext(context, tx, operatorId, false);
      if (subjects.some(({ isCandidate }) => isCandidate))
        await queue.enqueue<OutcomeJob>(OUTCOME_QUEUE, { operatorId, screeningId: row.id }, { within: tx, operatorId });
      await events.publish(tx, operatorId, messagesRecorded, {
        screeningId: row.id,
        count: all.length - seenAgain.length,
      });
      await events.publish(tx, operatorId, screeningEnded, {
        screeningId: row.id,
        state: 'COMPLETED',
        percent: 100,
        ...(row.trigger === 'SCHEDULE' && { isByClock: true }),
      });
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function isRunning(tx: Transaction, screeningId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from screening where id = ${screeningId} and state = 'RUNNING'`);
  return rows.length > 0;
}

/** Ends the statement of whoever stores this screening now. */
async function cancelStatement({ database, log }: ServerContext, screeningId: string): Promise<void> {
  await database.orm
    .execute(sql`
      select pg_cancel_backend(pid) from pg_locks
      where locktype = 'advisory' and classid = ${LOCK_CLASS} and objid = hashtext(${screeningId})::bigint & 4294967295
        and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())`)
    .catch((cause: unknown) => log.warn({ err: cause }, 'a cancelled screening is stored to its end'));
}

/**
 * Stores a satellite's messages; what the newest screening no longer finds is marked so.
 *
 * @returns ids of those that had told before what was found
 */
async function record(
  { events }: ServerContext,
  tx: Transaction,
  { row, plan }: Judged,
  { satelliteId, isCandidate }: Subject,
  messages: readonly JudgedMessage[],
): Promise<readonly string[]> {
  const rows = await recordMessages(
    events,
    tx,
    {
      operatorId: row.operatorId,
      satelliteId,
      screeningId: row.id,
      screeningType: row.screeningType as ScreeningType,
      isCandidate,
      storedAt: new Date().toISOString(),
    },
    messages,
  );
  const seenAgain = rows.filter(({ isSeenAgain }) => isSeenAgain).map(({ id }) => id);
  if (isCandidate || !(await isNewest(tx, row, satelliteId))) return seenAgain;
  const { startTaiS, stopTaiS } = plan.window;
  const reported = rows.map((row) => row.conjunctionId);
  await markNotReported(tx, row.operatorId, [satelliteId], startTaiS, stopTaiS, reported, ORIGINATOR);
  return seenAgain;
}

function countRisks(messages: readonly JudgedMessage[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { figures } of messages) {
    const { riskLevel } = figures;
    counts[riskLevel] = (counts[riskLevel] ?? 0) + 1;
  }
  return counts;
}

function worst(messages: readonly JudgedMessage[]): number | null {
  // No spread: an argument list of a large screening would not fit the stack.
  return messages.reduce<number | null>(
    (most, { figures: { pc } }) => (pc !== null && pc > (most ?? -1) ? pc : most),
    null,
  );
}
