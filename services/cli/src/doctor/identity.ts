import type { Settings } from '@keepout/server/platform/settings/settings';
import { connectionCause } from './connection-cause.ts';
import { bad, causesOf, type Finding, good } from './finding.ts';

const IDENTITY = 'identity provider';
const PATIENCE_MS = 5_000;

interface Discovery {
  readonly issuer?: unknown;
  readonly jwks_uri?: unknown;
}

/** Requests the documents that the platform needs from the provider: its discovery document, and its keys. */
export async function identityFinding({ issuerUrl, mode }: Settings): Promise<Finding> {
  if (issuerUrl === undefined) {
    const users = mode === 'demo' ? 'the demo users' : 'users by `keepout user add`';
    return good(IDENTITY, `embedded, ${users}`);
  }
  const address = `${issuerUrl}/.well-known/openid-configuration`;
  const discovery = await documentAt<Discovery>(address);
  if (typeof discovery === 'string') return bad(IDENTITY, discovery);
  if (discovery.issuer !== issuerUrl) {
    return bad(
      IDENTITY,
      `KEEPOUT_ISSUER_URL is ${issuerUrl}, but the provider calls itself ${String(discovery.issuer)}; they must be the same, letter by letter`,
    );
  }
  if (typeof discovery.jwks_uri !== 'string') return bad(IDENTITY, `${address} names no jwks_uri`);
  const keys = await documentAt<{ readonly keys?: unknown }>(discovery.jwks_uri);
  if (typeof keys === 'string') return bad(IDENTITY, keys);
  if (!Array.isArray(keys.keys) || keys.keys.length === 0) {
    return bad(IDENTITY, `${discovery.jwks_uri} has no keys, so tokens cannot be checked`);
  }
  return good(IDENTITY, `${issuerUrl}, ${keys.keys.length} keys`);
}

/** Returns the JSON document at a URL, or why there is none. */
async function documentAt<T>(address: string): Promise<T | string> {
  const { host } = new URL(address);
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  } catch (error) {
    return `${connectionCause(error, host) ?? causesOf(error).words} (${address})`;
  }
  if (!answer.ok) {
    return `${address} answers ${answer.status}; is the realm there, and does the path before it fit?`;
  }
  try {
    return (await answer.json()) as T;
  } catch {
    return `${address} is not JSON; another server responds there`;
  }
}
