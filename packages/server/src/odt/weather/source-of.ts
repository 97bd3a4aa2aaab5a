import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { forecastClouds } from '../providers/simulator/weather.ts';
import type { SensorRow } from '../sensors/store.ts';
import { type Forecast, forecastWeather } from './forecast.ts';
import type { CloudSource } from './weather-source.ts';

/** Returns the weather source of a sensor, as set by its owner. Some types do not depend on weather. */
export function weatherOf(
  { id, sensorType, content }: Pick<SensorRow, 'id' | 'sensorType' | 'content'>,
  forecast: Forecast | undefined,
): CloudSource {
  const { weatherSource, clearShare, site } = content;
  if (!SENSOR_TYPES[sensorType].mindsWeather) return steady(0, 'NONE');
  const usual = steady(1 - clearShare, 'CLEAR_SHARE');
  if (weatherSource === 'NONE') return steady(null, 'NONE');
  if (weatherSource === 'CLEAR_SHARE') return usual;
  if (weatherSource === 'FORECAST') return forecastWeather(forecast, usual);
  const sky = { sensorId: id, longitudeRad: site.longitude * RAD_PER_DEG, clearShare };
  return {
    cloudsAt: (atTaiS, nowTaiS) => ({ share: forecastClouds(sky, atTaiS, nowTaiS), by: 'SIMULATED', note: [] }),
  };
}

/** The same at all times. */
function steady(share: number | null, by: 'NONE' | 'CLEAR_SHARE'): CloudSource {
  return { cloudsAt: () => ({ share, by, note: [] }) };
}
