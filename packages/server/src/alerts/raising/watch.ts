import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { and, between, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { NO_ROTA } from '../kernel/calls.ts';
import { type RiskState, UNSEEN } from '../kernel/risk.ts';
import { alertRota, alertWatch } from '../tables.ts';

/** The longest that a rota may ask to be told before a decision is due. */
const LONGEST_NEAR_S = 240 * SECONDS_PER_HOUR;

/** What is remembered of a conjunction between its judgements. */
export interface WatchState {
  readonly risk: RiskState;
  /** It was told that its decision comes near. */
  readonly isNearTold: boolean;
}

export interface WatchRow {
  readonly about: string;
  readonly state: WatchState;
  readonly lastEventId: number;
}

/** What is remembered of something, locked until the transaction ends: judgements of one conjunction follow each other. */
export async function lockWatch(tx: Transaction, operatorId: string, about: string): Promise<WatchRow> {
  const state: WatchState = { risk: UNSEEN, isNearTold: false };
  await tx.insert(alertWatch).values({ operatorId, about, state }).onConflictDoNothing();
  const [row] = await tx.select().from(alertWatch).where(watched(operatorId, about)).for('update');
  return { about, state: row!.state as WatchState, lastEventId: row!.lastEventId };
}

export async function changeWatch(
  tx: Transaction,
  operatorId: string,
  about: string,
  change: {
    readonly state: WatchState;
    readonly lastEventId?: number;
    readonly decideByTaiS?: number;
    readonly tcaTaiS?: number;
  },
): Promise<void> {
  await tx.update(alertWatch).set(change).where(watched(operatorId, about));
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

const watched = (operatorId: string, about: string) =>
  and(eq(alertWatch.operatorId, operatorId), eq(alertWatch.about, about));
