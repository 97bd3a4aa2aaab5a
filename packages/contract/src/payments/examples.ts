import type { BalanceChange, Customer, CustomerBody, Transaction, UsageSnapshot } from './customer.ts';
import type { Invoice, InvoicePayment } from './invoice.ts';
import type { Currency, VatRate } from './money.ts';
import type { Order, OrderBody } from './order.ts';
import type { Price, PriceBody, PriceEstimation, Product, ProductBody } from './product.ts';
import type { UnbookedPayment } from './unbooked.ts';

const CUSTOMER_ID = 'cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11';
const TRANSFER_ID = 'trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77';
const ORDER_ID = 'ord-55a0c0de-2b47-4c5a-8a61-4a7f9c1e0b23';
const PRICE_ID = 'pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5';
const INVOICE_ID = 'inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9';
const USER_ID = '6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b';
const MADE_AT = '2026-11-02T08:15:30.120Z';
const MONTH_LATER = '2026-12-02T08:15:30.120Z';

const balance: Customer['balance'] = {
  available: 482_500,
  limit: 500_000,
  transaction_ids: [TRANSFER_ID],
  held: 13_500,
  currency: 'EUR',
  version: 7,
};

const customer: Customer = {
  customerId: CUSTOMER_ID,
  userId: USER_ID,
  name: 'Tern Constellation B.V.',
  balance,
  pays: true,
  country: 'NL',
  vatId: 'NL000000000B01',
  address: 'Kapteynstraat 1\n2201 BB Noordwijk',
  operatorId: 'tern',
  createdAt: '2026-10-01T08:00:00Z',
};

const customerBody: CustomerBody = {
  userId: USER_ID,
  name: 'Tern Constellation B.V.',
  currency: 'EUR',
  country: 'NL',
  vatId: 'NL000000000B01',
};

const balanceChange: BalanceChange = { available: 600_000, limit: 500_000, reason: 'Paid in by cheque.' };

const transaction: Transaction = {
  transactionId: TRANSFER_ID,
  kind: 'HOLD',
  amount: -13_500,
  currency: 'EUR',
  actor: 'platform',
  at: MADE_AT,
  held: 13_500,
  reason: 'Observation of ARGO-5 R/B, 1 pass',
  reasonSentences: [{ code: 'observation-of', figures: { target: 'ARGO-5 R/B', passes: 1 } }],
};

const usage: UsageSnapshot = {
  customerId: CUSTOMER_ID,
  from: '2026-11-01T00:00:00.000Z',
  to: MADE_AT,
  currency: 'EUR',
  total: 4000,
  services: [{ serviceType: 'odt', orders: 3, held: 13_500, charged: 13_000, credited: 9000 }],
};

const product: Product = {
  productId: 'screening-month',
  productType: 'SUBSCRIPTION',
  name: 'Screening, monthly',
  serviceType: 'ca',
  description: 'Screening of up to ten satellites.',
  createdAt: '2026-10-01T08:00:00Z',
};

const productBody: ProductBody = {
  productId: 'screening-month',
  productType: 'SUBSCRIPTION',
  name: 'Screening, monthly',
  serviceType: 'ca',
};

const price: Price = {
  priceId: PRICE_ID,
  productId: 'screening-month',
  amount: 49_000,
  currency: 'EUR',
  period: 'MONTH',
  validFrom: '2026-10-01T08:00:00Z',
};

const priceBody: PriceBody = { productId: 'screening-month', amount: 49_000, currency: 'EUR', period: 'MONTH' };

const estimation: PriceEstimation = {
  priceId: PRICE_ID,
  productId: 'screening-month',
  quantity: 1,
  net: 49_000,
  vat: 10_290,
  vatRate: 21,
  gross: 59_290,
  currency: 'EUR',
  period: 'MONTH',
  isCovered: true,
};

