import { z } from 'zod';
import {
  balance,
  balanceChange,
  customer,
  customerBody,
  customerPays,
  customerQuery,
  transaction,
  transactionQuery,
  usageSnapshot,
} from '../../payments/customer.ts';
import { PAYMENTS_ADMIN } from '../../payments/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ customerId: idOf('the customer') });

export const CUSTOMERS = endpoints('payments', ['customers'], {
  listCustomers: {
    call: 'GET /customers',
    summary: 'Lists the customers of your organisation with their balances, by name',
    description: 'Your own customer has the subject of your token as `userId`.',
    query: customerQuery,
    answers: { 200: z.array(customer) },
  },
  createCustomer: {
    call: 'POST /customers',
    summary: 'Adds a customer',
    description:
      'You may add yourself; an administrator of payments adds other users of your organisation. The balance starts at zero, and orders are not charged until an administrator of payments turns charging on.',
    body: customerBody,
    answers: { 201: customer },
    invalidRequest: 'Invalid customers/post request parameters.',
    readBy: 'getBalance',
    problems: ['customer-exists', 'customer-not-own', 'customer-pays-by-admin', 'currency-unknown', 'payments-off'],
  },
  getBalance: {
    call: 'GET /customers/{customerId}/balance',
    summary: 'Returns the balance of a customer with its ETag',
    params,
    answers: { 200: balance },
  },
  changeBalance: {
    call: 'PATCH /customers/{customerId}/balance',
    summary: 'Sets a balance, based on the version in If-Match',
    description:
      'The difference is booked as a separate transaction. For administrators of payments of the installation.',
    tags: ['admin'],
    params,
    headers: ifMatchHeaders,
    body: balanceChange,
    answers: { 200: balance },
    requirement: PAYMENTS_ADMIN,
    needsVersion: true,
    problems: ['read-only-field', 'balance-below-limit', 'payments-off'],
  },
  changeCustomerPays: {
    call: 'PUT /customers/{customerId}/pays',
    summary: 'Turns charging of an operator on or off for a customer',
    description: 'At most one customer of an operator pays. For administrators of payments of the installation.',
    tags: ['admin'],
    params,
    body: customerPays,
    answers: { 200: customer },
    requirement: PAYMENTS_ADMIN,
    problems: ['not-found', 'payments-off'],
  },
  listTransactions: {
    call: 'GET /customers/{customerId}/transactions',
    summary: 'Lists the transactions of a customer, newest first',
    params,
    query: transactionQuery,
    answers: { 200: z.array(transaction) },
  },
  getServiceUsageSnapshot: {
    call: 'GET /customers/{customerId}/service_usage_snapshot',
    summary: 'Returns the usage of a customer since the start of the period',
    params,
    answers: { 200: usageSnapshot },
  },
});
