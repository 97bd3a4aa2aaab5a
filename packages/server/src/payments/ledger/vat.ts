import type { VatCase } from '@keepout/contract/payments/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type VatRelation, vatRateTable, vatRule } from './tables.ts';

/** Who invoices. */
export interface Seller {
  /** ISO 3166-1; null if not configured, and then no tax is applied. */
  readonly country: string | null;
}

export interface Tax {
  readonly vatCase: VatCase;
  /** 2100 is 21 %. */
  readonly basisPoints: number;
  /** Tax note on the invoice; empty if not required. */
  readonly note: Statement;
}

/** Day of an instant, UTC, as rates are dated. */
export const isoDay = (at: string | Date): string => (typeof at === 'string' ? at : at.toISOString()).slice(0, 10);

/**
 * How a service is taxed between two businesses.
 *
 * Method   the rule of `vat_rule` for where both are, at the rate of `vat_rate` that holds on the day: Council Directive 2006/112/EC, articles
 *          44, 45, 63 and 196
 * Assumes  the customer's data are right; sales of a seller without a country, or of one without a rate, are not taxed
 *
 * @param day   of the service, yyyy-mm-dd
 * Checked  rates against conformance/vat
 */
export async function taxOf(
  db: Queries,
  { country: sellerCountry }: Seller,
  customer: { readonly country: string | null; readonly vatId: string | null } | undefined,
  day: string,
): Promise<Tax> {
  const seller = sellerCountry === null ? undefined : await rateOf(db, sellerCountry, day);
  if (sellerCountry === null || seller === undefined) {
    return { vatCase: 'NOT_TAXED', basisPoints: 0, note: tell('vat-none') };
  }
  const buyerCountry = customer?.country ?? sellerCountry;
  const buyer = buyerCountry === sellerCountry ? seller : await rateOf(db, buyerCountry, day);
  const relation = buyerCountry === sellerCountry ? 'HOME' : relationOf(seller.inUnion, buyer?.inUnion ?? false);
  const hasVatId = Boolean(customer?.vatId);
  const [rule] = await db
    .select()
    .from(vatRule)
    .where(and(eq(vatRule.relation, relation), eq(vatRule.hasVatId, hasVatId)));
  const { vatCase, note } = rule!;
  return { vatCase, note, basisPoints: vatCase === 'DOMESTIC' ? seller.basisPoints : 0 };
}

function relationOf(isSellerInUnion: boolean, isBuyerInUnion: boolean): VatRelation {
  if (!isSellerInUnion) return 'ABROAD';
  return isBuyerInUnion ? 'WITHIN_UNION' : 'OUT_OF_UNION';
}

/** Returns the tax rate on a day; undefined for a country without one here. */
async function rateOf(db: Queries, country: string, day: string) {
  const [row] = await db
    .select()
    .from(vatRateTable)
    .where(and(eq(vatRateTable.country, country), lte(vatRateTable.validFrom, day)))
    .orderBy(desc(vatRateTable.validFrom))
    .limit(1);
  return row;
}

/** Tax of an amount without it, half up. Minor units. */
export function vatOf(net: number, basisPoints: number): number {
  return Number((BigInt(net) * BigInt(basisPoints) + 5000n) / 10_000n);
}
