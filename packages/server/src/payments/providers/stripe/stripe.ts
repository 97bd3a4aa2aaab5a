import { z } from 'zod';
import { Outage } from '../../../platform/outage.ts';
import type { PaymentProvider } from '../provider.ts';
import { callStripe, type StripeOptions } from './call.ts';

/** A Checkout Session, as much of it as is read. */
const session = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  url: z.url().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
});

/** Cards and other payment methods of the account, through Stripe's own payment page: card numbers never reach this server. */
export function stripe(options: StripeOptions): PaymentProvider {
  return {
    kind: 'STRIPE',
    async demand({ invoiceId, invoiceNumber, amount, currency, attempt }) {
      const answer = await callStripe(options, {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotencyKey: `demand ${invoiceId} ${attempt}`,
        form: {
          mode: 'payment',
          client_reference_id: invoiceId,
          'metadata[invoice]': invoiceNumber,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(amount),
          'line_items[0][price_data][product_data][name]': `Invoice ${invoiceNumber}`,
          success_url: options.returnTo,
          cancel_url: options.returnTo,
        },
      });
      const sessionAnswer = answer.status < 300 ? session.safeParse(answer.json) : undefined;
      if (!sessionAnswer?.success || !sessionAnswer.data.url)
        throw unclear('POST /v1/checkout/sessions', answer.status);
      return { reference: sessionAnswer.data.id, payUrl: sessionAnswer.data.url };
    },
    async stateOf(reference) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}`;
      const answer = await callStripe(options, { method: 'GET', path });
      if (answer.status === 404) return undefined;
      const read = answer.status < 300 ? session.safeParse(answer.json) : undefined;
      if (!read?.success) throw unclear(`GET ${path}`, answer.status);
      const { status, payment_status, amount_total, currency, client_reference_id } = read.data;
      return {
        state: payment_status === 'paid' ? 'PAID' : status === 'expired' ? 'ENDED' : 'OPEN',
        invoiceId: client_reference_id ?? undefined,
        amount: amount_total ?? 0,
        currency: (currency ?? '').toUpperCase(),
      };
    },
  };
}

function unclear(endpoint: string, status: number): Outage {
  return new Outage('payment-provider-unclear', `${endpoint} of Stripe gave an answer (${status}) that cannot be used`);
}
