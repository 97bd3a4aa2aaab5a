import type { SentenceTable } from '../platform/sentence-text.ts';

/** Sentences of the ledger, of refusals that other services quote, and of taxes on invoices. */
export const PAYMENT_SENTENCES = {
  'payment-of': 'Payment of {invoice}, {reference}',
  'period-of': '{order}, {product}, period {period#}',
  'balance-corrected': 'Correction.',
  'demonstration-balance': 'Deposit for the demonstration.',
  'price-beyond-balance': 'The price is {price}; {available} is available, with a credit limit of {limit}.',
  'vat-reverse-charge':
    'Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).',
  'vat-outside-scope':
    'Outside the scope of value-added tax: supplied where the customer is (Directive 2006/112/EC, article 44).',
  'vat-abroad': 'Not subject to value-added tax: supplied where the customer is.',
  'vat-none': 'Not subject to value-added tax.',
} as const satisfies SentenceTable;
