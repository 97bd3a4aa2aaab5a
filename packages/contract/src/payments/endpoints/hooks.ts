import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';

const outcome = z
  .object({
    outcome: z
      .enum(['TAKEN', 'KNOWN', 'IGNORED'])
      .meta({ description: 'Taken, known from before, or of no use here.' }),
  })
  .meta({ id: 'PaymentEventOutcome', description: 'What became of an event.' });

export type PaymentEventOutcome = z.infer<typeof outcome>['outcome'];

/** For Stripe: docs/guides/payments.md. */
export const PAYMENT_HOOKS = endpoints('payments', ['providers'], {
  takeStripeEvent: {
    call: 'POST /providers/stripe/events',
    summary: 'For Stripe: tell that something happened, signed',
    headers: z.object({
      'stripe-signature': z.string().max(2000).default('').meta({ description: '`t=` and `v1=`, as Stripe signs.' }),
    }),
    answers: { 200: outcome },
    isPublic: true,
    isHook: true,
    problems: ['payment-event-unsigned', 'payment-event-malformed'],
  },
});
