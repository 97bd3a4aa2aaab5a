import type { VatCase } from '@keepout/contract/payments/enums';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { vatRate } from './tables.ts';

/** Who invoices. */
export interface Seller {
  /** ISO 3166-1; empty where the installation does not say, and then nothing is taxed. */
  readonly country: string | null;
}

export interface Tax {
  readonly vatCase: VatCase;
  /** 2100 is 21 %. */
  readonly basisPoints: number;
}

/**
 * How a service is taxed between two businesses.
 *
 * Method   Council Directive 2006/112/EC, articles 44 and 196: where the customer is; within the Union he accounts for the tax himself
 *          when he has a number for it
 * Assumes  the customer's data are right; sales of a seller without a country are not taxed
 */
export async function taxOf(
  db: Queries,
  { country: ours }: Seller,
  customer: { readonly country: string | null; readonly vatId: string | null } | undefined,
): Promise<Tax> {
  const seller = ours === null ? undefined : await rateOf(db, ours);
  if (seller === undefined) return { vatCase: 'NOT_TAXED', basisPoints: 0 };
  const theirs = customer?.country ?? ours;
  if (theirs === ours) return { vatCase: 'DOMESTIC', basisPoints: seller.basisPoints };
  const buyer = await rateOf(db, theirs!);
  if (!seller.inUnion || buyer?.inUnion !== true) return { vatCase: 'NOT_TAXED', basisPoints: 0 };
  if (customer?.vatId) return { vatCase: 'REVERSE_CHARGE', basisPoints: 0 };
  // Without a number he is no business to us, and is taxed where we are.
  return { vatCase: 'DOMESTIC', basisPoints: seller.basisPoints };
}

/** The rate that holds today; undefined of a country that has none here. */
async function rateOf(db: Queries, country: string) {
  const [row] = await db
    .select()
    .from(vatRate)
    .where(and(eq(vatRate.country, country), sql`${vatRate.validFrom} <= current_date`))
    .orderBy(desc(vatRate.validFrom))
    .limit(1);
  return row;
}

/** Tax of an amount without it, half up. Minor units. */
export function vatOf(net: number, basisPoints: number): number {
  return Number((BigInt(net) * BigInt(basisPoints) + 5000n) / 10_000n);
}
