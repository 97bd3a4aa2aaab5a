import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { EVERYBODY } from '../../platform/events/event-type.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { feedChanged } from '../../ports/feeds.ts';
import { FEED_CLOCK_QUEUE, TURN_QUEUE, TURN_RETRIES, type TurnJob } from '../queues.ts';
import { passwordOwner } from '../source/asking.ts';
import { forgetOldCalls } from '../source/budget.ts';
import {
  countOpenTurns,
  dueFeeds,
  FEED_IDS,
  type FeedRow,
  findTurn,
  forgetOldTurns,
  insertTurn,
  listFeeds,
  moveTurn,
  openTurns,
  replacePassword,
  type TurnRow,
  turnsOfFeeds,
} from '../store.ts';
import { runTurn } from './run-turn.ts';

/** Age after which a run is checked, s. */
const LOST_AFTER_S = 3600;
/** Maximum number of concurrent feeds of a process, in total and of one organisation or the installation: the remaining places are for others. */
const TURNS = { concurrency: 6, concurrencyOfOperator: 2 } as const;

/** Queues a run for a worker; returns undefined if the feed already has a waiting or running one. */
export async function queueTurn(
  { queue, events }: Pick<ServerContext, 'queue' | 'events'>,
  tx: Transaction,
  { id: feedId, operatorId }: Pick<FeedRow, 'id' | 'operatorId'>,
  order: Pick<TurnRow, 'isTrial' | 'isScheduled'>,
): Promise<TurnRow | undefined> {
  const turn = await insertTurn(tx, { id: FEED_IDS.next('ftn'), feedId, ...order });
  if (turn === undefined) return undefined;
  const data: TurnJob = { feedId, turnId: turn.id };
  const owner = operatorId ?? EVERYBODY;
  // The first feed of each comes before the second feed of any.
  const priority = -(await countOpenTurns(tx, operatorId));
  await queue.enqueue(TURN_QUEUE, data, { within: tx, id: jobOf(turn.id), operatorId: owner, priority });
  await events.publish(tx, owner, feedChanged, { feedId });
  return turn;
}

/** Runs a feed in this process, without the queue; returns undefined if the feed already has a waiting or running one. */
export async function turnHere(
  context: ServerContext,
  feedId: string,
  isTrial: boolean,
  signal: AbortSignal,
): Promise<TurnRow | undefined> {
  const { orm } = context.database;
  const turn = await insertTurn(orm, { id: FEED_IDS.next('ftn'), feedId, isTrial, isScheduled: false });
  if (turn === undefined) return undefined;
  try {
    await runTurn(context, { feedId, turnId: turn.id }, signal);
  } finally {
    // No other process will continue it.
    await moveTurn(orm, turn.id, { state: 'CANCELLED', endedAt: new Date().toISOString() });
  }
  return await findTurn(orm, turn.id);
}

/** Cancels the waiting or running run of a feed, and its job: a worker that runs it disconnects. */
export async function stopTurnOf(
  { queue }: Pick<ServerContext, 'queue'>,
  tx: Transaction,
  feedId: string,
): Promise<void> {
  const turn = (await turnsOfFeeds(tx, [feedId])).underway.get(feedId);
  if (turn === undefined) return;
  await moveTurn(tx, turn.id, { state: 'CANCELLED', endedAt: new Date().toISOString() });
  await queue.cancel(TURN_QUEUE, [jobOf(turn.id)], tx);
}

/** Returns the queue's id of a run's job: that of the run without its prefix. */
export const jobOf = (turnId: string): string => turnId.slice('ftn-'.length);

/** Queues the feeds that are due, and deletes expired data. */
export async function lookAtFeeds(context: ServerContext): Promise<void> {
  const { orm } = context.database;
  for (const feed of await dueFeeds(orm)) {
    await orm.transaction((tx) => queueTurn(context, tx, feed, { isTrial: false, isScheduled: true }));
  }
  await endLostTurns(context);
  await forgetOldTurns(orm);
  await forgetOldCalls(orm);
}

export async function workOnFeeds(queue: JobQueue, context: ServerContext): Promise<void> {
  await sealPasswords(context);
  await queue.work<TurnJob>(
    TURN_QUEUE,
    async ({ data, attempt, signal }) => {
      try {
        await runTurn(context, data, signal);
      } catch (cause) {
        if (attempt >= TURN_RETRIES && !signal.aborted) await giveUp(context, data);
        throw cause;
      }
    },
    TURNS,
  );
  await queue.work(FEED_CLOCK_QUEUE, () => lookAtFeeds(context));
  await queue.schedule(FEED_CLOCK_QUEUE, '* * * * *', {});
}

/** Ends runs of a killed command-line process: no job will end them. */
async function endLostTurns(context: ServerContext): Promise<void> {
  for (const { id: turnId, feedId } of await openTurns(context.database.orm, LOST_AFTER_S)) {
    const state = await context.queue.state(TURN_QUEUE, jobOf(turnId));
    if (state !== 'queued' && state !== 'running') await giveUp(context, { feedId, turnId });
  }
}

/** Seals passwords with the first key if an older one was used, so that the older key can be removed. */
export async function sealPasswords({ database, settings, log }: ServerContext): Promise<void> {
  for (const row of await listFeeds(database.orm)) {
    const { id, password } = row;
    if (password === null) continue;
    try {
      const vault = vaultOf(settings);
      if (vault.isCurrent(password)) continue;
      const owner = passwordOwner(row);
      await replacePassword(database.orm, id, password, vault.seal(vault.open(password, owner), owner));
    } catch (cause) {
      log.error({ err: cause, feed: id }, 'the password of a feed cannot be read');
    }
  }
}

/** Ends a run after the last retry. */
async function giveUp({ database, events }: ServerContext, { feedId, turnId }: TurnJob): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const message = tell('feed-interrupted');
    await moveTurn(tx, turnId, { state: 'FAILED', endedAt: new Date().toISOString(), message });
    await events.publish(tx, EVERYBODY, feedChanged, { feedId });
  });
}
