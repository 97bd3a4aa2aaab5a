import type { AlertKind } from '@keepout/contract/alerts/enums';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { alertTable } from '../tables.ts';

const byNow = (by: string) => ({ acknowledgedAt: sql`now()` as unknown as string, acknowledgedBy: by });
const isOpen = and(eq(alertTable.needsPerson, true), isNull(alertTable.acknowledgedAt));

/** Acknowledges the alert and stops the escalation. Returns false if it was already acknowledged, or needs no acknowledgement. */
export async function acknowledge(tx: Transaction, operatorId: string, alertId: string, by: string): Promise<boolean> {
  const rows = await tx
    .update(alertTable)
    .set(byNow(by))
    .where(and(eq(alertTable.operatorId, operatorId), eq(alertTable.id, alertId), isOpen))
    .returning({ id: alertTable.id });
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
    .update(alertTable)
    .set(byNow(by))
    .where(
      and(
        eq(alertTable.operatorId, operatorId),
        sql`${alertTable.facts}->>'conjunctionId' = ${conjunctionId}`,
        isOpen,
        but === undefined ? undefined : ne(alertTable.kind, but),
      ),
    )
    .returning({ id: alertTable.id });
  return rows.map(({ id }) => id);
}

/** Returns whether a contradiction by other organisations is unacknowledged: then the conjunction is not over. */
export async function isContradicted(tx: Transaction, operatorId: string, conjunctionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: alertTable.id })
    .from(alertTable)
    .where(
      and(
        eq(alertTable.operatorId, operatorId),
        sql`${alertTable.facts}->>'conjunctionId' = ${conjunctionId}`,
        eq(alertTable.kind, 'ADVICE_CONTRARY'),
        isOpen,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
