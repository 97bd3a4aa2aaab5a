const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone);
  if (clock !== undefined) return clock;
  const created = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, created);
  return created;
}

export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Minutes since midnight that a clock in the zone shows. */
export function wallMinutes(unixMs: number, timeZone: string): number {
  const [hours = '0', minutes = '0'] = clockOf(timeZone).format(unixMs).split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * When a clock in the zone next shows the time, later than now, Unix ms, to the minute.
 *
 * Where clocks are set forward over it, the moment at which they have been.
 */
export function nextWallTime(nowMs: number, time: string, timeZone: string): number {
  const targetMinutes = minutesOf(time);
  const fromMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const ahead = (targetMinutes - wallMinutes(fromMs, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guessMs = fromMs + ahead * MINUTE_MS;
  // Clocks that were set in between show something else then, by the hour that they were set.
  const off = ((targetMinutes - wallMinutes(guessMs, timeZone) + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const setMs = guessMs + off * MINUTE_MS;
  return setMs > nowMs && wallMinutes(setMs, timeZone) === targetMinutes ? setMs : guessMs;
}

/** Whether a clock in the zone shows a time from the first (included) until the second; over midnight where it is earlier. */
export function isWithin(unixMs: number, from: string, until: string, timeZone: string): boolean {
  const [at, begin, end] = [wallMinutes(unixMs, timeZone), minutesOf(from), minutesOf(until)];
  return begin <= end ? at >= begin && at < end : at >= begin || at < end;
}
