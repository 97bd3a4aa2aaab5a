import { formatUtcZ } from '@keepout/astro/epoch';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import type { ForecastBody, SensorWeather } from '@keepout/contract/odt/weather';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together, withStatement } from '@keepout/contract/sentences';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { EVERYBODY } from '../../platform/events/event-type.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { type Refusal, refusedAt } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { nowTaiS } from '../../platform/now.ts';
import { sensorChanged } from '../../ports/odt-events.ts';
import { changeableSensor } from '../sensors/service.ts';
import type { SensorRow } from '../sensors/store.ts';
import { endOf, type Forecast, gapOf, isForecastStale } from './forecast.ts';
import { weatherOf } from './source-of.ts';
import { keepForecast, type StoredForecast } from './store.ts';

/** Clocks of those who send may be ahead by this much. */
const CLOCK_S = 300;

/** Stores the forecast that the sensor's owner sends for it; requests with affected passes are replanned. */
export async function takeForecast(
  { database, events, settings }: ServerContext,
  principal: Principal,
  sensorId: string,
  body: ForecastBody,
): Promise<SensorRow> {
  const forecast = readForecast(body);
  return await database.orm.transaction(async (tx) => {
    const row = await changeableSensor(tx, settings, principal, sensorId);
    if (!(await keepForecast(tx, sensorId, forecast, principal.userName))) {
      throw refusedAt(
        'forecast-superseded',
        '#/issuedAt',
        `A forecast that was issued after ${body.issuedAt} is here already.`,
      );
    }
    const { operatorId, userName: actor } = principal;
    const detail = { source: forecast.source, issuedAt: formatUtcZ(forecast.issuedTaiS) };
    const record = { operatorId, actor, action: 'forecast', recordType: 'sensor', recordId: sensorId, detail };
    await writeAudit(tx, record);
    await events.publish(tx, row.operatorId ?? EVERYBODY, sensorChanged, { sensorId, change: 'changed' });
    return row;
  });
}

function readForecast({ source, issuedAt, hours }: ForecastBody): Forecast {
  const issuedTaiS = givenTime(issuedAt, '#/issuedAt');
  if (issuedTaiS > nowTaiS() + CLOCK_S) throw invalid('#/issuedAt', 'The forecast was issued in the future.');
  const read = hours.map(({ start, cloudCover }, i) => [givenTime(start, `#/hours/${i}/start`), cloudCover] as const);
  const late = read.findIndex(([startTaiS], i) => i > 0 && startTaiS <= read[i - 1]![0]);
  if (late !== -1) throw invalid(`#/hours/${late}/start`, 'The hours are not in order of time.');
  return { source, issuedTaiS, hours: read };
}

function invalid(pointer: string, message: string): Refusal {
  return refusedAt('invalid-request', pointer, message);
}

/** The sky over a sensor, hour by hour. */
export function presentWeather(
  sensor: SensorRow,
  forecast: StoredForecast | undefined,
  { startTaiS, hours }: { readonly startTaiS: number; readonly hours: number },
): SensorWeather {
  const now = nowTaiS();
  const weather = weatherOf(sensor, forecast);
  const { weatherSource } = sensor.content;
  return {
    sensorCode: sensor.code,
    weatherSource,
    forecast: forecast === undefined ? null : presentForecast(forecast, now),
    ...withStatement('message', messageOf(sensor, forecast, Math.max(startTaiS, now), now)),
    hours: Array.from({ length: hours }, (_, i) => {
      const atTaiS = startTaiS + i * SECONDS_PER_HOUR;
      const { share: clouds, by } = weather.cloudsAt(atTaiS, now);
      return { start: formatUtcZ(atTaiS), clouds, weatherSource: by };
    }),
  };
}

function presentForecast(forecast: StoredForecast, now: number): SensorWeather['forecast'] {
  const { source, issuedTaiS, hours, receivedAt } = forecast;
  return {
    source,
    issuedAt: formatUtcZ(issuedTaiS),
    receivedAt,
    start: formatUtcZ(hours[0]![0]),
    end: formatUtcZ(endOf(forecast)),
    isStale: isForecastStale(forecast, now),
  };
}

function messageOf(
  { sensorType, content }: SensorRow,
  forecast: Forecast | undefined,
  at: number,
  now: number,
): Statement {
  if (!SENSOR_TYPES[sensorType].mindsWeather) return tell('radar-and-clouds');
  if (content.weatherSource === 'FORECAST') {
    const gap = gapOf(forecast, at, now);
    return gap.length === 0 ? gap : together(gap, tell('usual-share'));
  }
  if (forecast === undefined) return [];
  return tell('forecast-unused', { weatherSource: content.weatherSource });
}
