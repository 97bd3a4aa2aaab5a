import type { SpaceWeather } from '@keepout/contract/sky/space-weather';
import { MS_PER_DAY } from '@keepout/units/duration';

export type WeatherTable = NonNullable<SpaceWeather['table']>;

/** Maximum age of the last observation, ms. The publisher issues a table every day: an older table has not been renewed. */
const OLD_MS = 3 * MS_PER_DAY;

/** Returns the end of the last observed day, and why a newer table is due: the table has ended, or it is old. */
export function weatherAge({ lastDay, lastObservedDay }: WeatherTable, nowMs: number) {
  const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY;
  const observedUntilMs = lastObservedDay === null ? Number.NaN : endOf(lastObservedDay);
  const isOld = !(nowMs - observedUntilMs <= OLD_MS);
  const due = endOf(lastDay) <= nowMs ? ('ended' as const) : isOld ? ('old' as const) : undefined;
  return { observedUntilMs, due };
}
