import { useCallback, useSyncExternalStore } from 'react';
import { formatCountdown, formatCountdownMinutes } from './countdown.ts';
import { ticker } from './ticker.ts';

export interface CountdownProps {
  readonly atMs: number;
  readonly finest: 'second' | 'minute';
  /** Said in place of the time that has gone by since. */
  readonly passed?: string;
}

/** The time to an event, moving by itself. */
export function Countdown({ atMs, finest, passed }: CountdownProps) {
  return useCountdown(atMs, finest, passed);
}

const words = { second: formatCountdown, minute: formatCountdownMinutes };

/** Returns the text of a countdown, and whether its time has passed; `passed` replaces the text where given. */
export function countdownText(
  eventMs: number,
  nowMs: number,
  finest: 'second' | 'minute',
  passed: string | undefined,
): string {
  return passed !== undefined && eventMs < nowMs ? passed : words[finest](eventMs, nowMs);
}

/**
 * The time to an event. Every countdown runs on the clock of seconds, so that two of one time never differ on a page; one
 * without seconds is redrawn only when its text changes.
 */
export function useCountdown(eventMs: number, finest: 'second' | 'minute', passed?: string): string {
  const subscribe = useCallback((listener: () => void) => ticker.subscribe('second', listener), []);
  return useSyncExternalStore(subscribe, () => countdownText(eventMs, ticker.now('second'), finest, passed));
}
