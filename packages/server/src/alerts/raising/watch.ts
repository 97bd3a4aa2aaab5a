import { NO_ROTA } from '@keepout/operations/alerts/calls';
import { type RiskState, UNSEEN } from '@keepout/operations/alerts/risk';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { and, between, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { alertRota, alertWatch } from '../tables.ts';

/** The longest that a rota may ask to be told before a decision is due. */
const LONGEST_NEAR_S = 240 * SECONDS_PER_HOUR;

/** What is remembered of a conjunction between its judgements. */
export interface WatchState {
  readonly risk: RiskState;
  /** It was told that its decision comes near. */
  readonly isNearTold: boolean;
}

export type WatchRow = Omit<typeof alertWatch.$inferSelect, 'state'> & { readonly state: WatchState };

/**
 * What is remembered of conjunctions, by their ids, locked until the transaction ends: judgements of one conjunction follow each other. Everybody locks in
 * the same order.
 */
export async function lockWatches(
  tx: Transaction,
  operatorId: string,
  conjunctionIds: readonly string[],
): Promise<Map<string, WatchRow>> {
  const ids = [...new Set(conjunctionIds)].sort();
  if (ids.length === 0) return new Map();
  const state: WatchState = { risk: UNSEEN, isNearTold: false };
  await tx
    .insert(alertWatch)
    .values(ids.map((about) => ({ operatorId, about, state })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(alertWatch)
    .where(and(eq(alertWatch.operatorId, operatorId), inArray(alertWatch.about, ids)))
    .orderBy(alertWatch.about)
    .for('update');
  return new Map(rows.map((row) => [row.about, row as WatchRow]));
}

/** Of those that were locked. */
export async function saveWatches(tx: Transaction, rows: readonly WatchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const [state, lastEventId, decideByTaiS, tcaTaiS] = ['state', 'last_event_id', 'decide_by_tai_s', 'tca_tai_s'].map(
    (name) => sql.raw(`excluded.${name}`),
  );
  await tx
    .insert(alertWatch)
    .values([...rows])
    .onConflictDoUpdate({
      target: [alertWatch.operatorId, alertWatch.about],
      set: { state, lastEventId, decideByTaiS, tcaTaiS } as never,
    });
}

/** Conjunctions whose decision is due as soon as the rota of their operator calls near, which was not told. */
export async function watchesDue(db: Queries, nowTaiS: number) {
  const hours = sql`coalesce((${alertRota.rota}->>'decideByNearHours')::double precision, ${NO_ROTA.decideByNearHours})`;
  return await db
    .select({ operatorId: alertWatch.operatorId, about: alertWatch.about })
    .from(alertWatch)
    .leftJoin(alertRota, eq(alertRota.operatorId, alertWatch.operatorId))
    .where(
      and(
        between(alertWatch.decideByTaiS, nowTaiS, nowTaiS + LONGEST_NEAR_S),
        sql`${alertWatch.decideByTaiS} <= ${nowTaiS} + ${SECONDS_PER_HOUR} * ${hours}`,
        sql`${alertWatch.state}->>'isNearTold' = 'false' and ${alertWatch.state}->'risk'->>'held' <> 'safe'`,
      ),
    );
}

/** Forgets conjunctions that are over. */
export async function forgetWatches(db: Queries, beforeTaiS: number): Promise<void> {
  await db.delete(alertWatch).where(lt(alertWatch.tcaTaiS, beforeTaiS));
}
