import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { isPrivateHost, mayBePrivate, portOf, publicLookup, type Reach } from '../../platform/net/private-address.ts';
import { detailOf, type SendOutcome } from './outcome.ts';

export interface PostOptions extends Reach {
  /** Of public networks only these are called. */
  readonly ports: readonly number[];
  /** Of the whole call. */
  readonly timeoutMs: number;
}

export interface Post {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the receivers that have a contract for it: statuses that no further attempt changes. */
  readonly refuses: (status: number) => boolean;
  /** What a receiver may say back and nobody is to read. */
  readonly conceals?: readonly string[];
}

/** An answer is read so far, and no further: its first words are for whoever reads the log. */
const ANSWER_LIMIT_BYTES = 64_000;

/**
 * Posts JSON to an address that a user has given.
 *
 * The address is somebody's word, so it is never trusted: https only, no address of a private network, whether it is written as one or
 * a name leads to it (what is checked is what is connected to), no redirect is followed, and neither a slow nor a long answer is waited
 * for. The address itself stands in no outcome.
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
  return await new Promise<SendOutcome>((resolve) => {
    const bytes = Buffer.from(body);
    const sent = (isPlain ? plainRequest : secureRequest)(
      target,
      {
        method: 'POST',
        signal: AbortSignal.timeout(options.timeoutMs),
        agent: false,
        ...(!isOwn && { lookup: publicLookup }),
        headers: {
          'content-type': 'application/json',
          'content-length': bytes.length,
          'user-agent': 'Keepout',
          ...headers,
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        let sizeBytes = 0;
        let answerText = '';
        const readable = () => concealed(answerText, [...conceals, target.pathname + target.search, target.pathname]);
        const settle = () => resolve(outcomeOf(status, readable(), answer.headers['retry-after'], refuses));
        answer.on('data', (piece: Buffer) => {
          sizeBytes += piece.length;
          if (answerText.length < 400) answerText += piece.toString('utf8', 0, 400);
          if (sizeBytes <= ANSWER_LIMIT_BYTES) return;
          // The status was heard; the rest of what it says is worth nothing.
          settle();
          answer.destroy();
        });
        answer.on('end', settle);
        answer.on('error', () => resolve({ kind: 'RETRY', status, detail: tell('answer-broke-off'), askedS: null }));
      },
    );
    sent.on('error', (cause: NodeJS.ErrnoException) => resolve(failure(cause)));
    sent.end(bytes);
  });
}

/** Shorter ones are no keys, and stand in words. */
const SHORTEST_KEY = 6;

/** An answer without what is secret in the address: receivers say back what they were asked for. */
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
  const said = isRedirect ? tell('redirect-not-followed') : detail;
  if (refuses(status)) return { kind: 'REFUSED', status, detail: said };
  return { kind: 'RETRY', status, detail: said, askedS: askedSeconds(retryAfter, Date.now()) };
}

/** Retry-After, as seconds or as a date (RFC 9110 section 10.2.3); null where it is neither, or over. */
export function askedSeconds(retryAfter: string | undefined, nowMs: number): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const waitS = Math.ceil((Date.parse(retryAfter) - nowMs) / 1000);
  return /GMT$/.test(retryAfter) && waitS > 0 ? waitS : null;
}

function refusal(detail: Statement): SendOutcome {
  return { kind: 'REFUSED', status: null, detail };
}

/** The message of an error may hold the address; its code does not. */
function failure({ name, code, message }: NodeJS.ErrnoException): SendOutcome {
  const isTimeout = name === 'TimeoutError' || name === 'AbortError';
  if (message.endsWith('has no public address')) return refusal(tell('no-public-address'));
  const detail = isTimeout
    ? tell('no-answer')
    : code === undefined
      ? tell('no-connection')
      : tell('no-connection-because', { code });
  return { kind: 'RETRY', status: null, detail, askedS: null };
}
