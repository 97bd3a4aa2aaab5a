import { toUnixMs } from '@keepout/astro/epoch';
import { callsOf } from '@keepout/operations/alerts/calls';
import { type Dispatch, dispatchesOf } from '@keepout/operations/alerts/dispatch';
import { needsPerson } from '@keepout/operations/alerts/levels';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { alertsChanged } from '../../ports/alert-events.ts';
import { addressesOf } from '../addresses/store.ts';
import type { AlertCrossing } from '../facts.ts';
import { ALERT_IDS } from '../ids.ts';
import { peopleOf, wantsStatus } from '../people/people.ts';
import { CALL_QUEUE, type CallJob, GATHER_QUEUE, type GatherJob } from '../queues.ts';
import { readRota } from '../rota/store.ts';
import { alertPending, alertTable, type PlannedCall } from '../tables.ts';
import { acknowledgeAll, isContradicted } from './acknowledge.ts';
import { moveIncidents } from './incidents.ts';

export type RaiseContext = Pick<ServerContext, 'queue' | 'events' | 'settings'>;

/**
 * Delay of immediate alerts for grouping, s: close approaches of one pair arrive together. The assessments of one run are stored
 * within seconds.
 */
export const GROUP_WAIT_S = 10;

/**
 * Condition for rows of `alert_pending` that are due. An immediate message whose due time is more than a minute ahead was queued while the
 * clock was ahead: after the clock is set back it would wait until that time again.
 */
export const IS_DUE = sql`(due_at <= now() or (not is_digest and not held_back and due_at > now() + interval '1 minute'))`;

/**
 * Stores alerts with their recipients and times, in the transaction of their cause. An alert that was stored
 * before is ignored.
 *
 * @returns number of new alerts
 */
export async function raise(
  context: RaiseContext,
  tx: Transaction,
  operatorId: string,
  crossings: readonly AlertCrossing[],
): Promise<number> {
  const raised: string[] = [];
  for (const together of untilEased(crossings)) {
    const fresh = await insertAlerts(context, tx, operatorId, together);
    raised.push(...fresh.map(({ id }) => id));
    const last = fresh.at(-1)?.crossing;
    if (last?.kind === 'EASED' && last.facts.of === 'conjunction') {
      // With the newest message: a contradiction by another organisation prevents the end of the alert.
      const { conjunctionId } = last.facts;
      await acknowledgeAll(tx, operatorId, conjunctionId, PLATFORM_ACTOR, 'ADVICE_CONTRARY');
      if (!(await isContradicted(tx, operatorId, conjunctionId)))
        await moveIncidents(context, tx, operatorId, [conjunctionId], 'resolve');
    }
  }
  if (raised.length > 0) await context.events.publish(tx, operatorId, alertsChanged, { alertIds: raised });
  return raised.length;
}

/** Splits the alerts after each EASED one, which acknowledges those before it but not those after it. */
function untilEased(crossings: readonly AlertCrossing[]): readonly (readonly AlertCrossing[])[] {
  const parts: AlertCrossing[][] = [];
  for (const [place, crossing] of crossings.entries()) {
    if (place === 0 || crossings[place - 1]!.kind === 'EASED') parts.push([]);
    parts.at(-1)!.push(crossing);
  }
  return parts;
}

interface Raised {
  readonly id: string;
  readonly crossing: AlertCrossing;
  readonly calls: readonly PlannedCall[];
}

/** @returns the new ones, in their order */
async function insertAlerts(
  context: RaiseContext,
  tx: Transaction,
  operatorId: string,
  crossings: readonly AlertCrossing[],
): Promise<readonly Raised[]> {
  const nowMs = Date.now();
  const decideByMs = ({ decideByTaiS }: AlertCrossing) => (decideByTaiS === null ? null : toUnixMs(decideByTaiS));
  const isCalled = ({ kind }: AlertCrossing) => needsPerson(kind);
  const rota = crossings.some(isCalled) ? (await readRota(tx, operatorId)).rota : undefined;
  const rows = crossings.map((detected) => {
    const { kind, service, crossing, pair, facts, decideByTaiS } = detected;
    return {
      id: ALERT_IDS.next('alt'),
      operatorId,
      kind,
      service,
      crossing,
      pair,
      facts,
      decideByTaiS,
      calls: rota !== undefined && isCalled(detected) ? callsOf(rota, nowMs, decideByMs(detected)) : [],
      needsPerson: isCalled(detected),
      raisedAt: new Date(nowMs).toISOString(),
    };
  });
  const inserted = await tx.insert(alertTable).values(rows).onConflictDoNothing().returning({ id: alertTable.id });
  const ids = new Set(inserted.map(({ id }) => id));
  const fresh = rows.flatMap(({ id, calls }, place): Raised[] =>
    ids.has(id) ? [{ id, calls, crossing: crossings[place]! }] : [],
  );

  const services = new Set(fresh.map(({ crossing }) => crossing.service));
  for (const service of services) {
    for (const { subject, rules, configuration } of await peopleOf(tx, operatorId, service)) {
      const left = fresh.flatMap(({ id, crossing, calls }): Left[] => {
        if (crossing.service !== service || !wantsStatus(crossing.facts, configuration)) return [];
        const isCall = subject === calls[0]?.subject;
        const when = { kind: crossing.kind, decideByMs: decideByMs(crossing), nowMs, isCall };
        const dispatches = dispatchesOf(rules, when).filter(
          ({ channel }) => addressesOf(configuration, channel).length > 0,
        );
        return dispatches.map((due) => ({ alertId: id, step: 0, due }));
      });
      await leave(context, tx, { operatorId, subject }, left);
    }
  }
  for (const { id, calls } of fresh) {
    for (const [step, { atMs }] of calls.entries()) {
      if (step === 0) continue;
      const afterS = Math.max(0, (atMs - nowMs) / 1000);
      await context.queue.enqueue<CallJob>(CALL_QUEUE, { alertId: id, step }, { within: tx, afterS });
    }
  }
  return fresh;
}

/** An alert for a recipient, with its due time. */
export interface Left {
  readonly alertId: string;
  readonly step: number;
  readonly due: Dispatch;
}

/** Stores an alert for a recipient, for the job that creates messages from due alerts. */
export async function leave(
  { queue }: Pick<ServerContext, 'queue'>,
  tx: Transaction,
  person: { readonly operatorId: string; readonly subject: string },
  left: readonly Left[],
  waitS: number = GROUP_WAIT_S,
): Promise<void> {
  if (left.length === 0) return;
  const nowMs = Date.now();
  const rows = left.map(({ alertId, step, due: { channel, dueMs, isDigest, heldBack } }) => {
    const dueAt = new Date(dueMs <= nowMs ? nowMs + waitS * 1000 : dueMs).toISOString();
    return { ...person, alertId, step, channel, dueAt, isDigest, heldBack };
  });
  await tx.insert(alertPending).values(rows).onConflictDoNothing();
  for (const dueAt of new Set(rows.map((row) => row.dueAt))) {
    // Slightly after the due time, since the clocks of machines differ.
    const afterS = Math.max(0, (Date.parse(dueAt) - nowMs) / 1000) + 0.5;
    await queue.enqueue<GatherJob>(GATHER_QUEUE, person, { within: tx, afterS });
  }
}
