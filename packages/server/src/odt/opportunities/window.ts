import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { refusedAt } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { OrderWindow } from '../targets/resolve.ts';

/** The longest that passes are looked for. */
const MOST_DAYS = 14;

/** A pass that begins sooner cannot be ordered any more, s. */
export const LEAD_S = 60;

const DEADLINE_PASSED = 'The decision deadline has passed. No pass can be ordered before it.';
const DEADLINE_IN_PAST = 'The deadline is in the past. Send a later one.';

/** The window of an order: from now on at the earliest, and not over. */
export function orderWindow(
  { start, deadline }: { readonly start?: string | undefined; readonly deadline?: string | undefined },
  byDefault: { readonly days: number; readonly decideByTaiS: number | undefined },
): OrderWindow {
  const now = nowTaiS();
  const startTaiS = Math.max(start === undefined ? now : givenTime(start, '#/start'), now);
  const usual = byDefault.decideByTaiS ?? startTaiS + byDefault.days * SECONDS_PER_DAY;
  const deadlineTaiS = deadline === undefined ? usual : givenTime(deadline, '#/deadline');
  if (deadlineTaiS <= now) throw problem('window-past', deadline === undefined ? DEADLINE_PASSED : DEADLINE_IN_PAST);
  if (deadlineTaiS <= startTaiS) throw problem('window-empty', 'The deadline is not after the start.');
  if (deadlineTaiS - startTaiS > MOST_DAYS * SECONDS_PER_DAY) {
    throw problem('invalid-request', `Passes are looked for within ${MOST_DAYS} days; the window is longer.`);
  }
  return { startTaiS, deadlineTaiS };
}

function problem(code: 'window-past' | 'window-empty' | 'invalid-request', message: string) {
  return refusedAt(code, '#/deadline', message);
}
