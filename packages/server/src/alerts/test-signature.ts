import { timingSafeEqual } from 'node:crypto';
import { type SignedWebhook, signatureHeader } from './addresses/signature.ts';

/** A message older or newer than this is not taken, s. */
const CLOCK_TOLERANCE_S = 300;

/** Whether a message is signed with the key and is of now: what a receiver does. */
export function isSigned(secret: string, signed: SignedWebhook, header: string, nowS: number): boolean {
  if (!(Math.abs(nowS - signed.timestampS) <= CLOCK_TOLERANCE_S)) return false;
  const wanted = Buffer.from(signatureHeader([secret], signed));
  return header.split(' ').some((part) => {
    const signature = Buffer.from(part);
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  });
}
