import { formatUtcZ } from '@keepout/astro/epoch';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { ForecastHour } from './tables.ts';
import type { CloudSource } from './weather-source.ts';

/** A forecast issued longer ago has had successors that did not come. */
const STALE_AFTER_S = SECONDS_PER_DAY;

export interface Forecast {
  readonly source: string;
  readonly issuedTaiS: number;
  /** In order of time. */
  readonly hours: readonly ForecastHour[];
}

export const isForecastStale = ({ issuedTaiS }: Forecast, nowTaiS: number): boolean =>
  nowTaiS - issuedTaiS > STALE_AFTER_S;

/** When its last hour ends. */
export const endOf = ({ hours }: Forecast): number =>
  (hours.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY) + SECONDS_PER_HOUR;

/** Returns an uploaded forecast as weather source; for times without one, or a stale one, another source with a note. */
export function forecastWeather(forecast: Forecast | undefined, otherwise: CloudSource): CloudSource {
  return {
    cloudsAt(atTaiS, nowTaiS) {
      const note = gapOf(forecast, atTaiS, nowTaiS);
      if (note.length > 0) return { ...otherwise.cloudsAt(atTaiS, nowTaiS), note };
      const hour = forecast?.hours.findLast(([startTaiS]) => startTaiS <= atTaiS);
      return { share: hour?.[1] ?? null, by: 'FORECAST', note: [] };
    },
  };
}

/** Returns the reason why the forecast does not cover a time; empty where it does. */
export function gapOf(forecast: Forecast | undefined, atTaiS: number, nowTaiS: number): Statement {
  if (forecast === undefined) return tell('forecast-none');
  const { source, issuedTaiS, hours } = forecast;
  const forecastFacts = { issuedAt: formatUtcZ(issuedTaiS, 0), source };
  if (isForecastStale(forecast, nowTaiS)) {
    return tell('forecast-old', { ...forecastFacts, hours: Math.floor((nowTaiS - issuedTaiS) / SECONDS_PER_HOUR) });
  }
  const at = hours.findLastIndex(([startTaiS]) => startTaiS <= atTaiS);
  if (at === -1) return tell('forecast-later', forecastFacts);
  // No value between missing hours.
  if (atTaiS >= hours[at]![0] + SECONDS_PER_HOUR) return tell('forecast-gap', forecastFacts);
  return [];
}
