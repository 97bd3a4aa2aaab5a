import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import { tallyOf } from '@keepout/operations/screened/tally';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ROWS_AT_ONCE } from '../../platform/database/insert-rows.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { messagesRecorded, screeningEnded } from '../../ports/ca-events.ts';
import { noteObjects } from '../conjunctions/met-objects.ts';
import { type FiledMessage, type RecordContext, type RecordedMessage, recordMessages } from '../conjunctions/record.ts';
import { noteSightings } from '../conjunctions/seen-again.ts';
import { markNotReported } from '../conjunctions/store.ts';
import { admitNext } from './admission.ts';
import type { CompletedScreening } from './judged-screening.ts';
import { dropJudging, type JudgedPart } from './part-store.ts';
import { OUTCOME_QUEUE, type OutcomeJob } from './queues.ts';
import { NoLongerWanted } from './still-wanted.ts';
import { markEnded, satellitesWithNewestScreening } from './store.ts';
import type { Subject } from './subject.ts';

/** Class of the two-key advisory locks; unique among the lock classes of this database. */
const LOCK_CLASS = 0x6b_65_73;

/**
 * Stores the results and the end of a screening in one transaction.
 *
 * Only the last statements lock the row of the screening, so that a cancellation does not wait; the transaction is then rolled
 * back. An aborted signal cancels the running statement.
 *
 * @param parts   messages of all parts, in order
 */
export async function storeOutcome(
  context: ServerContext,
  screening: CompletedScreening,
  parts: readonly JudgedPart[],
  signal: AbortSignal,
): Promise<void> {
  const { database, queue, events } = context;
  const { row, assessmentInputs, subjects } = screening;
  const all = parts.flatMap(({ messages }) => messages);
  const stop = () => void cancelStatement(context, row.id);
  signal.addEventListener('abort', stop);
  try {
    const noted = noteObjects(database.orm, row.operatorId, all);
    const end = (tx: Transaction, records: readonly RecordedMessage[]) => {
      const redetections = records.filter(({ isSeenAgain }) => isSeenAgain).map(({ id }) => id);
      const { operatorId } = row;
      const ended = {
        state: 'COMPLETED',
        coverage: assessmentInputs.coverage,
        partsTotal: parts.length,
        partsDone: parts.length,
        ...tallyOf(all),
        redetectionCount: redetections.length,
        dropouts: assessmentInputs.dropouts,
      } as const;
      return [
        markGone(tx, screening, records),
        noteSightings(tx, row, redetections),
        markEnded(tx, row.id, ended).then((isEnded) => {
          // Rolls back: no results of a cancelled screening are stored.
          if (!isEnded) throw new NoLongerWanted(`screening ${row.id} has ended`);
        }),
        dropJudging(tx, row.id),
        admitNext(context, tx, operatorId, false),
        subjects.some(({ isCandidate }) => isCandidate) &&
          queue.enqueue<OutcomeJob>(OUTCOME_QUEUE, { operatorId, screeningId: row.id }, { within: tx, operatorId }),
        events.publish(tx, operatorId, messagesRecorded, {
          screeningId: row.id,
          count: all.length - redetections.length,
        }),
        events.publish(tx, operatorId, screeningEnded, {
          screeningId: row.id,
          state: 'COMPLETED',
          percent: 100,
          ...(row.trigger === 'SCHEDULE' && { isByClock: true }),
        }),
      ];
    };
    const storing = database.orm.transaction(async (tx) => {
      const records: RecordedMessage[] = [];
      const rounds = roundsOf(subjects, parts);
      for (const [k, round] of rounds.entries()) {
        signal.throwIfAborted();
        const also = (lastRecords: readonly RecordedMessage[]) =>
          k === rounds.length - 1 ? [...end(tx, [...records, ...lastRecords]), noted] : [];
        const recording = () => recordMessages(events, tx, contextOf(row), [round], also);
        // The lock serializes workers that store the same screening.
        const [, , recorded] = await pipelined([
          k === 0 && lockOutcome(tx, row.id),
          k === 0 && checkRunning(tx, row.id),
          recording(),
        ]);
        records.push(...recorded);
      }
    });
    await pipelined([storing, noted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function lockOutcome(tx: Transaction, screeningId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${screeningId}))`);
}

/** Throws, which rolls back, if another worker has stored the outcome or the screening was cancelled. */
async function checkRunning(tx: Transaction, screeningId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from screening where id = ${screeningId} and state = 'RUNNING'`);
  if (rows.length === 0) throw new NoLongerWanted(`screening ${screeningId} has ended`);
}

/** Cancels the statement of the worker that is storing this screening. */
async function cancelStatement({ database, log }: ServerContext, screeningId: string): Promise<void> {
  await database.orm
    .execute(sql`
      select pg_cancel_backend(pid) from pg_locks
      where locktype = 'advisory' and classid = ${LOCK_CLASS} and objid = hashtext(${screeningId})::bigint & 4294967295
        and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())`)
    .catch((cause: unknown) => log.warn({ err: cause }, 'a cancelled screening is stored to its end'));
}

/** Groups messages into rounds of limited size, without dividing a satellite. */
function roundsOf(subjects: readonly Subject[], parts: readonly JudgedPart[]): FiledMessage[][] {
  const rounds: FiledMessage[][] = [[]];
  for (const { subjectIndex, messages } of parts) {
    const { satelliteId, isCandidate } = subjects[subjectIndex]!;
    const last = rounds.at(-1)!;
    if (last.length >= ROWS_AT_ONCE && last.at(-1)!.satelliteId !== satelliteId) rounds.push([]);
    rounds.at(-1)!.push(...messages.map((message) => ({ satelliteId, isCandidate, message })));
  }
  return rounds;
}

const contextOf = ({ id, operatorId, screeningType }: CompletedScreening['row']): RecordContext => ({
  operatorId,
  screeningId: id,
  screeningType: screeningType as ScreeningType,
  storedAt: new Date().toISOString(),
});

/** Marks events that the newest screening of their satellite no longer contains. */
async function markGone(
  tx: Transaction,
  { row, plan, subjects }: CompletedScreening,
  records: readonly RecordedMessage[],
): Promise<void> {
  const operational = subjects.filter(({ isCandidate }) => !isCandidate).map(({ satelliteId }) => satelliteId);
  const { startTaiS, stopTaiS } = plan.window;
  const reported = records.map(({ conjunctionId }) => conjunctionId);
  if (operational.length > 0)
    await markNotReported(
      tx,
      satellitesWithNewestScreening(row, operational),
      [startTaiS, stopTaiS],
      reported,
      ORIGINATOR,
    );
}
