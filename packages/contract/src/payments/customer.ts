import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { count, idOf, pageQuery, textIn, textUpTo, utcTimeOf } from '../platform/primitives.ts';
import { formerNameOf } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { paidService, transferKind } from './enums.ts';
import { BOOKING_TEXTS, CUSTOMER_TEXTS } from './fields.ts';
import { currencyCode, minorUnits, signedMinorUnits } from './money.ts';

const userId = textIn(CUSTOMER_TEXTS.userId).describe('Subject of the identity token of the user.');
const name = textIn(CUSTOMER_TEXTS.name).describe('Name of the customer on invoices.');
const country = textIn(CUSTOMER_TEXTS.country).meta({
  description: 'Country of taxation, ISO 3166-1, two letters.',
  examples: ['NL'],
});
const vatId = textUpTo(CUSTOMER_TEXTS.vatId.longest).describe('Value-added tax identification number.');
const address = z.string().max(500).describe('Address on invoices; lines are separated by line breaks.');

/** The wire name is `customer-id`; `customerId` is an alias for clients of the previous release. */
export const customerIds = {
  'customer-id': idOf('the customer'),
  customerId: idOf('the customer').meta(formerNameOf('customer-id')),
};

/** Balance of a customer. */
export const balance = record('Balance', 'Balance of a customer.', {
  available: signedMinorUnits('Available amount: payments minus reserved and charged amounts plus the credit limit'),
  limit: minorUnits('Credit limit'),
  transaction_ids: z.array(idOf('the transaction')).describe('Ids of the newest 100 transactions, newest first.'),
  held: minorUnits('Amount reserved for orders; excluded from `available`'),
  currency: currencyCode,
  version: z.int().describe('Version of the balance, also its ETag; it grows with each transaction.'),
});

/** A change of a balance, as the new amount. */
export const balanceChange = input(
  'BalanceChange',
  'New balance. The difference is posted as a separate transaction; no entry is overwritten.',
  {
    available: minorUnits('New available amount').optional(),
    limit: minorUnits('New credit limit').optional(),
    transaction_ids: z
      .array(idOf('the transaction'))
      .optional()
      .meta({ description: 'Current value, or omitted; another value is refused.', readOnly: true }),
    reason: textIn(BOOKING_TEXTS.reason).optional().describe('Reason, for the ledger and the audit log.'),
  },
);

export const customer = record('Customer', 'A customer of the payments service, with its tax data.', {
  ...customerIds,
  userId,
  name,
  balance,
  pays: z
    .boolean()
    .describe(
      'True if the customer pays for orders of its operator, set by an administrator of payments. Without such a customer, orders are not charged.',
    ),
  country: country.nullable(),
  vatId: vatId.nullable(),
  address,
  operatorId: z.string().describe('Id of the operator of the customer.'),
  createdAt: utcTimeOf('Time of creation'),
});

export const customerBody = input('CustomerBody', 'Fields of a new customer.', {
  userId,
  name,
  currency: currencyCode.optional().describe('Currency of the balance. Default: EUR.'),
  country: country.optional(),
  vatId: vatId.optional(),
  address: address.optional(),
  operatorId: textIn(CUSTOMER_TEXTS.operatorId)
    .optional()
    .describe('Id of the operator of the customer; only for administrators of payments. Default: your own.'),
  pays: z
    .boolean()
    .optional()
    .describe(
      'True to make the customer pay for new orders of its operator; only for administrators of payments of the installation.',
    ),
});

/** Turns charging of an operator on or off. */
export const customerPays = input(
  'CustomerPays',
  'Turns charging of orders of the operator on or off for a customer.',
  {
    pays: z
      .boolean()
      .describe(
        'True: the customer pays for new orders of its operator, instead of another customer. False: it does not pay.',
      ),
  },
);

export const customerQuery = z.object({
  'user-id': z.string().max(120).optional().describe('Only the customer of this user.'),
  ...pageQuery,
});

/** A ledger entry of a customer. */
export const transaction = record('Transaction', 'A ledger entry of a customer.', {
  transactionId: idOf('the transaction'),
  kind: transferKind,
  amount: signedMinorUnits('Change of the available amount'),
  held: signedMinorUnits('Change of the reserved amount'),
  currency: currencyCode,
  reason: z.string().describe('Purpose.'),
  reasonSentences: sentencesOf('reason'),
  actor: z.string().describe('User or program that caused the transaction.'),
  at: utcTimeOf('Booking time'),
});

export const transactionQuery = z.object(pageQuery);

const usageOfService = record('ServiceUsage', 'Usage of one service.', {
  serviceType: paidService,
  orders: count('Orders in the period'),
  held: minorUnits('Currently reserved amount'),
  charged: minorUnits('Charged amount in the period'),
  credited: minorUnits('Refunded amount in the period'),
});

export const usageSnapshot = record('ServiceUsageSnapshot', 'Usage of a customer since the start of the period.', {
  ...customerIds,
  from: utcTimeOf('Start of the period: the current subscription period, or the calendar month'),
  to: utcTimeOf('Time of the computation'),
  currency: currencyCode,
  services: z.array(usageOfService).describe('Usage by service.'),
  total: minorUnits('Charged minus refunded amount of all services'),
});

export type Balance = z.infer<typeof balance>;
export type BalanceChange = z.infer<typeof balanceChange>;
export type Customer = z.infer<typeof customer>;
export type CustomerBody = z.infer<typeof customerBody>;
export type CustomerPays = z.infer<typeof customerPays>;
export type Transaction = z.infer<typeof transaction>;
export type UsageSnapshot = z.infer<typeof usageSnapshot>;
