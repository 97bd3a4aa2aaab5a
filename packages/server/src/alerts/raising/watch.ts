import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { type RiskState, UNSEEN } from '../kernel/risk.ts';
import { alertWatch } from '../tables.ts';

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

/** Conjunctions whose decision is due between two times and was not told to be near. */
export async function watchesDue(db: Queries, fromTaiS: number, untilTaiS: number) {
  const rows = await db
    .select({ operatorId: alertWatch.operatorId, about: alertWatch.about, decideByTaiS: alertWatch.decideByTaiS })
    .from(alertWatch)
    .where(
      and(
        sql`${alertWatch.decideByTaiS} > ${fromTaiS} and ${alertWatch.decideByTaiS} <= ${untilTaiS}`,
        sql`${alertWatch.state}->>'isNearTold' = 'false' and ${alertWatch.state}->'risk'->>'held' <> 'safe'`,
      ),
    );
  return rows.map((row) => ({ ...row, decideByTaiS: row.decideByTaiS! }));
}

/** Forgets conjunctions that are over. */
export async function forgetWatches(db: Queries, beforeTaiS: number): Promise<void> {
  await db.delete(alertWatch).where(lt(alertWatch.tcaTaiS, beforeTaiS));
}

const watched = (operatorId: string, about: string) =>
  and(eq(alertWatch.operatorId, operatorId), eq(alertWatch.about, about));
