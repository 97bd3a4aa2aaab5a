import type { SpaceWeather } from '@keepout/contract/sky/space-weather';
import { MS_PER_DAY } from '@keepout/units/duration';

export type WeatherTable = NonNullable<SpaceWeather['table']>;

/** A table is issued every day: with more days than these without an observation it was not renewed. */
const OLD_MS = 3 * MS_PER_DAY;

/** When the last observed day ended, and why a newer table is due: this one has ended, or it is old. */
export function weatherAge({ lastDay, lastObservedDay }: WeatherTable, nowMs: number) {
  const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY;
  const observedUntilMs = lastObservedDay === null ? Number.NaN : endOf(lastObservedDay);
  const isOld = !(nowMs - observedUntilMs <= OLD_MS);
  const due = endOf(lastDay) <= nowMs ? ('ended' as const) : isOld ? ('old' as const) : undefined;
  return { observedUntilMs, due };
}
