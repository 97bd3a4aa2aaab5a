import { asc, gt, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { runBounded } from '../../platform/threads/bounded.ts';
import { BEHIND_CALLS, type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { messageColumns, readableMessage } from '../conjunctions/stored-message.ts';
import { cdmTable } from '../tables.ts';
import type { EvidenceDifference } from './evidence.thread.ts';

const EVIDENCE_QUEUE = 'ca-evidence';
/** Messages that are read and assessed together. */
const BATCH = 50;
/** Time limit of a batch, s: most messages take milliseconds, slow encounters seconds. */
const BATCH_TIME_S = 300;
/** Lowest priority: no user waits for the check. */
const NIGHTLY = { priority: BEHIND_CALLS, ownerId: '' };

const evidenceTask: ThreadTask<readonly MessageRow[], EvidenceDifference[]> = threadTask(
  new URL('./evidence.thread.ts', import.meta.url),
  'contradictionsOf',
);

/** Results of a check of stored messages. */
export interface Evidence {
  readonly checked: number;
  /** Messages that could not be assessed within their time limit; not checked. */
  readonly unjudgedIds: readonly string[];
  /** Messages whose figures differ from their texts. */
  readonly contradictions: readonly EvidenceDifference[];
  /** Events that differ from their newest message. */
  readonly eventIds: readonly string[];
}

type Judge = (
  messages: readonly MessageRow[],
) => Promise<readonly EvidenceDifference[] | undefined> | readonly EvidenceDifference[] | undefined;

/**
 * Checks that figures and text of each stored message agree, and that each event shows its newest message.
 *
 * @param judge   assesses a batch; undefined if it exceeds the time limit: each message is then assessed separately
 * @param limit    maximum number of checked messages, in the order of their ids
 */
export async function checkEvidence(db: Queries, judge: Judge, limit = Number.POSITIVE_INFINITY): Promise<Evidence> {
  const contradictions: EvidenceDifference[] = [];
  const unjudgedIds: string[] = [];
  let checked = 0;
  for (let after = ''; checked < limit; ) {
    const rows = await db
      .select(messageColumns())
      .from(cdmTable)
      .where(gt(cdmTable.id, after))
      .orderBy(asc(cdmTable.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (last === undefined) break;
    const messages = rows.map(readableMessage);
    const together = await judge(messages);
    for (const row of together === undefined ? messages : []) {
      const alone = await judge([row]);
      if (alone === undefined) unjudgedIds.push(row.id);
      else contradictions.push(...alone);
    }
    contradictions.push(...(together ?? []));
    checked += rows.length;
    after = last.id;
  }
  const { rows: events } = await db.execute<{ id: string }>(sql`
    select event.id from conjunction as event join cdm on cdm.id = event.last_cdm_id
    where cdm.conjunction_id <> event.id or event.probability is distinct from cdm.probability
      or event.miss_distance_m <> cdm.miss_distance_m or event.tca_tai_s <> cdm.tca_tai_s
      or event.risk_level <> cdm.risk_level or (cdm.verdict is not null and event.verdict <> cdm.verdict)
    order by event.id`);
  return { checked: checked - unjudgedIds.length, unjudgedIds, contradictions, eventIds: events.map(({ id }) => id) };
}

/** Schedules the nightly check in a thread; contradictions are logged as errors. */
export async function workOnEvidence(queue: JobQueue, context: ServerContext): Promise<void> {
  const { database, readers, log } = context;
  await queue.declare(EVIDENCE_QUEUE, { exclusive: true, retries: 2 });
  await queue.work(EVIDENCE_QUEUE, async () => {
    const judge = async (messages: readonly MessageRow[]) => {
      const outcome = await runBounded(readers, evidenceTask, messages, { timeS: BATCH_TIME_S, turn: NIGHTLY });
      return outcome.ok ? outcome.value : undefined;
    };
    const { checked, unjudgedIds, contradictions, eventIds } = await checkEvidence(database.orm, judge);
    for (const contradiction of contradictions) log.error(contradiction, 'figures of a message are not of its text');
    if (eventIds.length > 0) log.error({ eventIds }, 'conjunctions differ from their newest message');
    if (unjudgedIds.length > 0) log.error({ unjudgedIds }, 'messages that took too long to be judged again');
    log.info({ checked }, 'stored messages were judged again');
  });
  await queue.schedule(EVIDENCE_QUEUE, '23 2 * * *', {});
}
