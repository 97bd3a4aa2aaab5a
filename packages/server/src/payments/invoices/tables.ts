import type { InvoiceStatus, PaymentProviderKind, VatCase } from '@keepout/contract/payments/enums';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** One charge on an invoice. */
interface InvoicedLine extends Omit<Invoice['lines'][number], 'text'> {
  readonly text: Statement;
}

/** Invoices, and events of payment providers, as created by the migrations. */

export const invoiceTable = pgTable('invoice', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  operatorId: text('operator_id').notNull(),
  customerId: text('customer_id').notNull(),
  status: text('status').$type<InvoiceStatus>().notNull(),
  currency: text('currency').notNull(),
  net: bigint('net', { mode: 'number' }).notNull(),
  vat: bigint('vat', { mode: 'number' }).notNull(),
  vatBasisPoints: integer('vat_basis_points').notNull(),
  vatCase: text('vat_case').$type<VatCase>().notNull(),
  vatNote: storedStatement('vat_note').notNull().default([]),
  paid: bigint('paid', { mode: 'number' }).notNull().default(0),
  seller: jsonb('seller').$type<Invoice['seller']>().notNull(),
  buyer: jsonb('buyer').$type<Invoice['buyer']>().notNull(),
  lines: jsonb('lines').$type<readonly InvoicedLine[]>().notNull(),
  throughSeq: bigint('through_seq', { mode: 'number' }).notNull(),
  periodStart: storedTime('period_start').notNull(),
  periodEnd: storedTime('period_end').notNull(),
  issuedAt: timeOfWriting('issued_at'),
  dueAt: storedTime('due_at').notNull(),
  paidAt: storedTime('paid_at'),
  paidBy: text('paid_by'),
  provider: text('provider').$type<PaymentProviderKind>().notNull(),
  providerReference: text('provider_reference'),
  payUrl: text('pay_url'),
  updatedAt: timeOfWriting('updated_at'),
});

export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').$type<PaymentProviderKind>().notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference'),
    outcome: text('outcome').notNull().default(''),
    receivedAt: timeOfWriting('received_at'),
    settledAt: storedTime('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
