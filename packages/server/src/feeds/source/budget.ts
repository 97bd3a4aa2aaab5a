import type { FeedBudget } from '@keepout/contract/feeds/kinds';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../platform/database/database.ts';
import { feedCall } from '../tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Longer than the span of any budget. */
const KEEP_DAYS = 8;

/** The spans in which a budget counts calls. */
const spansOf = ({ perMinute, perHour }: FeedBudget) =>
  [
    { minutes: 1, limit: perMinute },
    { minutes: HOUR_MINUTES, limit: perHour },
  ].filter((span): span is { minutes: number; limit: number } => span.limit !== undefined);

/** A counted call, or the time at which one is possible. */
export type BudgetUse = { readonly callId: number } | { readonly fromMs: number };

/**
 * Counts a call against the publisher's limits of an account: all processes of the installation share one record, and a call
 * is recorded before it is made.
 */
export async function spend(
  { orm }: Pick<Database, 'orm'>,
  account: string,
  query: string,
  budget: FeedBudget,
): Promise<BudgetUse> {
  return await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`feed account ${account}`}, 0))`);
    const fromMs = await freeFrom(tx, account, query, budget);
    if (fromMs > Date.now()) return { fromMs };
    const [row] = await tx
      .insert(feedCall)
      .values({ account, query, calledAt: new Date().toISOString() })
      .returning({ callId: feedCall.id });
    return row!;
  });
}

/** Returns the earliest time of the next call, Unix ms. */
async function freeFrom(tx: Transaction, account: string, query: string, budget: FeedBudget): Promise<number> {
  const nowMs = Date.now();
  const sameCallMs = await lastCall(tx, and(eq(feedCall.account, account), eq(feedCall.query, query)), 0);
  const times = [sameCallMs === undefined ? 0 : sameCallMs + budget.sameMinutes * MINUTE_MS];
  for (const { minutes, limit } of spansOf(budget)) {
    const since = new Date(nowMs - minutes * MINUTE_MS).toISOString();
    const withinSpan = and(eq(feedCall.account, account), gt(feedCall.calledAt, since));
    // The call that must leave the span before another is allowed.
    const leaving = await lastCall(tx, withinSpan, limit - 1);
    times.push(leaving === undefined ? 0 : leaving + minutes * MINUTE_MS);
  }
  return Math.max(...times);
}

/** Returns the time of the n-th last call, Unix ms. */
async function lastCall(tx: Queries, condition: ReturnType<typeof and>, but: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ calledAt: feedCall.calledAt })
    .from(feedCall)
    .where(condition)
    .orderBy(sql`${feedCall.calledAt} desc`)
    .offset(but)
    .limit(1);
  return row === undefined ? undefined : Date.parse(row.calledAt);
}

/** Removes a call that did not reach the publisher because there was no connection. */
export async function giveBack({ orm }: Pick<Database, 'orm'>, callId: number): Promise<void> {
  await orm.delete(feedCall).where(eq(feedCall.id, callId));
}

/** Returns the used part of a budget. */
export async function usedOf(db: Queries, account: string, budget: FeedBudget) {
  return await Promise.all(
    spansOf(budget).map(async ({ minutes, limit }) => {
      const since = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
      const usedCalls = await db.$count(feedCall, and(eq(feedCall.account, account), gt(feedCall.calledAt, since)));
      return { minutes, used: usedCalls, limit };
    }),
  );
}

export async function forgetOldCalls(db: Queries): Promise<void> {
  await db.delete(feedCall).where(lt(feedCall.calledAt, sql`now() - make_interval(days => ${KEEP_DAYS})`));
}
