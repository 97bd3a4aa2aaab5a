import type { Settings } from '../../platform/settings/settings.ts';
import type { PaymentProvider } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

const PATIENCE = { timeoutMs: 20_000, retries: 2, backoffMs: 500 } as const;

/** The payment providers of the settings. */
export function providerOf(settings: Settings): PaymentProvider {
  const { stripeKey: key, stripeUrl: url, publicUrl } = settings;
  return key === undefined
    ? bankTransfer
    : stripe({ url, key, returnTo: `${publicUrl}/payments/invoices`, ...PATIENCE });
}

/** Invoice and bank transfer: a user compares the bank account with the invoices and records payments. Works without a network. */
const bankTransfer: PaymentProvider = {
  kind: 'BANK_TRANSFER',
  demand: async () => null,
  stateOf: async () => undefined,
};
