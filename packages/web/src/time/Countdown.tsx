import { useCountdown } from './use-countdown.ts';

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
