import { createHmac, timingSafeEqual } from 'node:crypto';

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
export function isSignedByStripe(secret: string, bytes: Uint8Array, header: string, nowS: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowS - Number(time)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();
  return parts
    .filter(([name, value]) => name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value))
    .some(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), expected));
}
