import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, together } from '@keepout/contract/sentences';
import {
  firstWords,
  LEAST_BYTES_PER_S,
  type NoResponse,
  type OutboundResponse,
} from '../../platform/net/fetch-limited.ts';

/** Reason why a run ended without all requested data. */
export interface Trouble {
  readonly code: 'feed-trouble';
  readonly reason: Statement;
  /** Earliest time of the next request, Unix ms. */
  readonly waitUntilMs?: number;
  /** A repeated request would be refused again and could lock the account: a user must correct the cause. */
  readonly isShutOut?: true;
  /** The publisher got no request: its budget is used up. */
  readonly isOurs?: true;
}

export const trouble = (reason: Statement, more: Omit<Trouble, 'code' | 'reason'> = {}): Trouble => ({
  code: 'feed-trouble',
  reason,
  ...more,
});

/** A call is aborted after this time without a byte, ms. */
export const STALL_MS = 60_000;
/** Longest wait that a publisher can request, s. */
const LONGEST_ASKED_S = 24 * 3600;

export function troubleOfSilence({ code, cause = '', bytes = 0 }: NoResponse, limitBytes: number): Trouble {
  switch (code) {
    case 'no-public-address':
    case 'not-an-address':
      return trouble(tell('feed-no-public-address'));
    case 'stalled':
      return trouble(tell('feed-stalled', { waitedS: STALL_MS / 1000 }));
    case 'too-slow':
      return trouble(tell('feed-too-slow', { least: LEAST_BYTES_PER_S }));
    case 'cut':
      return trouble(tell('feed-cut', { bytes }));
    case 'too-large':
      return trouble(tell('feed-too-large', { limitMb: Math.round(limitBytes / 1e6) }));
    case 'stopped':
      return trouble([]);
    case 'no-connection':
      return trouble(tell('feed-no-connection', { code: cause }));
  }
}

/**
 * Returns the meaning of an answer other than 200, by its status. A 403 with a time requests a wait and is not a refused login.
 *
 * @param leastWaitMs   wait requested by the text of the answer, without a `Retry-After`, ms
 */
export function troubleOfAnswer({ status, headers, bytes }: OutboundResponse, nowMs: number, leastWaitMs = 0): Trouble {
  const reason = together(tell('feed-answered', { status }), asWritten(firstWords(bytes)));
  const waitMs = Math.max(leastWaitMs, askedWaitMs(headers['retry-after'], nowMs) ?? 0);
  if (waitMs === 0 || status === 401) {
    const isShutOut = status === 401 || status === 403;
    return isShutOut ? trouble(together(reason, tell('feed-shut-out')), { isShutOut }) : trouble(reason);
  }
  const waitUntilMs = nowMs + waitMs;
  const until = new Date(waitUntilMs).toISOString();
  return trouble(together(reason, tell('feed-asks-to-wait', { until })), { waitUntilMs });
}

export const notSignedIn = (): Trouble =>
  trouble(together(tell('feed-not-signed-in'), tell('feed-shut-out')), { isShutOut: true });

/** Reads Retry-After, as seconds or a date. */
function askedWaitMs(retryAfter: string | undefined, nowMs: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - nowMs) / 1000);
  return Number.isNaN(seconds) || seconds <= 0 ? undefined : Math.min(seconds, LONGEST_ASKED_S) * 1000;
}
