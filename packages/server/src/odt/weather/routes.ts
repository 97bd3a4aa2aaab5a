import { WEATHER } from '@keepout/contract/odt/endpoints/weather';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { nowTaiS } from '../../platform/now.ts';
import { findSensor, type SensorRow } from '../sensors/store.ts';
import { presentWeather, takeForecast } from './service.ts';
import { forecastsOf } from './store.ts';

const USUAL_HOURS = 48;

export function registerWeather(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const weatherOf = async (row: SensorRow, startTaiS: number, hours: number) =>
    presentWeather(row, (await forecastsOf(db, [row.id])).get(row.id), { startTaiS, hours });

  serve(app, WEATHER.getSensorWeather, async (request) => {
    const { start, hours } = request.query;
    const row = await findSensor(db, principalOf(request).operatorId, request.params.sensorId);
    if (row === undefined) throw notFound('The sensor');
    return await weatherOf(row, start === undefined ? presentHour() : givenTime(start, '?start'), hours);
  });

  serve(app, WEATHER.sendForecast, async (request) => {
    const row = await takeForecast(context, principalOf(request), request.params.sensorId, request.body);
    return await weatherOf(row, presentHour(), USUAL_HOURS);
  });
}

/** Begin of the hour, UTC. */
function presentHour(): number {
  const now = nowTaiS();
  return now - ((Date.now() / 1000) % SECONDS_PER_HOUR);
}
