import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { seededDraws } from './draws.ts';

interface SkyOver {
  readonly sensorId: string;
  readonly longitudeRad: number;
  /** Share of nights that are clear. */
  readonly clearShare: number;
}

/** Cloud cover above which a telescope cannot measure. */
export const TOO_CLOUDY = 0.5;
/** Decay time of forecast skill. */
const FORECAST_DECAY_S = 2 * SECONDS_PER_DAY;

/**
 * Share of the sky that is clouded in a night of the simulated weather, 0 to 1.
 *
 * Method   one draw for each site and night: clear (less than `TOO_CLOUDY`) with the share of clear nights of the site; a night
 *          runs from one local mean noon to the next
 */
export function simulatedClouds({ sensorId, longitudeRad, clearShare }: SkyOver, epochTaiS: number): number {
  const localS = epochTaiS + (longitudeRad / (2 * Math.PI)) * SECONDS_PER_DAY;
  const night = Math.floor(localS / SECONDS_PER_DAY - 0.5);
  const draws = seededDraws('weather', sensorId, night);
  const isClear = draws.uniform() < clearShare;
  const within = draws.uniform();
  return isClear ? TOO_CLOUDY * within ** 2 * 0.999 : TOO_CLOUDY + (1 - TOO_CLOUDY) * within;
}

/** Returns the forecast of clouds at a lead time: the simulated weather, mixed with the climate mean. */
export function forecastClouds(sky: SkyOver, epochTaiS: number, nowTaiS: number): number {
  const trust = Math.exp(-Math.max(0, epochTaiS - nowTaiS) / FORECAST_DECAY_S);
  return trust * simulatedClouds(sky, epochTaiS) + (1 - trust) * (1 - sky.clearShare);
}
