/** Time as it runs in the view: at an instant of the wall it was such an epoch, and since then it goes so many times as fast. */
export interface SimClock {
  readonly wallMs: number;
  readonly epochTaiS: number;
  readonly speed: number;
  readonly isRunning: boolean;
}

/** How many times as fast as the wall. */
export const SPEEDS = [1, 10, 60, 300, 1000] as const;

export const epochAt = ({ wallMs, epochTaiS, speed, isRunning }: SimClock, nowMs: number): number =>
  isRunning ? epochTaiS + ((nowMs - wallMs) / 1000) * speed : epochTaiS;

/** The clock changed at an instant of the wall: until then it went as before. */
export const changed = (
  clock: SimClock,
  nowMs: number,
  change: Partial<Pick<SimClock, 'speed' | 'isRunning' | 'epochTaiS'>>,
): SimClock => ({ ...clock, wallMs: nowMs, epochTaiS: epochAt(clock, nowMs), ...change });

/** The next faster or slower speed; the ends hold. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const at = (SPEEDS as readonly number[]).indexOf(speed);
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + by))] ?? speed;
}

/** Between two propagations the path is a cubic: of 600 s it is 5 km off near the ground, which no picture shows. */
const LONGEST_STEP_S = 600;
const SHORTEST_STEP_S = 20;

/** From one propagation to the next, s: about one in a second of the wall. */
export const stepOf = (speed: number): number => Math.max(SHORTEST_STEP_S, Math.min(LONGEST_STEP_S, speed));
