import { useCallback, useSyncExternalStore } from 'react';
import { countdownUnits, formatCountdown, hasPassed } from './countdown.ts';
import { ticker } from './ticker.ts';
import { formatTime } from './utc.ts';
import { useZone } from './zone-store.ts';

export interface CountdownProps {
  readonly atMs: number;
  /** Shown instead of the time since the event. */
  readonly passed?: string;
}

/** The time to an event, moving by itself; the time of the event and the units are one hover away. */
export function Countdown({ atMs, passed }: CountdownProps) {
  const zone = useZone((state) => state.zone);
  const text = useCountdown(atMs, passed);
  if (!Number.isFinite(atMs)) return text;
  return <span title={`${formatTime(atMs, zone)} (${countdownUnits(atMs, ticker.now('second'))})`}>{text}</span>;
}

/** What a countdown reads now; `passed` once the time has passed. */
export function countdownText(eventMs: number, nowMs: number, passed: string | undefined): string {
  return passed !== undefined && hasPassed(eventMs, nowMs) ? passed : formatCountdown(eventMs, nowMs);
}

/** The time to an event. Every countdown runs on the clock of seconds, so that two to one time never differ; it is drawn anew when its text changes. */
export function useCountdown(eventMs: number, passed?: string): string {
  const subscribe = useCallback((listener: () => void) => ticker.subscribe('second', listener), []);
  return useSyncExternalStore(subscribe, () => countdownText(eventMs, ticker.now('second'), passed));
}
