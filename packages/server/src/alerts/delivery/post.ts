import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { fetchLimited, type NoResponse } from '../../platform/net/fetch-limited.ts';
import { isPrivateHost, mayBePrivate, type NetworkReach, portOf } from '../../platform/net/private-address.ts';
import { detailOf, type SendOutcome } from './outcome.ts';

export interface PostOptions extends NetworkReach {
  /** Non-public addresses that may be called. */
  readonly ports: readonly number[];
  /** Timeout of the complete call, ms. */
  readonly timeoutMs: number;
}

export interface Post {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that the receiver's API defines as permanent failures. */
  readonly refuses: (status: number) => boolean;
  /** Secrets to remove from the receiver's answer. */
  readonly conceals?: readonly string[];
}

/** Maximum size of an answer: only its beginning is needed, for the log. */
const ANSWER_LIMIT_BYTES = 64_000;

/**
 * Posts JSON to a user's URL.
 *
 * The address is user input and not trusted: https only, no address of a private network, whether literal or
 * resolved from a name (the checked address is the one connected to), no redirects, and a limit on the duration and the size of an
 * answer. No outcome contains the address itself.
 */
export async function postJson(
  { url, body, headers, refuses, conceals = [] }: Post,
  options: PostOptions,
): Promise<SendOutcome> {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (target === undefined) return refusal(tell('address-none'));
  const isPlain = target.protocol === 'http:';
  if (target.protocol !== 'https:' && !(isPlain && options.allowPrivate)) return refusal(tell('https-only'));
  const isOwn = mayBePrivate(target, options);
  if (!isOwn && isPrivateHost(target.hostname)) return refusal(tell('address-private'));
  const port = portOf(target);
  if (!isOwn && !options.ports.includes(port)) {
    return refusal(tell('port-closed', { port: String(port), ports: options.ports.join(', ') }));
  }
  const response = await fetchLimited(
    { url, body, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
    {
      ...options,
      limitBytes: ANSWER_LIMIT_BYTES,
      stallMs: options.timeoutMs,
      signal: AbortSignal.timeout(options.timeoutMs),
      isBeginningEnough: true,
    },
  );
  if (!response.ok) return outcomeOfSilence(response.fault);
  const answerText = concealed(response.value.bytes.toString(), [
    ...conceals,
    target.pathname + target.search,
    target.pathname,
  ]);
  return outcomeOf(response.value.status, answerText, response.value.headers['retry-after'], refuses);
}

/** Shorter path segments are not secrets, and may occur as words. */
const SHORTEST_KEY = 6;

/** Removes the secret parts of the address from an answer: receivers may repeat the request. */
function concealed(answerText: string, keys: readonly string[]): string {
  return keys
    .filter((key) => key.length >= SHORTEST_KEY)
    .reduce((text, key) => text.replaceAll(key, '[key]'), answerText);
}

function outcomeOf(
  status: number,
  answerText: string,
  retryAfter: string | undefined,
  refuses: (status: number) => boolean,
): SendOutcome {
  const detail = detailOf(answerText);
  if (status >= 200 && status < 300) return { kind: 'SENT', status, detail };
  if (status === 410) return { kind: 'GONE', status, detail };
  const isRedirect = status >= 300 && status < 400;
  const statement = isRedirect ? tell('redirect-not-followed') : detail;
  if (refuses(status)) return { kind: 'REFUSED', status, detail: statement };
  return { kind: 'RETRY', status, detail: statement, askedS: askedSeconds(retryAfter, Date.now()) };
}

/** Returns the time of Retry-After, given as seconds or a date (RFC 9110 section 10.2.3); null if invalid or in the past. */
export function askedSeconds(retryAfter: string | undefined, nowMs: number): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const waitS = Math.ceil((Date.parse(retryAfter) - nowMs) / 1000);
  return /GMT$/.test(retryAfter) && waitS > 0 ? waitS : null;
}

function refusal(detail: Statement): SendOutcome {
  return { kind: 'REFUSED', status: null, detail };
}

/** Returns the outcome of a call without a complete answer. The message of an error may contain the address; its code does not. */
function outcomeOfSilence({ code, cause, status }: NoResponse): SendOutcome {
  if (code === 'no-public-address') return refusal(tell('no-public-address'));
  const retryOutcome = (detail: Statement): SendOutcome => ({
    kind: 'RETRY',
    status: status ?? null,
    detail,
    askedS: null,
  });
  if (code === 'stopped' || code === 'stalled') return retryOutcome(tell('no-answer'));
  if (code === 'cut') return retryOutcome(tell('answer-broke-off'));
  return retryOutcome(cause === undefined ? tell('no-connection') : tell('no-connection-because', { code: cause }));
}
