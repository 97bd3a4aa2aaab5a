import type { WeatherSource as WeatherKind } from '@keepout/contract/odt/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';

/** What is expected of the sky at a time. */
export interface Clouds {
  /** Share of the sky, 0 to 1; null where nobody knows it. */
  readonly share: number | null;
  readonly by: WeatherKind;
  /** Why it is not by what the sensor's owner named; empty when it is. */
  readonly note: Statement;
}

/** Whoever knows clouds: a yearly share, the simulated sky, a forecast that was sent. */
export interface WeatherSource {
  /** @param nowTaiS   when it is asked: what lies ahead is less certain */
  cloudsAt(atTaiS: number, nowTaiS: number): Clouds;
}
