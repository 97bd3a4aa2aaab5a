import type { Customer, Transaction } from '@keepout/contract/payments/customer';
import { PAYMENT_EXAMPLES } from '@keepout/contract/payments/examples';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Order } from '@keepout/contract/payments/order';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const MADE_AT = '2026-11-02T08:15:30.120Z';
const PERIOD = { periodStart: MADE_AT, periodEnd: '2026-12-02T08:15:30.120Z' };
const ORDER: Order = {
  ...RECORDED.placeOrder,
  ...PERIOD,
  createdAt: MADE_AT,
  createdBy: 'ada',
  orderNumber: 'O-2026-000014',
};
const [recorded, transaction, product, price, estimation] = [
  RECORDED.listCustomers[0]!,
  { ...RECORDED.listTransactions[0]!, at: MADE_AT },
  { ...RECORDED.listProducts[0]!, createdAt: MADE_AT },
  { ...RECORDED.listPrices[0]!, validFrom: MADE_AT },
  RECORDED.estimatePrices[0]!,
];
const PRICE_OF_OBSERVATION = 27_000;
const observation = tell('observation-of', { target: 'ARGO-5 R/B', passes: 2 });
const subscription = tell('period-of', { order: 'O-2026-000013', product: product.productId, period: 1 });

const customer: Customer = {
  ...recorded,
  'customer-id': 'cus-1',
  customerId: 'cus-1',
  userId: 'subject-1',
  name: 'Aurora Space B.V.',
  country: 'NL',
  vatId: 'NL000000000B01',
  address: '',
  createdAt: MADE_AT,
  operatorId: 'aurora',
  balance: { ...recorded.balance, available: 359_000, held: 22_500, transaction_ids: ['trf-2', 'trf-1'], version: 7 },
};
const gull: Customer = {
  ...customer,
  'customer-id': 'cus-2',
  customerId: 'cus-2',
  userId: 'subject-2',
  name: 'Gull Ltd',
  operatorId: 'gull',
  country: 'GB',
  balance: { ...customer.balance, available: 12_000, limit: 0, held: 0, version: 3 },
};
const ORDERS: readonly Order[] = [
  {
    ...ORDER,
    orderId: 'ord-1',
    'customer-id': 'cus-1',
    'service-type': 'odt',
    'request-id': 'REQ-2611-0003',
    paymentType: null,
    productId: null,
    priceId: null,
    amount: PRICE_OF_OBSERVATION,
    held: 13_500,
    charged: 9000,
    credited: 4500,
    period: null,
    periods: 0,
    periodStart: null,
    periodEnd: null,
    status: 'OPEN',
    ...withStatement('note', observation),
  },
  {
    ...ORDER,
    orderId: 'ord-2',
    orderNumber: 'O-2026-000013',
    'customer-id': 'cus-1',
  },
];
const TRANSACTIONS: readonly Transaction[] = [
  {
    ...transaction,
    transactionId: 'trf-3',
    kind: 'CAPTURE',
    amount: 0,
    held: -13_500,
    ...withStatement('reason', tell('pass-of', { at: '2026-11-21T23:04:49Z', sensor: 'TEI-07' })),
  },
  {
    ...transaction,
    transactionId: 'trf-2',
    kind: 'HOLD',
    amount: -PRICE_OF_OBSERVATION,
    held: PRICE_OF_OBSERVATION,
    ...withStatement('reason', observation),
  },
  {
    ...transaction,
    transactionId: 'trf-1',
    kind: 'CHARGE',
    amount: -price.amount,
    held: 0,
    actor: 'demo',
    ...withStatement('reason', subscription),
  },
];
const INVOICE: Invoice = {
  ...PAYMENT_EXAMPLES.Invoice,
  invoiceId: 'inv-2',
  invoiceNumber: 'I-2026-000004',
  'customer-id': 'cus-1',
  customerId: 'cus-1',
  buyer: { ...PAYMENT_EXAMPLES.Invoice.buyer, name: customer.name },
  dueAt: '2026-12-02T08:15:30Z',
};

