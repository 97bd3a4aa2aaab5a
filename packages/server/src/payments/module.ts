import { PAYMENTS } from '@keepout/contract/payments/role';
import { ensureOperators } from '../fleet/operator.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { namedBy } from '../hosting/record-names.ts';
import type { App } from '../platform/http/http.ts';
import { Refusal, refused } from '../platform/http/problem.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { charges } from '../ports/charges.ts';
import { observationRequests } from '../ports/observation-requests.ts';
import { balanceCharges } from './charges/balance-charges.ts';
import { notCharged } from './charges/not-charged.ts';
import { registerCustomers } from './customers/routes.ts';
import { findCustomer } from './customers/store.ts';
import { customerTable } from './customers/tables.ts';
import { paymentHold } from './holds/tables.ts';
import { PAYMENT_IDS } from './ids.ts';
import { customersToInvoice } from './invoices/due.ts';
import { issueInvoice } from './invoices/issue.ts';
import { registerInvoices } from './invoices/routes.ts';
import { invoiceTable, paymentEvent } from './invoices/tables.ts';
import * as ledger from './ledger/tables.ts';
import { renewSubscriptions } from './orders/renew.ts';
import { registerOrders } from './orders/routes.ts';
import { paymentOrder } from './orders/tables.ts';
import { registerProducts } from './products/routes.ts';
import { priceTable, productTable } from './products/tables.ts';
import { payAt } from './providers/pay-at.ts';
import { declarePaymentQueues, PAYMENTS_CLOCK_QUEUE, SETTLE_QUEUE, type SettleJob } from './providers/queues.ts';
import { providerOf } from './providers/registry.ts';
import { settleBegun, settleEvent } from './providers/settle-job.ts';
import { registerStripeHook } from './providers/stripe/hook.ts';
import { charge } from './tables.ts';
import { registerUnbooked } from './unbooked/routes.ts';
import { unbookedPaymentTable } from './unbooked/tables.ts';

/** Prices and payments: a ledger, customers with balances, orders and invoices. */
export const payments: ServerModule = {
  name: 'payments',
  title: 'Keepout Payments',
  description: 'Customers, what they can spend, what they ordered, and their invoices. Amounts in minor units.',
  requirement: PAYMENTS.requirement,
  tables: [
    ...Object.values(ledger),
    charge,
    customerTable,
    productTable,
    priceTable,
    paymentOrder,
    paymentHold,
    invoiceTable,
    paymentEvent,
    unbookedPaymentTable,
  ],
  idPrefixes: PAYMENT_IDS.prefixes,
  recordNames: {
    balance: namedBy(customerTable, customerTable.name),
    customer: namedBy(customerTable, customerTable.name),
    invoice: namedBy(invoiceTable, invoiceTable.number),
    'payment-order': namedBy(paymentOrder, paymentOrder.number),
  },
  needs: [observationRequests],
  offers: [offer(charges, ({ settings }: ServerContext) => (settings.payments ? balanceCharges : notCharged))],
  register(app, context) {
    ensureOperators(app, context.database.orm);
    refuseWhereOff(app, context.settings.payments);
    registerCustomers(app, context);
    registerOrders(app, context);
    registerProducts(app, context);
    registerInvoices(app, context, (row) => payAt(context, providerOf(context.settings), row));
    registerUnbooked(app, context);
    registerStripeHook(app, context);
  },
  declareJobs: declarePaymentQueues,
  jobs: workOnPayments,
};

/** Allows only reading in an installation without payments: no new customers, orders or corrections. */
function refuseWhereOff(app: App, isOn: boolean): void {
  if (isOn) return;
  app.addHook('preHandler', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.config.isPublic) return;
    throw refused('payments-off', { detail: 'This installation does not accept payments.' });
  });
}

async function workOnPayments(queue: JobQueue, context: ServerContext): Promise<void> {
  const provider = providerOf(context.settings);
  await queue.work<SettleJob>(SETTLE_QUEUE, ({ data }) => settleEvent(context, provider, data));
  if (!context.settings.payments) return;
  await queue.work(PAYMENTS_CLOCK_QUEUE, async () => {
    await invoicePeriods(context);
    await settleBegun(context, provider);
  });
  await queue.schedule(PAYMENTS_CLOCK_QUEUE, '7 * * * *', {});
}

/** Renews due subscriptions, and invoices the customers whose period has ended. The next run completes an interrupted one. */
export async function invoicePeriods(
  context: Pick<ServerContext, 'database' | 'settings'>,
  now: Date = new Date(),
): Promise<void> {
  await renewSubscriptions(context, now);
  for (const customerId of await customersToInvoice(context.database.orm)) {
    const customer = await findCustomer(context.database.orm, customerId);
    if (customer === undefined) continue;
    await issueInvoice(context, customer, 'platform').catch((cause: unknown) => {
      if (!(cause instanceof Refusal && cause.facts.code === 'nothing-to-invoice')) throw cause;
    });
  }
}
