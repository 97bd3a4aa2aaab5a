import type { BalanceChange, CustomerBody } from './customer.ts';
import type { Invoice, InvoicePayment } from './invoice.ts';
import type { OrderBody } from './order.ts';
import type { PriceBody, ProductBody } from './product.ts';
import type { UnbookedPayment } from './unbooked.ts';

const CUSTOMER_ID = 'cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11';
const PRICE_ID = 'pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5';
const INVOICE_ID = 'inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9';
const USER_ID = '6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b';
const MADE_AT = '2026-11-02T08:15:30.120Z';
const MONTH_LATER = '2026-12-02T08:15:30.120Z';

const customerBody: CustomerBody = {
  userId: USER_ID,
  name: 'Tern Constellation B.V.',
  currency: 'EUR',
  country: 'NL',
  vatId: 'NL000000000B01',
};

const balanceChange: BalanceChange = { available: 600_000, limit: 500_000, reason: 'Paid in by cheque.' };

const productBody: ProductBody = {
  productId: 'screening-month',
  productType: 'SUBSCRIPTION',
  name: 'Screening, monthly',
  serviceType: 'ca',
};

const priceBody: PriceBody = { productId: 'screening-month', amount: 49_000, currency: 'EUR', period: 'MONTH' };

const orderBody: OrderBody = {
  'customer-id': CUSTOMER_ID,
  'service-type': 'ca',
  productId: 'screening-month',
  priceId: PRICE_ID,
};

const invoice: Invoice = {
  invoiceId: INVOICE_ID,
  invoiceNumber: 'I-2026-000003',
  'customer-id': CUSTOMER_ID,
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
  buyer: {
    name: customerBody.name,
    address: 'Kapteynstraat 1\n2201 BB Noordwijk',
    country: 'NL',
    vatId: 'NL000000000B01',
  },
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
  'customer-id': CUSTOMER_ID,
  customerId: CUSTOMER_ID,
  seenAt: MONTH_LATER,
  resolvedAt: null,
  resolvedBy: null,
  note: '',
};

const payment: InvoicePayment = { amount: 49_000, currency: 'EUR', reference: 'Statement 212, line 4' };
/** One example of each form of the payments API, by the name of its schema. */
export const PAYMENT_EXAMPLES = {
  BalanceChange: balanceChange,
  CustomerBody: customerBody,
  CustomerPays: { pays: true },
  ProductBody: productBody,
  PriceBody: priceBody,
  PaymentOrderBody: orderBody,
  Invoice: invoice,
  InvoiceBody: { 'customer-id': CUSTOMER_ID },
  InvoicePayment: payment,
  InvoicePayAt: { payUrl: 'https://checkout.example/c/pay/1' },
  UnbookedPayment: unbooked,
  UnbookedResolution: { note: 'Paid back in CHF on 3 December; the customer pays again in EUR.' },
} satisfies Readonly<Record<string, object>>;
