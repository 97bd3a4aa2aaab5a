import { RAD_PER_DEG } from '@keepout/units/angle';
import { forecastClouds } from '../providers/simulator/weather.ts';
import type { SensorRow } from '../sensors/store.ts';

/**
 * Expected share of cloud over a sensor at a time, 0 to 1: by the forecast of the simulated weather, else what its owner says of a
 * usual night. A radar does not mind.
 *
 * @returns null where nobody knows it
 */
export function cloudsOver({ id, sensorType, content }: SensorRow, atTaiS: number, nowTaiS: number): number | null {
  const { weatherSource, clearShare, site } = content;
  if (sensorType === 'RADAR_ACTIVE') return 0;
  if (weatherSource === 'NONE') return null;
  if (weatherSource === 'CLEAR_SHARE') return 1 - clearShare;
  const sky = { sensorId: id, longitudeRad: site.longitude * RAD_PER_DEG, clearShare };
  return forecastClouds(sky, atTaiS, nowTaiS);
}
