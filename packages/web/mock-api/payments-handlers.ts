import type { Balance, Customer, CustomerPays, Transaction } from '@keepout/contract/payments/customer';
import type { Invoice, InvoicePayment } from '@keepout/contract/payments/invoice';
import type { Order } from '@keepout/contract/payments/order';
import type { Price, Product } from '@keepout/contract/payments/product';
import type { UnbookedPayment } from '@keepout/contract/payments/unbooked';
import { tell, withStatement } from '@keepout/contract/sentences';
import { type Handler, on } from './handlers.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

const MADE = '2026-11-02T08:15:30.120Z';

const balance = { held: 22_500, currency: 'EUR', transaction_ids: ['trf-2', 'trf-1'], version: 7 };
const customer: Customer = {
  customerId: 'cus-1',
  userId: 'subject-1',
  name: 'Aurora Space B.V.',
  pays: true,
  country: 'NL',
  vatId: 'NL000000000B01',
  address: '',
  operatorId: 'aurora',
  createdAt: MADE,
  balance: { available: 359_000, limit: 500_000, ...balance },
};
const other: Customer = {
  ...customer,
  customerId: 'cus-2',
  userId: 'subject-2',
  name: 'Gull Ltd',
  operatorId: 'gull',
  country: 'GB',
  balance: { available: 12_000, limit: 0, ...balance, held: 0, version: 3 },
};
const base: Order = {
  orderId: 'ord-1',
  orderNumber: 'O-2026-000014',
  'customer-id': 'cus-1',
  'service-type': 'odt',
  'request-id': 'REQ-2611-0003',
  paymentType: null,
  productId: null,
  priceId: null,
  amount: 27_000,
  held: 13_500,
  charged: 9000,
  credited: 4500,
  currency: 'EUR',
  period: null,
  periods: 0,
  periodStart: null,
  periodEnd: null,
  status: 'OPEN',
  ...withStatement('note', tell('observation-of', { target: 'ARGO-5 R/B', passes: 2 })),
  createdAt: MADE,
  createdBy: 'platform',
  version: 1,
};
const transactions: Transaction[] = [
  {
    transactionId: 'trf-3',
    kind: 'CAPTURE',
    amount: 0,
    held: -13_500,
    currency: 'EUR',
    actor: 'platform',
    at: MADE,
    ...withStatement('reason', tell('pass-of', { at: '2026-11-21T23:04:49Z', sensor: 'TEI-07' })),
  },
  {
    transactionId: 'trf-2',
    kind: 'HOLD',
    amount: -27_000,
    held: 27_000,
    currency: 'EUR',
    actor: 'platform',
    at: MADE,
    ...withStatement('reason', tell('observation-of', { target: 'ARGO-5 R/B', passes: 2 })),
  },
  {
    transactionId: 'trf-1',
    kind: 'CHARGE',
    amount: -49_000,
    held: 0,
    currency: 'EUR',
    actor: 'demo',
    at: MADE,
    ...withStatement('reason', tell('period-of', { order: 'O-2026-000013', product: 'screening-month', period: 1 })),
  },
];
const party = { name: 'Keepout', address: '', country: 'DE', vatId: null };
const product: Product = {
  productId: 'screening-month',
  productType: 'SUBSCRIPTION',
  name: 'Screening, monthly',
  serviceType: 'ca',
  description: '',
  createdAt: MADE,
};
const price: Price = {
  priceId: 'pri-1',
  productId: 'screening-month',
  amount: 49_000,
  currency: 'EUR',
  period: 'MONTH',
  validFrom: MADE,
};

