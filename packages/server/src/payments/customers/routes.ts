import { CUSTOMERS } from '@keepout/contract/payments/endpoints/customers';
import { asWritten } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { presentCustomer, presentCustomers, presentTransaction } from './present.ts';
import { auditAccess, findVisibleCustomer, recordAccessOf, runnerOf, visibleOperator } from './record-access.ts';
import { changeBalance, changePays, createCustomer } from './service.ts';
import { CUSTOMER_ORDER, customerList, TRANSACTION_ORDER, transactionList } from './store.ts';
import { usageOf } from './usage.ts';

/** A-12, V-01. */
export function registerCustomers(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serveList(app, CUSTOMERS.listCustomers, CUSTOMER_ORDER, async (request, page) => {
    const access = recordAccessOf(request, context.settings);
    const filter = { operatorId: visibleOperator(access), userId: request.query['user-id'] };
    const { rows, ...facts } = await readListPage(customerList(db, filter), page);
    await auditAccess(db, access, 'customer', rows);
    return { rows: await presentCustomers(db, rows), ...facts };
  });

  serve(app, CUSTOMERS.createCustomer, async (request) => {
    const row = await createCustomer(context, recordAccessOf(request, context.settings), request.body);
    return await presentCustomer(db, row);
  });

  serve(app, CUSTOMERS.getBalance, async (request) => {
    const access = recordAccessOf(request, context.settings);
    const row = await findVisibleCustomer(db, access, request.params.customerId);
    await auditAccess(db, access, 'customer', [row]);
    const balance = (await presentCustomer(db, row)).balance;
    return balance;
  });

  serve(app, CUSTOMERS.changeBalance, async (request, _reply, expected) => {
    const { customerId } = request.params;
    const { reason, ...change } = request.body;
    const correction = { ...change, ...(reason !== undefined && { reason: asWritten(reason) }) };
    const row = await changeBalance(context, runnerOf(request, context.settings), customerId, correction, expected);
    const balance = (await presentCustomer(db, row)).balance;
    return balance;
  });

  serve(app, CUSTOMERS.changeCustomerPays, async (request) => {
    const access = runnerOf(request, context.settings);
    const customerRow = await findVisibleCustomer(db, access, request.params.customerId);
    await auditAccess(db, access, 'customer', [customerRow]);
    return await presentCustomer(db, await changePays(context, access, customerRow.id, request.body.pays));
  });

  serveList(app, CUSTOMERS.listTransactions, TRANSACTION_ORDER, async (request, page) => {
    const access = recordAccessOf(request, context.settings);
    const { id, operatorId } = await findVisibleCustomer(db, access, request.params.customerId);
    const { rows, ...facts } = await readListPage(transactionList(db, id), page);
    await auditAccess(db, access, 'customer', [{ id, operatorId }]);
    return { rows: rows.map(presentTransaction), ...facts };
  });

  serve(app, CUSTOMERS.getServiceUsageSnapshot, async (request) => {
    const access = recordAccessOf(request, context.settings);
    const row = await findVisibleCustomer(db, access, request.params.customerId);
    await auditAccess(db, access, 'customer', [row]);
    return await usageOf(db, row);
  });
}
