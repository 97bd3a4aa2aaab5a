import { toUnixMs } from '@keepout/astro/epoch';
import type { AlertChannel } from '@keepout/contract/alerts/enums';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { alertsChanged } from '../../ports/alert-events.ts';
import { addressesOf } from '../addresses/store.ts';
import { ALERT_IDS } from '../ids.ts';
import { callsOf } from '../kernel/calls.ts';
import { dispatchesOf } from '../kernel/dispatch.ts';
import { type Crossing, needsPerson } from '../kernel/facts.ts';
import { peopleOf, wantsStatus } from '../people/people.ts';
import { CALL_QUEUE, type CallJob, GATHER_QUEUE, type GatherJob } from '../queues.ts';
import { readRota } from '../rota/store.ts';
import { alert, alertPending } from '../tables.ts';
import { acknowledgeAll } from './acknowledge.ts';

export type RaiseContext = Pick<ServerContext, 'queue' | 'events'>;

/**
 * What is due at once waits so long for more of the same: passages of one pair come together, s. What is judged in one run is stored
 * within seconds.
 */
export const GROUP_WAIT_S = 10;

/**
 * Stores crossings as alerts, and who is to be told of them when, in the transaction of what caused them. A crossing that was stored
 * before is nothing: it was told already.
 *
 * @returns how many were new
 */
export async function raise(
  context: RaiseContext,
  tx: Transaction,
  operatorId: string,
  crossings: readonly Crossing[],
): Promise<number> {
  const raised: string[] = [];
  for (const crossing of crossings) {
    const id = await insertAlert(context, tx, operatorId, crossing);
    if (id === undefined) continue;
    raised.push(id);
    if (crossing.kind === 'EASED' && crossing.facts.of === 'conjunction') {
      await acknowledgeAll(tx, operatorId, crossing.facts.conjunctionId, 'Keepout');
    }
  }
  if (raised.length > 0) await context.events.publish(tx, operatorId, alertsChanged, { alertIds: raised });
  return raised.length;
}

async function insertAlert(
  context: RaiseContext,
  tx: Transaction,
  operatorId: string,
  { kind, service, crossing, pair, facts, decideByTaiS }: Crossing,
): Promise<string | undefined> {
  const nowMs = Date.now();
  const decideByMs = decideByTaiS === null ? null : toUnixMs(decideByTaiS);
  const isCalled = needsPerson(kind);
  const calls = isCalled ? callsOf((await readRota(tx, operatorId)).rota, nowMs, decideByMs) : [];
  const [row] = await tx
    .insert(alert)
    .values({
      id: ALERT_IDS.next('alt'),
      operatorId,
      kind,
      service,
      crossing,
      pair,
      facts,
      decideByTaiS,
      calls,
      needsPerson: isCalled,
      raisedAt: new Date(nowMs).toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: alert.id });
  if (row === undefined) return undefined;

  const onCall = calls[0]?.subject;
  const people = await peopleOf(tx, operatorId, service);
  for (const { subject, rules, configuration } of people) {
    if (!wantsStatus(facts, configuration)) continue;
    const dispatches = dispatchesOf(rules, { kind, decideByMs, nowMs, isCall: subject === onCall }).filter(
      ({ channel }) => addressesOf(configuration, channel).length > 0,
    );
    await leave(context, tx, { operatorId, subject, alertId: row.id, step: 0 }, dispatches);
  }
  for (const [step, { atMs }] of calls.entries()) {
    if (step === 0) continue;
    const afterS = Math.max(0, (atMs - nowMs) / 1000);
    await context.queue.enqueue<CallJob>(CALL_QUEUE, { alertId: row.id, step }, { within: tx, afterS });
  }
  return row.id;
}

/** Who is to be told of what. */
export interface Left {
  readonly operatorId: string;
  readonly subject: string;
  readonly alertId: string;
  readonly step: number;
}

interface Due {
  readonly channel: AlertChannel;
  readonly dueMs: number;
  readonly isDigest: boolean;
  readonly heldBack: boolean;
}

/** Leaves what is to be told for the job that makes messages of it, when it is due. */
export async function leave(
  { queue }: Pick<ServerContext, 'queue'>,
  tx: Transaction,
  left: Left,
  dispatches: readonly Due[],
  waitS: number = GROUP_WAIT_S,
): Promise<void> {
  if (dispatches.length === 0) return;
  const nowMs = Date.now();
  const rows = dispatches.map(({ channel, dueMs, isDigest, heldBack }) => {
    const dueAt = new Date(dueMs <= nowMs ? nowMs + waitS * 1000 : dueMs).toISOString();
    return { ...left, channel, dueAt, isDigest, heldBack };
  });
  await tx.insert(alertPending).values(rows).onConflictDoNothing();
  const { operatorId, subject } = left;
  for (const dueAt of new Set(rows.map((row) => row.dueAt))) {
    // A little later than due: the clocks of machines differ.
    const afterS = Math.max(0, (Date.parse(dueAt) - nowMs) / 1000) + 0.5;
    await queue.enqueue<GatherJob>(GATHER_QUEUE, { operatorId, subject }, { within: tx, afterS });
  }
}
