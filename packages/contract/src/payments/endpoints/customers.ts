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
    summary: 'Customers of your organisation with their balances, sorted by name',
    description: 'Your own customer is the one whose `userId` is the subject of your token.',
    query: customerQuery,
    answers: { 200: z.array(customer) },
  },
  createCustomer: {
    call: 'POST /customers',
    summary: 'Add a customer',
    description:
      'You may be one yourself; an administrator of payments adds others of your organisation. The balance begins at nothing, and nothing is charged until he says that the customer pays.',
    body: customerBody,
    answers: { 201: customer },
    invalidRequest: 'Invalid customers/post request parameters.',
    readBy: 'getBalance',
    problems: ['customer-exists', 'customer-not-own', 'customer-pays-by-admin', 'currency-unknown', 'payments-off'],
  },
  getBalance: {
    call: 'GET /customers/{customerId}/balance',
    summary: 'Balance of a customer, with its ETag',
    params,
    answers: { 200: balance },
  },
  changeBalance: {
    call: 'PATCH /customers/{customerId}/balance',
    summary: 'Set a balance, based on the version in If-Match',
    description: 'The difference is booked as a transaction of its own. For who runs the payments of the installation.',
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
    summary: 'Turn charging of an operator on or off: whether this customer pays for what it orders',
    description: 'Of the customers of an operator one pays, or none. For who runs the payments of the installation.',
    tags: ['admin'],
    params,
    body: customerPays,
    answers: { 200: customer },
    requirement: PAYMENTS_ADMIN,
    problems: ['not-found', 'payments-off'],
  },
  listTransactions: {
    call: 'GET /customers/{customerId}/transactions',
    summary: 'Transactions of a customer, newest first',
    params,
    query: transactionQuery,
    answers: { 200: z.array(transaction) },
  },
  getServiceUsageSnapshot: {
    call: 'GET /customers/{customerId}/service_usage_snapshot',
    summary: 'Usage of a customer since the start of the period',
    params,
    answers: { 200: usageSnapshot },
  },
});
