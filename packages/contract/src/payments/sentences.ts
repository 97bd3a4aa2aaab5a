import type { SentenceTable } from '../platform/sentence-text.ts';

/** Sentences of the ledger and of refusals that other services quote. */
export const PAYMENT_SENTENCES = {
  'payment-of': 'Payment of {invoice}, {reference}',
  'period-of': '{order}, {product}, period {period#}',
  'balance-corrected': 'Corrected.',
  'demonstration-balance': 'Paid in for the demonstration.',
  'price-beyond-balance': 'The price is {price}; {available} is available, with a limit of {limit}.',
} as const satisfies SentenceTable;
