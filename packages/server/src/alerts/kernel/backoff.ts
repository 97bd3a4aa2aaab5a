const FIRST_S = 20;
const LONGEST_S = 6 * 3600;
/** What a receiver may ask us to wait at most. */
const LONGEST_ASKED_S = 24 * 3600;

/** Attempts of one message, over about eleven hours. */
export const MOST_ATTEMPTS = 12;

/**
 * How long to wait before the next attempt, s: 20 s that double up to 6 h, of which half is drawn, so that many messages do not come
 * back at once; longer where the receiver asked for it.
 *
 * @param attempt   attempts so far, from 1
 * @param draw      0 to 1
 * @param askedS    Retry-After of the answer, s
 */
export function waitBeforeNext(attempt: number, draw: number, askedS: number | null): number {
  const fullS = Math.min(LONGEST_S, FIRST_S * 2 ** Math.min(attempt - 1, 30));
  const ownS = fullS * (0.5 + draw / 2);
  return Math.max(ownS, Math.min(askedS ?? 0, LONGEST_ASKED_S));
}
