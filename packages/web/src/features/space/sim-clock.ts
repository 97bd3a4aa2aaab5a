/** Time of the view: its epoch at a time of the wall clock, and its speed since then. */
export interface SimClock {
  readonly wallMs: number;
  readonly epochTaiS: number;
  readonly speed: number;
  readonly isRunning: boolean;
}

/** Speeds as multiples of the wall clock. */
export const SPEEDS = [1, 10, 60, 300, 1000] as const;

export const epochAt = ({ wallMs, epochTaiS, speed, isRunning }: SimClock, nowMs: number): number =>
  isRunning ? epochTaiS + ((nowMs - wallMs) / 1000) * speed : epochTaiS;

/** Returns the clock with a change at a time of the wall clock; earlier times are not affected. */
export const changed = (
  clock: SimClock,
  nowMs: number,
  change: Partial<Pick<SimClock, 'speed' | 'isRunning' | 'epochTaiS'>>,
): SimClock => ({ ...clock, wallMs: nowMs, epochTaiS: epochAt(clock, nowMs), ...change });

/** Returns the next higher or lower speed, limited to the ends of the list. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const at = (SPEEDS as readonly number[]).indexOf(speed);
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + by))] ?? speed;
}

/** Maximum step, s. The cubic interpolation over 600 s has an error of 5 km in low orbits, which is not visible. */
const LONGEST_STEP_S = 600;
const SHORTEST_STEP_S = 20;

/** Returns the propagation step, s: about one step per second of the wall clock. */
export const stepOf = (speed: number): number => Math.max(SHORTEST_STEP_S, Math.min(LONGEST_STEP_S, speed));
