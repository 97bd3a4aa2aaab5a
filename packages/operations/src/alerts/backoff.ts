import type { AlertChannel } from '@keepout/contract/alerts/enums';
import { isProgram } from './dispatch.ts';

/** When a message that was not taken is tried again. */
export interface Schedule {
  /** Attempts of one message, the first among them. */
  readonly attempts: number;
  /**
   * Before the attempt after this one, s.
   *
   * @param attempt   number of attempts made, from 1
   * @param draw      0 to 1, so that many messages do not come back at once
   */
  waitS(attempt: number, draw: number): number;
}

const FIRST_S = 20;
const LONGEST_S = 6 * 3600;
/** Attempts of one message to people, over about eleven hours. */
const MOST_ATTEMPTS = 12;

/** To people: 20 s that double up to 6 h, of which half is drawn. */
const DOUBLING: Schedule = {
  attempts: MOST_ATTEMPTS,
  waitS: (attempt, draw) => Math.min(LONGEST_S, FIRST_S * 2 ** Math.min(attempt - 1, 30)) * (0.5 + draw / 2),
};

const [MINUTE_S, HOUR_S] = [60, 3600];
/** Delays that Standard Webhooks recommends between attempts, s. */
export const LADDER_S: readonly number[] = [
  ...[5, 5 * MINUTE_S, 30 * MINUTE_S],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_S),
];
/** Random share that is added to a delay. */
const DRAWN_SHARE = 0.1;

/** To programs, over three days. */
const LADDER: Schedule = {
  attempts: LADDER_S.length + 1,
  waitS: (attempt, draw) => LADDER_S[Math.min(attempt, LADDER_S.length) - 1]! * (1 + DRAWN_SHARE * draw),
};

export const scheduleOf = (channel: AlertChannel): Schedule => (isProgram(channel) ? LADDER : DOUBLING);

/** Maximum delay that a receiver may request. */
const LONGEST_ASKED_S = 24 * HOUR_S;

/**
 * Returns the delay before the next attempt, s: that of the schedule, or a longer one that the receiver requested.
 *
 * @param askedS    Retry-After of the answer, s
 */
export function waitBeforeNext(schedule: Schedule, attempt: number, draw: number, askedS: number | null): number {
  return Math.max(schedule.waitS(attempt, draw), Math.min(askedS ?? 0, LONGEST_ASKED_S));
}
