import { PAYMENTS } from '@keepout/contract/payments/role';
import { ensureOperators } from '../fleet/operator.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { charges } from '../ports/charges.ts';
import { balanceCharges } from './charges/balance-charges.ts';
import { notCharged } from './charges/not-charged.ts';
import { registerCustomers } from './customers/routes.ts';
import { customer } from './customers/tables.ts';
import { paymentHold } from './holds/tables.ts';
import { PAYMENT_IDS } from './ids.ts';
import { registerInvoices } from './invoices/routes.ts';
import { invoice, paymentEvent } from './invoices/tables.ts';
import { workOnPayments } from './jobs.ts';
import { currency, numberSeries, paymentAccount, posting, transfer, vatRate, vatRule } from './ledger/tables.ts';
import { refuseWhereOff } from './off.ts';
import { registerOrders } from './orders/routes.ts';
import { paymentOrder } from './orders/tables.ts';
import { registerProducts } from './products/routes.ts';
import { price, product } from './products/tables.ts';
import { payAt } from './providers/pay-at.ts';
import { declarePaymentQueues } from './providers/queues.ts';
import { providerOf } from './providers/registry.ts';
import { registerStripeHook } from './providers/stripe/hook.ts';
import { charge } from './tables.ts';
import { registerUnbooked } from './unbooked/routes.ts';
import { unbookedPayment } from './unbooked/tables.ts';

/** Prices and what became of them: a ledger, customers with balances, orders and invoices. */
export const payments: ServerModule = {
  name: 'payments',
  title: 'Keepout Payments',
  description: 'Customers, what they can spend, what they ordered, and their invoices. Amounts in minor units.',
  requirement: PAYMENTS.requirement,
  tables: [
    charge,
    currency,
    vatRate,
    vatRule,
    numberSeries,
    customer,
    paymentAccount,
    transfer,
    posting,
    product,
    price,
    paymentOrder,
    paymentHold,
    invoice,
    paymentEvent,
    unbookedPayment,
  ],
  idPrefixes: PAYMENT_IDS.prefixes,
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
