import { forecastBody, sensorWeather, weatherQuery } from '@keepout/contract/odt/weather';
import { idOf } from '@keepout/contract/platform/primitives';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import { givenTime } from '../../platform/http/given-time.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { findSensor, type SensorRow } from '../sensors/store.ts';
import { presentWeather, takeForecast } from './service.ts';
import { forecastsOf } from './store.ts';

const tags = ['sensors'];
const params = z.object({ sensorId: idOf('the sensor') });
const USUAL_HOURS = 48;

export function registerWeather(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const told = async (row: SensorRow, startTaiS: number, hours: number) =>
    presentWeather(row, (await forecastsOf(db, [row.id])).get(row.id), { startTaiS, hours });

  app.route({
    method: 'GET',
    url: '/sensors/:sensorId/weather',
    schema: {
      operationId: 'getSensorWeather',
      summary: 'What is known of the sky over a sensor, hour by hour, and what by',
      description:
        'By what its owner named: the yearly share of clear nights, the simulated weather, or the newest forecast that was sent. A forecast counts for a day after its issue and for the hours that it names; otherwise the yearly share stands in for it, and `message` says so.',
      tags,
      params,
      querystring: weatherQuery,
      response: { 200: sensorWeather },
    },
    config: { problems: ['time-invalid'] },
    handler: async (request) => {
      const { start, hours } = request.query;
      const row = await findSensor(db, principalOf(request).operatorId, request.params.sensorId);
      if (row === undefined) throw notFound('The sensor');
      return await told(row, start === undefined ? presentHour() : givenTime(start, '?start'), hours);
    },
  });

  app.route({
    method: 'PUT',
    url: '/sensors/:sensorId/forecast',
    schema: {
      operationId: 'sendForecast',
      summary: 'Send the forecast of cloud cover over a sensor, hour by hour, with its source and time of issue',
      description:
        'By whoever keeps the sensor, or a program of his: of a sensor of your own, or as one who runs the tracking. It replaces the forecast before; one that was issued earlier is refused. It counts where the weather source of the sensor is FORECAST.',
      tags,
      params,
      body: forecastBody,
      response: { 200: sensorWeather },
    },
    config: { problems: ['sensor-not-own', 'forecast-superseded', 'time-invalid', 'not-found'] },
    handler: async (request) => {
      const row = await takeForecast(context, principalOf(request), request.params.sensorId, request.body);
      return await told(row, presentHour(), USUAL_HOURS);
    },
  });
}

/** Begin of the hour, UTC. */
function presentHour(): number {
  const now = nowTaiS();
  return now - ((Date.now() / 1000) % SECONDS_PER_HOUR);
}
