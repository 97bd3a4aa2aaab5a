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
} from '@keepout/contract/payments/customer';
import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { presentCustomer, presentCustomers, presentTransaction } from './present.ts';
import { changeBalance, changePays, createCustomer } from './service.ts';
import { auditLook, operatorSeen, runnerOf, seenCustomer, sightOf } from './sight.ts';
import {
  CUSTOMER_ORDER,
  countCustomers,
  countTransactions,
  pageCustomers,
  pageTransactions,
  TRANSACTION_ORDER,
} from './store.ts';
import { usageOf } from './usage.ts';

const tags = ['customers'];
const params = z.object({ customerId: idOf('the customer') });

/** A-12, V-01. */
export function registerCustomers(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/customers',
    schema: {
      operationId: 'listCustomers',
      summary: 'Customers of your organisation with their balances, sorted by name',
      description: 'Your own customer is the one whose `userId` is the subject of your token.',
      tags,
      querystring: customerQuery,
      response: { 200: z.array(customer) },
    },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const filter = { operatorId: operatorSeen(sight), userId: request.query['user-id'] };
      const [{ rows, next }, total] = await Promise.all([
        pageCustomers(db, filter, pageOf(request.query, CUSTOMER_ORDER)),
        countCustomers(db, filter),
      ]);
      await auditLook(db, sight, 'customer', rows);
      tellPage(request, reply, CUSTOMER_ORDER, { total, next });
      return await presentCustomers(db, rows);
    },
  });

  app.route({
    method: 'POST',
    url: '/customers',
    schema: {
      operationId: 'createCustomer',
      summary: 'Add a customer',
      description:
        'You may be one yourself; an administrator of payments adds others of your organisation. The balance begins at nothing, and nothing is charged until he says that the customer pays.',
      tags,
      body: customerBody,
      response: { 201: customer },
    },
    config: {
      invalidRequest: 'Invalid customers/post request parameters.',
      tells: ['Location'],
      problems: ['customer-exists', 'customer-not-own', 'customer-pays-by-admin', 'currency-unknown', 'payments-off'],
    },
    handler: async (request, reply) => {
      const row = await createCustomer(context, sightOf(request, context.settings), request.body);
      return reply
        .code(201)
        .header('location', `/api/v1/payments/customers/${encodeURIComponent(row.id)}/balance`)
        .send(await presentCustomer(db, row));
    },
  });

  app.route({
    method: 'GET',
    url: '/customers/:customerId/balance',
    schema: {
      operationId: 'getBalance',
      summary: 'What a customer can spend, with its ETag',
      tags,
      params,
      response: { 200: balance },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const row = await seenCustomer(db, sight, request.params.customerId);
      await auditLook(db, sight, 'customer', [row]);
      const told = (await presentCustomer(db, row)).balance;
      return reply.header('etag', `"${told.version}"`).send(told);
    },
  });

  app.route({
    method: 'PATCH',
    url: '/customers/:customerId/balance',
    schema: {
      operationId: 'changeBalance',
      summary: 'Make a balance what it is to be; If-Match guards against overwriting a change made meanwhile',
      description:
        'The difference is booked as a transaction of its own. For who runs the payments of the installation.',
      tags: ['admin'],
      params,
      headers: ifMatchHeaders,
      body: balanceChange,
      response: { 200: balance },
    },
    config: {
      requirement: PAYMENTS_ADMIN,
      tells: ['ETag'],
      problems: ['version-changed', 'read-only-field', 'balance-below-limit', 'payments-off'],
    },
    handler: async (request, reply) => {
      const { customerId } = request.params;
      const expected = expectedVersion(request.headers);
      const row = await changeBalance(context, runnerOf(request, context.settings), customerId, request.body, expected);
      const told = (await presentCustomer(db, row)).balance;
      return reply.header('etag', `"${told.version}"`).send(told);
    },
  });

  app.route({
    method: 'PUT',
    url: '/customers/:customerId/pays',
    schema: {
      operationId: 'changeCustomerPays',
      summary: 'Turn charging of an operator on or off: whether this customer pays for what it orders',
      description: 'Of the customers of an operator one pays, or none. For who runs the payments of the installation.',
      tags: ['admin'],
      params,
      body: customerPays,
      response: { 200: customer },
    },
    config: { requirement: PAYMENTS_ADMIN, problems: ['not-found', 'payments-off'] },
    handler: async (request) => {
      const sight = runnerOf(request, context.settings);
      const seen = await seenCustomer(db, sight, request.params.customerId);
      await auditLook(db, sight, 'customer', [seen]);
      return await presentCustomer(db, await changePays(context, sight, seen.id, request.body.pays));
    },
  });

  app.route({
    method: 'GET',
    url: '/customers/:customerId/transactions',
    schema: {
      operationId: 'listTransactions',
      summary: 'What was booked for a customer, newest first',
      tags,
      params,
      querystring: transactionQuery,
      response: { 200: z.array(transaction) },
    },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const { id, operatorId } = await seenCustomer(db, sight, request.params.customerId);
      const [{ rows, next }, total] = await Promise.all([
        pageTransactions(db, id, pageOf(request.query, TRANSACTION_ORDER)),
        countTransactions(db, id),
      ]);
      await auditLook(db, sight, 'customer', [{ id, operatorId }]);
      tellPage(request, reply, TRANSACTION_ORDER, { total, next });
      return rows.map(presentTransaction);
    },
  });

  app.route({
    method: 'GET',
    url: '/customers/:customerId/service_usage_snapshot',
    schema: {
      operationId: 'getServiceUsageSnapshot',
      summary: 'What a customer used since the beginning of the period',
      tags,
      params,
      response: { 200: usageSnapshot },
    },
    handler: async (request) => {
      const sight = sightOf(request, context.settings);
      const row = await seenCustomer(db, sight, request.params.customerId);
      await auditLook(db, sight, 'customer', [row]);
      return await usageOf(db, row);
    },
  });
}
