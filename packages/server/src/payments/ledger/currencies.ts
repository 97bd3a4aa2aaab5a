import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { currency } from './tables.ts';

/** Whether this installation takes a currency. */
export async function isTaken(db: Queries, code: string): Promise<boolean> {
  return (await db.select().from(currency).where(eq(currency.code, code))).length > 0;
}
