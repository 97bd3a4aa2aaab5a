import { z } from 'zod';
import { forecastBody, sensorWeather, weatherQuery } from '../../odt/weather.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ sensorId: idOf('the sensor') });

export const WEATHER = endpoints('odt', ['sensors'], {
  getSensorWeather: {
    call: 'GET /sensors/{sensorId}/weather',
    summary: 'Returns the hourly cloud cover over a sensor with its source',
    description:
      'The owner of the sensor sets the source: the yearly share of clear nights, the simulated weather, or the newest received forecast. A forecast is valid for one day after its issue and for its hours. Otherwise the yearly share is used, and `message` reports it.',
    params,
    query: weatherQuery,
    answers: { 200: sensorWeather },
    problems: ['time-invalid'],
  },
  sendForecast: {
    call: 'PUT /sensors/{sensorId}/forecast',
    summary: 'Stores an hourly forecast of the cloud cover over a sensor, with its source and time of issue',
    description:
      'For the owner of the sensor, a program of the owner, or an administrator of tracking. It replaces the previous forecast; a forecast with an earlier time of issue is refused. It is used if the weather source of the sensor is FORECAST.',
    params,
    body: forecastBody,
    answers: { 200: sensorWeather },
    commonData: 'BY_RECORD',
    problems: ['sensor-not-own', 'forecast-superseded', 'time-invalid', 'not-found'],
  },
});
