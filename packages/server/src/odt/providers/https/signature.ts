import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signed headers of a provider's message to the webhook. */
export interface SignedFacts {
  /** Unix seconds, as written. */
  readonly timestamp: string;
  readonly deliveryId: string;
  readonly orderId: string;
  readonly fileName: string;
}

/** A message older or newer than this is not taken, s. */
export const CLOCK_TOLERANCE_S = 300;

/**
 * Signature of a message to the webhook.
 *
 * Method   HMAC-SHA-256 over time, delivery, order, file name and the SHA-256 of the bytes, a line each; hexadecimal
 */
export function webhookSignature(secret: string, facts: SignedFacts, bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const signed = [facts.timestamp, facts.deliveryId, facts.orderId, facts.fileName, digest].join('\n');
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Returns whether a message is signed by the provider, and recent. A repeated message is recognised by its delivery. */
export function isGenuine(
  secret: string,
  facts: SignedFacts,
  bytes: Uint8Array,
  signature: string,
  nowUnixS: number,
): boolean {
  if (!/^\d{1,12}$/.test(facts.timestamp)) return false;
  if (Math.abs(Number(facts.timestamp) - nowUnixS) > CLOCK_TOLERANCE_S) return false;
  const expectedSignature = Buffer.from(webhookSignature(secret, facts, bytes), 'hex');
  const receivedSignature = Buffer.from(signature.replace(/^v1=/, ''), 'hex');
  return receivedSignature.length === expectedSignature.length && timingSafeEqual(receivedSignature, expectedSignature);
}
