import type { WeatherSource as WeatherKind } from '@keepout/contract/odt/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';

/** Expected clouds at a time. */
export interface Clouds {
  /** Share of the sky, 0 to 1; null where unknown. */
  readonly share: number | null;
  readonly by: WeatherKind;
  /** Reason why the source is not that set by the sensor's owner; empty when it is. */
  readonly note: Statement;
}

/** A source of cloud data: a yearly share, the simulated sky, an uploaded forecast. */
export interface CloudSource {
  /** @param nowTaiS   time of the query: longer lead times are less certain */
  cloudsAt(atTaiS: number, nowTaiS: number): Clouds;
}