const order: Order = {
  orderId: ORDER_ID,
  orderNumber: 'O-2026-000014',
  'customer-id': CUSTOMER_ID,
  'service-type': 'ca',
  'request-id': null,
  paymentType: 'SUBSCRIPTION',
  productId: 'screening-month',
  priceId: PRICE_ID,
  amount: 49_000,
  held: 0,
  charged: 49_000,
  credited: 0,
  currency: 'EUR',
  period: 'MONTH',
  periods: 1,
  periodStart: MADE_AT,
  periodEnd: MONTH_LATER,
  status: 'ACTIVE',
  note: '',
  noteSentences: [],
  createdAt: MADE_AT,
  createdBy: 'ada',
  version: 1,
};

const orderBody: OrderBody = {
  'customer-id': CUSTOMER_ID,
  'service-type': 'ca',
  productId: 'screening-month',
  priceId: PRICE_ID,
};

const invoice: Invoice = {
  invoiceId: INVOICE_ID,
  invoiceNumber: 'I-2026-000003',
  customerId: CUSTOMER_ID,
  status: 'ISSUED',
  currency: 'EUR',
  net: 49_000,
  vat: 0,
  vatRate: 0,
  vatCase: 'REVERSE_CHARGE',
  gross: 49_000,
  paid: 0,
  vatNote: 'Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).',
  seller: { name: 'Keepout', address: '', country: 'DE', vatId: 'DE000000000' },
  buyer: { name: customer.name, address: customer.address, country: 'NL', vatId: 'NL000000000B01' },
  lines: [{ text: 'O-2026-000014, screening-month, period 1', at: MADE_AT, amount: 49_000 }],
  periodStart: MADE_AT,
  periodEnd: MADE_AT,
  issuedAt: MONTH_LATER,
  dueAt: '2027-01-01T08:15:30.120Z',
  paidAt: null,
  provider: 'BANK_TRANSFER',
  payUrl: null,
};

const unbooked: UnbookedPayment = {
  unbookedId: 'unb-3f2e1d0c-9b8a-4756-8493-a2b1c0d9e8f7',
  provider: 'STRIPE',
  reference: 'cs_live_a1b2c3',
  reason: 'OTHER_CURRENCY',
  amount: 52_000,
  currency: 'CHF',
  invoiceCurrency: 'EUR',
  operatorId: 'tern',
  invoiceId: INVOICE_ID,
  invoiceNumber: 'I-2026-000003',
  customerId: CUSTOMER_ID,
  seenAt: MONTH_LATER,
  resolvedAt: null,
  resolvedBy: null,
  note: '',
};

const payment: InvoicePayment = { amount: 49_000, currency: 'EUR', reference: 'Statement 212, line 4' };
const euro: Currency = { currency: 'EUR', decimals: 2 };
const vat: VatRate = {
  country: 'NL',
  validFrom: '2012-10-01',
  rate: 21,
  isInUnion: true,
  sourceDate: '2021-06-01',
  source: 'European Commission, VAT rates applied in the Member States, section VIII',
};

/** One example of each form of the payments API, by the name of its schema. */
export const PAYMENT_EXAMPLES = {
  Balance: balance,
  BalanceChange: balanceChange,
  Customer: customer,
  CustomerBody: customerBody,
  CustomerPays: { pays: true },
  Transaction: transaction,
  ServiceUsageSnapshot: usage,
  Product: product,
  ProductBody: productBody,
  Price: price,
  PriceBody: priceBody,
  PriceEstimation: estimation,
  PaymentOrder: order,
  PaymentOrderBody: orderBody,
  Invoice: invoice,
  InvoiceBody: { customerId: CUSTOMER_ID },
  InvoicePayment: payment,
  InvoicePayAt: { payUrl: 'https://checkout.example/c/pay/1' },
  UnbookedPayment: unbooked,
  UnbookedResolution: { note: 'Paid back in CHF on 3 December; the customer pays again in EUR.' },
  Currency: euro,
  VatRate: vat,
} satisfies Readonly<Record<string, object>>;
