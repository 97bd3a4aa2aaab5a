import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Returns a new key of 32 random bytes, in the form of Standard Webhooks. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export interface SignedWebhook {
  readonly id: string;
  /** Unix seconds. */
  readonly timestampS: number;
  readonly body: string;
}

/** Returns `v1,` and HMAC-SHA-256 of `id.timestamp.body` in base64, for each key in use, separated by blanks (Standard Webhooks). */
export function signatureHeader(secrets: readonly string[], { id, timestampS, body }: SignedWebhook): string {
  const key = (secret: string) => Buffer.from(secret.replace(PREFIX, ''), 'base64');
  return secrets
    .map((secret) => `v1,${createHmac('sha256', key(secret)).update(`${id}.${timestampS}.${body}`).digest('base64')}`)
    .join(' ');
}
