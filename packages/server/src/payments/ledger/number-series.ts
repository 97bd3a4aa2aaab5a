import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { numberSeries } from './tables.ts';

/** Default prefixes of the series. */
const PREFIXES = { ORDER: 'O', INVOICE: 'I' } as const;

/**
 * Returns the next number of a series of this year, such as `O-2026-000014`. Without gaps: the series is locked until the transaction ends, and
 * a roll-back returns the number.
 */
export async function nextNumber(tx: Transaction, kind: keyof typeof PREFIXES, at: Date = new Date()): Promise<string> {
  const year = at.getUTCFullYear();
  const [row] = await tx
    .insert(numberSeries)
    .values({ kind, year, prefix: PREFIXES[kind], digits: 6, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.kind, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning();
  const { prefix, digits, last } = row!;
  return `${prefix}-${year}-${String(last).padStart(digits, '0')}`;
}
