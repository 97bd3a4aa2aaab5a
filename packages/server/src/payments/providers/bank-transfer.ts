import type { PaymentProvider } from './provider.ts';

/** Invoice and bank transfer: a person compares the account with the invoices and records what came in. Works without a network. */
export const bankTransfer: PaymentProvider = {
  kind: 'BANK_TRANSFER',
  demand: async () => null,
  stateOf: async () => undefined,
};
