import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAYMENT_HOOKS, type PaymentEventOutcome } from '@keepout/contract/payments/endpoints/hooks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../../hosting/module.ts';
import type { HttpApp } from '../../../platform/http/app.ts';
import { refused } from '../../../platform/http/problem.ts';
import { serve } from '../../../platform/http/serve.ts';
import { paymentEvent } from '../../invoices/tables.ts';
import { SETTLE_QUEUE, type SettleJob } from '../queues.ts';

const BODY_LIMIT_BYTES = 262_144;

/** The part of an event that is read: the id of its object, whose state is then queried. */
const event = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  type: z.string().max(100),
  data: z.object({ object: z.looseObject({ object: z.string().optional(), id: z.unknown() }) }),
});

/** Id of a Checkout Session in Stripe's format. It becomes a part of the URL of a query. */
const sessionId = z.string().regex(/^cs_\w{1,200}$/);

/**
 * Receives Stripe's webhook events. They are signed and need no sign-in. An event is stored with the job that queries the
 * payment, in one transaction, and once for its id.
 */
export function registerStripeHook(app: HttpApp, context: ServerContext): void {
  const secret = context.settings.stripeWebhookSecret;
  const hook: FastifyPluginAsyncZod = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, complete) =>
      complete(null, body),
    );
    serve(scope as HttpApp, PAYMENT_HOOKS.takeStripeEvent, async (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.of();
      const signature = request.headers['stripe-signature'];
      if (secret === undefined || !isSignedByStripe(secret, bytes, signature, Date.now() / 1000)) {
        throw refused('payment-event-unsigned', {
          detail: 'The event has no valid signature of Stripe for this installation, or it is older than five minutes.',
        });
      }
      return { outcome: await take(context, bytes) };
    });
  };
  void app.register(hook);
}

async function take({ database, queue }: ServerContext, bytes: Buffer): Promise<PaymentEventOutcome> {
  const read = event.safeParse(parsed(bytes));
  if (!read.success) return 'IGNORED';
  const { id: eventId, type: kind, data } = read.data;
  const reference = data.object.object === 'checkout.session' ? sessionOf(data.object.id) : undefined;
  return await database.orm.transaction(async (tx) => {
    const row = { provider: 'STRIPE', eventId, kind, reference: reference ?? null } as const;
    const stored = await tx.insert(paymentEvent).values(row).onConflictDoNothing().returning();
    if (stored.length === 0) return 'KNOWN';
    if (reference === undefined) return 'IGNORED';
    await queue.enqueue<SettleJob>(SETTLE_QUEUE, { eventId, reference }, { within: tx, key: eventId });
    return 'TAKEN';
  });
}

function sessionOf(id: unknown): string {
  const read = sessionId.safeParse(id);
  if (read.success) return read.data;
  throw refused('payment-event-malformed', { detail: 'The id is not that of a Checkout Session.' });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** How old a signed event may be. */
const TOLERANCE_S = 300;

/**
 * Whether Stripe signed these bytes lately.
 *
 * Method   HMAC-SHA-256 of "time.bytes", hexadecimal, in `Stripe-Signature: t=…,v1=…`; while a secret is exchanged there are several v1
 *
 * @param bytes   the body as it came
 * @param nowS    Unix time, s
 */
function isSignedByStripe(secret: string, bytes: Uint8Array, header: string, nowS: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowS - Number(time)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();
  return parts
    .filter(([name, value]) => name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value))
    .some(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), expected));
}