/** Customers, orders, invoices and products, changed for as long as the page is open. */
export function paymentsHandlers(scenario: Scenario): readonly Handler[] {
  const isAdmin = scenario.access['payments']?.includes('admin') ?? false;
  const isEmpty = scenario.payments === 'none';
  const unlessEmpty = <Item>(...items: readonly Item[]) => (isEmpty ? [] : items);
  const customers = mutableRecords(({ customerId }) => customerId, unlessEmpty(customer, ...(isAdmin ? [gull] : [])));
  const orders = mutableRecords(({ orderId }) => orderId, unlessEmpty(...ORDERS));
  const invoices = mutableRecords(({ invoiceId }) => invoiceId, unlessEmpty(INVOICE));
  const unbooked = mutableRecords(
    ({ unbookedId }) => unbookedId,
    unlessEmpty({
      ...PAYMENT_EXAMPLES.UnbookedPayment,
      unbookedId: 'unb-1',
      reference: 'cs_live_a1b2c3d4e5',
      invoiceId: INVOICE.invoiceId,
      invoiceNumber: INVOICE.invoiceNumber,
      'customer-id': 'cus-1',
      customerId: 'cus-1',
      operatorId: 'aurora',
    }),
  );
  const products = mutableRecords(({ productId }) => productId, unlessEmpty({ ...product, description: '' }));
  const prices = mutableRecords(({ priceId }) => priceId, unlessEmpty({ ...price, priceId: 'pri-1' }));
  // Whoever corrects a balance first is beaten to it by somebody else, once.
  let isBeaten = true;
  return [
    on('listCustomers', () => customers.all()),
    on('createCustomer', ({ body: { currency = 'EUR', ...body } }) =>
      customers.last({
        ...customer,
        ...body,
        'customer-id': `cus-${customers.all().length + 3}`,
        customerId: `cus-${customers.all().length + 3}`,
        balance: { available: 0, limit: 0, held: 0, transaction_ids: [], version: 1, currency },
      } as Customer),
    ),
    on('getBalance', ({ params }) => customers.find(params.customerId)?.balance),
    on('changeBalance', ({ request, params: { customerId }, body: { reason: _reason, ...amounts } }) => {
      const prior = customers.find(customerId);
      if (!prior) return undefined;
      const { balance } = prior;
      const balances = mutableRecords(() => customerId, [balance]);
      if (isBeaten) balances.put(customerId, { available: balance.available - 9000 });
      isBeaten = false;
      const answer = balances.change(request, customerId, amounts);
      customers.put(customerId, { balance: balances.all()[0] ?? balance });
      return answer;
    }),
    on('changeCustomerPays', ({ params, body }) => customers.put(params.customerId, body)),
    on('listTransactions', () => unlessEmpty(...TRANSACTIONS)),
    on('getServiceUsageSnapshot', ({ params }) => ({
      ...RECORDED.getServiceUsageSnapshot,
      to: MADE_AT,
      'customer-id': params.customerId,
      customerId: params.customerId,
      from: '2026-11-02T08:15:30.120Z',
      total: 53_500,
      services: [
        { serviceType: 'ca' as const, orders: 1, held: 0, charged: price.amount, credited: 0 },
        { serviceType: 'odt' as const, orders: 1, held: 13_500, charged: 9000, credited: 4500 },
      ],
    })),
    on('listOrders', ({ query: { 'customer-id': requestedId } }) =>
      orders.all().filter((order) => requestedId === undefined || order['customer-id'] === requestedId),
    ),
    on('placeOrder', ({ body }) =>
      orders.first({ ...ORDERS[1], ...body, orderId: 'ord-9', orderNumber: 'O-2026-000015' } as Order),
    ),
    on('endSubscription', ({ params }) => orders.put(params.orderId, { status: 'COMPLETE' })),
    on('listInvoices', () => invoices.all()),
    on('recordPayment', ({ params: { invoiceId }, body: { amount } }) => {
      const prior = invoices.find(invoiceId);
      if (!prior) return undefined;
      const paid = prior.paid + amount;
      const isPaid = paid >= prior.gross;
      const status = isPaid ? 'PAID' : 'PARTLY_PAID';
      return invoices.put(invoiceId, { status, paid, paidAt: isPaid ? transaction.at : null });
    }),
    on('issueInvoice', () =>
      mockProblem('nothing-to-invoice', 'There are no charges of Gull Ltd since the last invoice.'),
    ),
    on('listUnbookedPayments', () => unbooked.all()),
    on('resolveUnbookedPayment', ({ params, body: { note } }) =>
      unbooked.put(params.unbookedId, { resolvedAt: transaction.at, resolvedBy: 'demo', note }),
    ),
    on('listProducts', () => products.all()),
    on('createProduct', ({ body }) => products.last({ ...product, ...body })),
    on('listPrices', () => prices.all()),
    on('createPrice', ({ body }) => prices.last({ ...price, ...body, priceId: `pri-${prices.all().length + 1}` })),
    on('estimatePrices', () =>
      prices.all().map(({ priceId, productId, amount, currency, period }) => ({
        ...estimation,
        priceId,
        productId,
        net: amount,
        vat: 0,
        vatRate: 0,
        gross: amount,
        currency,
        period,
      })),
    ),
    on('listCurrencies', () => ['CHF', 'EUR', 'USD'].map((currency) => ({ currency, decimals: 2 }))),
  ];
}
