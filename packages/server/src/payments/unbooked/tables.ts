import type { PaymentProviderKind } from '@keepout/contract/payments/enums';
import type { UnbookedReason } from '@keepout/contract/payments/unbooked';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Received payments that could not be booked, as created by the migrations. */
export const unbookedPaymentTable = pgTable('unbooked_payment', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  invoiceId: text('invoice_id').notNull(),
  provider: text('provider').$type<PaymentProviderKind>().notNull(),
  reference: text('reference').notNull(),
  reason: text('reason').$type<UnbookedReason>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  seenAt: timeOfWriting('seen_at'),
  resolvedAt: storedTime('resolved_at'),
  resolvedBy: text('resolved_by'),
  note: text('note').notNull().default(''),
});
