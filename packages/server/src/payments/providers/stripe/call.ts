import { setTimeout as wait } from 'node:timers/promises';
import { Outage } from '../../../platform/outage.ts';

/** How Stripe is reached. */
export interface StripeOptions {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** Where its page of payment leads back to. */
  readonly returnTo: string;
  /** Timeout of one attempt. */
  readonly timeoutMs: number;
  /** Attempts after the first, and the wait before the first of them, which doubles each time. */
  readonly retries: number;
  readonly backoffMs: number;
}

export interface StripeCall {
  readonly method: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  /** Key of a POST: repeated with it, the call is executed once. */
  readonly idempotencyKey?: string;
}

export interface StripeAnswer {
  readonly status: number;
  /** Undefined where it is not JSON. */
  readonly json: unknown;
}

/** The form of requests and answers that this adapter was written for. */
const API_VERSION = '2024-06-20';
const ANSWER_LIMIT_BYTES = 1_000_000;

/**
 * Calls Stripe. After network errors, 409, 429 or 5xx it tries again: every call is idempotent.
 *
 * @throws Outage  if no attempt got a conclusive answer
 */
export async function callStripe(options: StripeOptions, call: StripeCall): Promise<StripeAnswer> {
  let cause: unknown;
  for (let attempt = 0; attempt <= options.retries; attempt++) {
    // Half of the wait is drawn, so that many callers do not come back at once.
    if (attempt > 0) await wait(options.backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    try {
      const answer = await once(options, call);
      if (answer.status < 500 && answer.status !== 429 && answer.status !== 409) return answer;
      cause = new Error(`it answered ${answer.status}`);
    } catch (error) {
      cause = error;
    }
  }
  const causeText = cause instanceof Error ? cause.message : String(cause);
  throw new Outage('payment-provider-unreachable', `${call.method} ${call.path} of Stripe failed: ${causeText}`, {
    cause,
  });
}

async function once({ url, key, timeoutMs }: StripeOptions, call: StripeCall): Promise<StripeAnswer> {
  const { method, path, form, idempotencyKey } = call;
  const answer = await fetch(url + path, {
    method,
    // Timeout of the complete call, including its body.
    signal: AbortSignal.timeout(timeoutMs),
    // The key goes nowhere else.
    redirect: 'error',
    headers: {
      authorization: `Bearer ${key}`,
      'stripe-version': API_VERSION,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const pieces: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const piece of answer.body ?? []) {
    sizeBytes += piece.length;
    if (sizeBytes > ANSWER_LIMIT_BYTES) throw new Error(`the answer is larger than ${ANSWER_LIMIT_BYTES} bytes`);
    pieces.push(piece);
  }
  return { status: answer.status, json: parsed(Buffer.concat(pieces).toString('utf8')) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