/** Customers, orders, invoices and products, changed for as long as the page is open. */
export function paymentsHandlers(scenario: Scenario): readonly Handler[] {
  const isAdmin = scenario.access['payments']?.includes('admin') ?? false;
  const isEmpty = scenario.payments === 'none';
  const customers: Customer[] = isEmpty ? [] : isAdmin ? [customer, other] : [customer];
  const orders: Order[] = isEmpty
    ? []
    : [
        base,
        {
          ...base,
          orderId: 'ord-2',
          orderNumber: 'O-2026-000013',
          'service-type': 'ca',
          'request-id': null,
          paymentType: 'SUBSCRIPTION',
          productId: 'screening-month',
          amount: 49_000,
          held: 0,
          charged: 49_000,
          credited: 0,
          period: 'MONTH',
          periods: 1,
          periodStart: MADE,
          periodEnd: '2026-12-02T08:15:30.120Z',
          status: 'ACTIVE',
          ...withStatement('note', []),
        },
      ];
  const invoices: Invoice[] = isEmpty
    ? []
    : [
        {
          invoiceId: 'inv-2',
          invoiceNumber: 'I-2026-000004',
          customerId: 'cus-1',
          status: 'ISSUED',
          currency: 'EUR',
          net: 49_000,
          vat: 0,
          vatRate: 0,
          vatCase: 'REVERSE_CHARGE',
          gross: 49_000,
          paid: 0,
          vatNote: '',
          seller: party,
          buyer: { ...party, name: customer.name },
          lines: [],
          periodStart: MADE,
          periodEnd: MADE,
          issuedAt: MADE,
          dueAt: '2026-12-02T08:15:30Z',
          paidAt: null,
          provider: 'BANK_TRANSFER',
          payUrl: null,
        },
      ];
  const unbooked: UnbookedPayment[] = isEmpty
    ? []
    : [
        {
          unbookedId: 'unb-1',
          provider: 'STRIPE',
          reference: 'cs_live_a1b2c3d4e5',
          reason: 'OTHER_CURRENCY',
          amount: 52_000,
          currency: 'CHF',
          invoiceId: 'inv-2',
          invoiceNumber: 'I-2026-000004',
          invoiceCurrency: 'EUR',
          customerId: 'cus-1',
          operatorId: 'aurora',
          seenAt: MADE,
          resolvedAt: null,
          resolvedBy: null,
          note: '',
        },
      ];
  const products: Product[] = isEmpty ? [] : [product];
  const prices: Price[] = isEmpty ? [] : [price];
  const missing = () => mockProblem({ status: 404, code: 'not-found', detail: 'The customer was not found.' });
  // Whoever corrects a balance first is beaten to it by somebody else, once.
  let isBeaten = true;
  return [
    on('listCustomers', (request) => mockPage(request, customers)),
    on('createCustomer', async (request) => {
      const body = (await request.json()) as Partial<Customer>;
      const empty = { ...balance, available: 0, limit: 0, held: 0, transaction_ids: [], version: 1 };
      const made = { ...customer, ...body, customerId: `cus-${customers.length + 3}`, balance: empty } as Customer;
      customers.push(made);
      return Response.json(made, { status: 201 });
    }),
    on('getBalance', (_request, [id]) => {
      const found = customers.find(({ customerId }) => customerId === id);
      return found ? Response.json(found.balance) : missing();
    }),
    on('changeBalance', async (request, [id]) => {
      const index = customers.findIndex(({ customerId }) => customerId === id);
      const found = customers[index];
      if (!found) return missing();
      const change = (await request.json()) as Balance;
      const before = found.balance;
      if (isBeaten) {
        isBeaten = false;
        const now = { ...before, available: before.available - 9000, version: before.version + 1 };
        customers[index] = { ...found, balance: now };
      }
      const present = customers[index]!.balance;
      if (request.headers.get('if-match') !== `"${present.version}"`) {
        return mockProblem({ status: 412, code: 'version-changed', detail: 'The balance changed in the meantime.' });
      }
      const { available, limit } = change;
      customers[index] = { ...found, balance: { ...present, available, limit, version: present.version + 1 } };
      return Response.json(customers[index].balance);
    }),
    on('changeCustomerPays', async (request, [id]) => {
      const index = customers.findIndex(({ customerId }) => customerId === id);
      const { pays } = (await request.json()) as CustomerPays;
      if (!customers[index]) return missing();
      customers[index] = { ...customers[index], pays };
      return Response.json(customers[index]);
    }),
    on('listTransactions', (request) => mockPage(request, isEmpty ? [] : transactions)),
    on('getServiceUsageSnapshot', (_request, [customerId]) =>
      Response.json({
        customerId,
        from: '2026-11-02T08:15:30.120Z',
        to: MADE,
        currency: 'EUR',
        total: 53_500,
        services: [
          { serviceType: 'ca', orders: 1, held: 0, charged: 49_000, credited: 0 },
          { serviceType: 'odt', orders: 1, held: 13_500, charged: 9000, credited: 4500 },
        ],
      }),
    ),
    on('listOrders', (request) => {
      const wanted = new URL(request.url).searchParams.get('customer-id');
      return mockPage(
        request,
        orders.filter((order) => wanted === null || order['customer-id'] === wanted),
      );
    }),
    on('placeOrder', async (request) => {
      const body = (await request.json()) as Partial<Order>;
      const made = { ...orders[1]!, ...body, orderId: 'ord-9', orderNumber: 'O-2026-000015' } as Order;
      orders.unshift(made);
      return Response.json(made, { status: 201 });
    }),
    on('endSubscription', (_request, [id]) => {
      const index = orders.findIndex(({ orderId }) => orderId === id);
      if (!orders[index]) return missing();
      orders[index] = { ...orders[index], status: 'COMPLETE' };
      return Response.json(orders[index]);
    }),
    on('listInvoices', (request) => mockPage(request, invoices)),
    on('recordPayment', async (request, [id]) => {
      const index = invoices.findIndex(({ invoiceId }) => invoiceId === id);
      if (!invoices[index]) return missing();
      const paid = invoices[index].paid + ((await request.json()) as InvoicePayment).amount;
      const status = paid < invoices[index].gross ? 'PARTLY_PAID' : 'PAID';
      invoices[index] = { ...invoices[index], status, paid, paidAt: status === 'PAID' ? MADE : null };
      return Response.json(invoices[index]);
    }),
    on('issueInvoice', () =>
      mockProblem({
        status: 409,
        code: 'nothing-to-invoice',
        detail: 'Nothing is to be invoiced to Gull Ltd since the last invoice.',
      }),
    ),
    on('listUnbookedPayments', (request) => mockPage(request, unbooked)),
    on('resolveUnbookedPayment', async (request, [id]) => {
      const index = unbooked.findIndex(({ unbookedId }) => unbookedId === id);
      const { note } = (await request.json()) as { note: string };
      unbooked[index] = { ...unbooked[index]!, resolvedAt: MADE, resolvedBy: 'demo', note };
      return Response.json(unbooked[index]);
    }),
    on('listProducts', (request) => mockPage(request, products)),
    on('createProduct', async (request) => {
      const made = { ...product, ...((await request.json()) as Product) };
      products.push(made);
      return Response.json(made, { status: 201 });
    }),
    on('listPrices', (request) => mockPage(request, prices)),
    on('createPrice', async (request) => {
      const made = { ...price, ...((await request.json()) as Price), priceId: `pri-${prices.length + 1}` };
      prices.push(made);
      return Response.json(made, { status: 201 });
    }),
    on('estimatePrices', (request) =>
      mockPage(
        request,
        prices.map(({ priceId, productId, amount, currency, period }) => ({
          priceId,
          productId,
          quantity: 1,
          net: amount,
          vat: 0,
          vatRate: 0,
          gross: amount,
          currency,
          period,
          isCovered: true,
        })),
      ),
    ),
    on('listCurrencies', () => Response.json(['CHF', 'EUR', 'USD'].map((currency) => ({ currency, decimals: 2 })))),
  ];
}
