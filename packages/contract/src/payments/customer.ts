import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { count, idOf, pageQuery, saying, textIn, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { paidService, transferKind } from './enums.ts';
import { BOOKING_TEXTS, CUSTOMER_TEXTS } from './fields.ts';
import { currencyCode, minorUnits, signedMinorUnits } from './money.ts';

const userId = textIn(CUSTOMER_TEXTS.userId).describe('Subject of the identity token of its user.');
const name = textIn(CUSTOMER_TEXTS.name).describe('Name of the customer, as invoices have it.');
const country = textIn(CUSTOMER_TEXTS.country).meta({
  description: 'Where it is taxed, ISO 3166-1, two letters.',
  examples: ['NL'],
});
const vatId = saying(CUSTOMER_TEXTS.vatId.longest).describe('Number for value-added tax.');
const address = z.string().max(500).describe('Address, as invoices have it; lines end with a new line.');

/** The wire name is `customer-id`; `customerId` is an alias for clients of the release before. */
export const customerIds = {
  'customer-id': idOf('the customer'),
  customerId: idOf('the customer').meta({
    description: 'Deprecated alias of `customer-id`, removed in the next release.',
    deprecated: true,
  }),
};

/** What there is to spend. */
export const balance = record('Balance', 'Balance of a customer.', {
  available: signedMinorUnits('Available amount: payments less reserved and charged amounts, plus the limit'),
  limit: minorUnits('Credit limit'),
  transaction_ids: z.array(idOf('the transaction')).describe('The newest hundred transactions, newest first.'),
  held: minorUnits('Amount reserved for orders; excluded from `available`'),
  currency: currencyCode,
  version: z.int().describe('Grows with every transaction; the ETag of the balance.'),
});

/** A change of a balance: what there is to be, not by how much. */
export const balanceChange = input(
  'BalanceChange',
  'New balance. The difference is posted as a separate transaction; no entry is overwritten.',
  {
    available: minorUnits('New available amount').optional(),
    limit: minorUnits('New limit').optional(),
    transaction_ids: z
      .array(idOf('the transaction'))
      .optional()
      .meta({ description: 'As they were got, or left out; another value of them is refused.', readOnly: true }),
    reason: textIn(BOOKING_TEXTS.reason).optional().describe('Why, for the ledger and the audit trail.'),
  },
);

export const customer = record('Customer', 'Who pays.', {
  ...customerIds,
  userId,
  name,
  balance,
  pays: z
    .boolean()
    .describe(
      'It pays for what its operator orders, as an administrator of payments has said; while none does, nothing is charged.',
    ),
  country: country.nullable(),
  vatId: vatId.nullable(),
  address,
  operatorId: z.string().describe('Operator that it belongs to.'),
  createdAt: utcTimeOf('When it was added'),
});

export const customerBody = input('CustomerBody', 'Fields of a new customer.', {
  userId,
  name,
  currency: currencyCode.optional().describe('Currency of its balance; EUR without it.'),
  country: country.optional(),
  vatId: vatId.optional(),
  address: address.optional(),
  operatorId: textIn(CUSTOMER_TEXTS.operatorId)
    .optional()
    .describe('For administrators of payments; by default your own.'),
  pays: z
    .boolean()
    .optional()
    .describe('For whoever runs the payments: it is to pay for what its operator orders from now on.'),
});

/** Turns charging of an operator on or off. */
export const customerPays = input('CustomerPays', 'Whether a customer pays for what its operator orders.', {
  pays: z
    .boolean()
    .describe('True: it pays for what its operator orders from now on, in place of another. False: it does not.'),
});

export const customerQuery = z.object({
  'user-id': z.string().max(120).optional().describe('Only the customer of this user.'),
  ...pageQuery,
});

/** One line of the ledger as a customer sees it. */
export const transaction = record('Transaction', 'One line of the ledger as a customer sees it.', {
  transactionId: idOf('the transaction'),
  kind: transferKind,
  amount: signedMinorUnits('Change of the available amount'),
  held: signedMinorUnits('Change of the reserved amount'),
  currency: currencyCode,
  reason: z.string().describe('Purpose.'),
  reasonSentences: sentencesOf('reason'),
  actor: z.string().describe('Who caused it.'),
  at: utcTimeOf('When it was booked'),
});

export const transactionQuery = z.object(pageQuery);

const usageOfService = record('ServiceUsage', 'Usage of one service.', {
  serviceType: paidService,
  orders: count('Orders of the time'),
  held: minorUnits('Held now'),
  charged: minorUnits('Charged in the time'),
  credited: minorUnits('Given back in the time'),
});

export const usageSnapshot = record('ServiceUsageSnapshot', 'Usage of a customer since the start of the period.', {
  ...customerIds,
  from: utcTimeOf('Beginning of the time: the running period, or the calendar month'),
  to: utcTimeOf('When this was computed'),
  currency: currencyCode,
  services: z.array(usageOfService).describe('By service.'),
  total: minorUnits('Charged less given back, of all services'),
});

export type Balance = z.infer<typeof balance>;
export type BalanceChange = z.infer<typeof balanceChange>;
export type Customer = z.infer<typeof customer>;
export type CustomerBody = z.infer<typeof customerBody>;
export type CustomerPays = z.infer<typeof customerPays>;
export type Transaction = z.infer<typeof transaction>;
export type UsageSnapshot = z.infer<typeof usageSnapshot>;
