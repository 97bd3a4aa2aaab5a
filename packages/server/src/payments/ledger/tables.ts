import type { TransferKind, VatCase } from '@keepout/contract/payments/enums';
import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, timeOfWriting } from '../../platform/database/stored-time.ts';

/** The ledger, as created by the migrations. Amounts in minor units of their currency. */

export const currencyTable = pgTable('currency', {
  code: text('code').primaryKey(),
  decimals: integer('decimals').notNull(),
});

export const vatRateTable = pgTable(
  'vat_rate',
  {
    country: text('country').notNull(),
    validFrom: date('valid_from').notNull(),
    basisPoints: integer('basis_points').notNull(),
    inUnion: boolean('in_union').notNull(),
    source: text('source').notNull().default(''),
    sourceDate: date('source_date'),
  },
  (table) => [primaryKey({ columns: [table.country, table.validFrom] })],
);

/** Where seller and customer are to each other. */
export type VatRelation = 'HOME' | 'WITHIN_UNION' | 'OUT_OF_UNION' | 'ABROAD';

export const vatRule = pgTable(
  'vat_rule',
  {
    relation: text('relation').$type<VatRelation>().notNull(),
    hasVatId: boolean('has_vat_id').notNull(),
    vatCase: text('vat_case').$type<VatCase>().notNull(),
    note: storedStatement('note').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation, table.hasVatId] })],
);

export const numberSeries = pgTable(
  'number_series',
  {
    kind: text('kind').$type<'ORDER' | 'INVOICE'>().notNull(),
    year: integer('year').notNull(),
    prefix: text('prefix').notNull(),
    digits: integer('digits').notNull(),
    last: bigint('last', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export type AccountKind = 'CUSTOMER' | 'HELD' | 'REVENUE' | 'VAT' | 'BANK' | 'ADJUSTMENT';

export const paymentAccount = pgTable('payment_account', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<AccountKind>().notNull(),
  customerId: text('customer_id'),
  currency: text('currency').notNull(),
  balance: bigint('balance', { mode: 'bigint' }).notNull().default(0n),
  minBalance: bigint('min_balance', { mode: 'bigint' }),
  version: integer('version').notNull().default(1),
});

export const transfer = pgTable('transfer', {
  id: text('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  kind: text('kind').$type<TransferKind>().notNull(),
  customerId: text('customer_id').notNull(),
  reason: storedStatement('reason').notNull(),
  actor: text('actor').notNull(),
  at: timeOfWriting('at'),
});

export const posting = pgTable(
  'posting',
  {
    transferId: text('transfer_id').notNull(),
    accountId: text('account_id').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.accountId] })],
);
