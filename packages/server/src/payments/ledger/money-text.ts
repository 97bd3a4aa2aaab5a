import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { currency } from './tables.ts';

/** Decimals of a currency that this installation takes; undefined of another. */
export async function decimalsOf(db: Queries, code: string): Promise<number | undefined> {
  return (await db.select().from(currency).where(eq(currency.code, code)))[0]?.decimals;
}

/** 1200.50 EUR: an amount as sentences and papers have it. */
export function moneyText(amount: bigint | number, decimals: number, code: string): string {
  const minor = BigInt(amount);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const fraction = decimals === 0 ? '' : `.${digits.slice(split)}`;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, split)}${fraction} ${code}`;
}
