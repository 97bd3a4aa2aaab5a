import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Settings } from '../platform/settings/settings.ts';
import type { Seller } from './ledger/vat.ts';

/** The seller on invoices, from the settings. */
export function sellerOf(settings: Settings): Seller & Invoice['seller'] & { readonly bank: string | undefined } {
  const { sellerName, sellerAddress, sellerCountry, sellerVatId, sellerBank } = settings;
  return {
    name: sellerName,
    address: sellerAddress ?? '',
    country: sellerCountry ?? null,
    vatId: sellerVatId ?? null,
    bank: sellerBank,
  };
}
