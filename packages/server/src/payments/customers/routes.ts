import { CUSTOMERS } from '@keepout/contract/payments/endpoints/customers';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
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

/** A-12, V-01. */
export function registerCustomers(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, CUSTOMERS.listCustomers, async (request, reply) => {
    const sight = sightOf(request, context.settings);
    const filter = { operatorId: operatorSeen(sight), userId: request.query['user-id'] };
    const [{ rows, next }, total] = await Promise.all([
      pageCustomers(db, filter, pageOf(request.query, CUSTOMER_ORDER)),
      countCustomers(db, filter),
    ]);
    await auditLook(db, sight, 'customer', rows);
    tellPage(request, reply, CUSTOMER_ORDER, { total, next });
    return await presentCustomers(db, rows);
  });

  serve(app, CUSTOMERS.createCustomer, async (request, reply) => {
    const row = await createCustomer(context, sightOf(request, context.settings), request.body);
    return reply
      .code(201)
      .header('location', urlOf(CUSTOMERS.getBalance, { customerId: row.id }))
      .send(await presentCustomer(db, row));
  });

  serve(app, CUSTOMERS.getBalance, async (request, reply) => {
    const sight = sightOf(request, context.settings);
    const row = await seenCustomer(db, sight, request.params.customerId);
    await auditLook(db, sight, 'customer', [row]);
    const told = (await presentCustomer(db, row)).balance;
    return reply.header('etag', `"${told.version}"`).send(told);
  });

  serve(app, CUSTOMERS.changeBalance, async (request, reply) => {
    const { customerId } = request.params;
    const expected = expectedVersion(request.headers);
    const row = await changeBalance(context, runnerOf(request, context.settings), customerId, request.body, expected);
    const told = (await presentCustomer(db, row)).balance;
    return reply.header('etag', `"${told.version}"`).send(told);
  });

  serve(app, CUSTOMERS.changeCustomerPays, async (request) => {
    const sight = runnerOf(request, context.settings);
    const seen = await seenCustomer(db, sight, request.params.customerId);
    await auditLook(db, sight, 'customer', [seen]);
    return await presentCustomer(db, await changePays(context, sight, seen.id, request.body.pays));
  });

  serve(app, CUSTOMERS.listTransactions, async (request, reply) => {
    const sight = sightOf(request, context.settings);
    const { id, operatorId } = await seenCustomer(db, sight, request.params.customerId);
    const [{ rows, next }, total] = await Promise.all([
      pageTransactions(db, id, pageOf(request.query, TRANSACTION_ORDER)),
      countTransactions(db, id),
    ]);
    await auditLook(db, sight, 'customer', [{ id, operatorId }]);
    tellPage(request, reply, TRANSACTION_ORDER, { total, next });
    return rows.map(presentTransaction);
  });

  serve(app, CUSTOMERS.getServiceUsageSnapshot, async (request) => {
    const sight = sightOf(request, context.settings);
    const row = await seenCustomer(db, sight, request.params.customerId);
    await auditLook(db, sight, 'customer', [row]);
    return await usageOf(db, row);
  });
}
