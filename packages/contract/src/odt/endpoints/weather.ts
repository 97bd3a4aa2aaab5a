import { z } from 'zod';
import { forecastBody, sensorWeather, weatherQuery } from '../../odt/weather.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ sensorId: idOf('the sensor') });

export const WEATHER = endpoints('odt', ['sensors'], {
  getSensorWeather: {
    call: 'GET /sensors/{sensorId}/weather',
    summary: 'Cloud cover over a sensor by hour, with its source',
    description:
      'By what its owner named: the yearly share of clear nights, the simulated weather, or the newest forecast that was sent. A forecast counts for a day after its issue and for the hours that it names; otherwise the yearly share stands in for it, and `message` says so.',
    params,
    query: weatherQuery,
    answers: { 200: sensorWeather },
    problems: ['time-invalid'],
  },
  sendForecast: {
    call: 'PUT /sensors/{sensorId}/forecast',
    summary: 'Send the forecast of cloud cover over a sensor, hour by hour, with its source and time of issue',
    description:
      'By whoever keeps the sensor, or a program of his: of a sensor of your own, or as one who runs the tracking. It replaces the forecast before; one that was issued earlier is refused. It counts where the weather source of the sensor is FORECAST.',
    params,
    body: forecastBody,
    answers: { 200: sensorWeather },
    commonData: 'BY_RECORD',
    problems: ['sensor-not-own', 'forecast-superseded', 'time-invalid', 'not-found'],
  },
});
