import type { AlertKind } from '@keepout/contract/alerts/enums';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { alert } from '../tables.ts';

const byNow = (by: string) => ({ acknowledgedAt: sql`now()` as unknown as string, acknowledgedBy: by });
const isOpen = and(eq(alert.needsPerson, true), isNull(alert.acknowledgedAt));

/** Acknowledges the alert and stops the escalation. Returns false if it was already acknowledged, or needs no acknowledgement. */
export async function acknowledge(tx: Transaction, operatorId: string, alertId: string, by: string): Promise<boolean> {
  const rows = await tx
    .update(alert)
    .set(byNow(by))
    .where(and(eq(alert.operatorId, operatorId), eq(alert.id, alertId), isOpen))
    .returning({ id: alert.id });
  return rows.length > 0;
}

/**
 * Acknowledges all open alerts of a conjunction: its verdict has eased, or a decision about it is in progress. Returns their ids.
 *
 * @param but   a kind that stays open
 */
export async function acknowledgeAll(
  tx: Transaction,
  operatorId: string,
  conjunctionId: string,
  by: string,
  but?: AlertKind,
): Promise<readonly string[]> {
  const rows = await tx
    .update(alert)
    .set(byNow(by))
    .where(
      and(
        eq(alert.operatorId, operatorId),
        sql`${alert.facts}->>'conjunctionId' = ${conjunctionId}`,
        isOpen,
        but === undefined ? undefined : ne(alert.kind, but),
      ),
    )
    .returning({ id: alert.id });
  return rows.map(({ id }) => id);
}

/** Returns whether a contradiction by other organisations is unacknowledged: then the conjunction is not over. */
export async function isContradicted(tx: Transaction, operatorId: string, conjunctionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: alert.id })
    .from(alert)
    .where(
      and(
        eq(alert.operatorId, operatorId),
        sql`${alert.facts}->>'conjunctionId' = ${conjunctionId}`,
        eq(alert.kind, 'ADVICE_CONTRARY'),
        isOpen,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
