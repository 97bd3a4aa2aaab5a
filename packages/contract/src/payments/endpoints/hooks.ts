import { z } from 'zod';
import { record } from '../../platform/described.ts';
import { endpoints } from '../../platform/endpoint.ts';

const outcome = record('PaymentEventOutcome', 'Result of an event.', {
  outcome: z.enum(['TAKEN', 'KNOWN', 'IGNORED']).describe('Taken, known from before, or of no use here.'),
});

export type PaymentEventOutcome = z.infer<typeof outcome>['outcome'];

/** For Stripe: docs/guides/payments.md. */
export const PAYMENT_HOOKS = endpoints('payments', ['providers'], {
  takeStripeEvent: {
    call: 'POST /providers/stripe/events',
    summary: 'Receives a signed event notification from Stripe',
    headers: z.object({
      'stripe-signature': z.string().max(2000).default('').describe('`t=` and `v1=`, as Stripe signs.'),
    }),
    answers: { 200: outcome },
    isPublic: true,
    isHook: true,
    problems: ['payment-event-unsigned', 'payment-event-malformed'],
  },
});
