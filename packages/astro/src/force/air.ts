import { SECONDS_PER_DAY } from '@keepout/units/duration';
import {
  type AtmosphereModel,
  EXPONENTIAL_AIR,
  type SpaceWeatherDays,
  type SpaceWeatherSource,
} from '../atmosphere-model.ts';
import type { Ephemeris } from '../nouns.ts';
import { densityAlong } from './density-along.ts';
import { exponentialAtmosphere } from './exponential-atmosphere.ts';
import type { Atmosphere } from './force.ts';
import { nrlmsiseAtmosphere } from './nrlmsise-atmosphere.ts';
import { moderateSpaceWeather, type SpaceWeather, spaceWeatherOfDays } from './space-weather.ts';

/** Sources of space weather, from the most to the least certain. */
const SOURCES: readonly SpaceWeatherSource[] = [
  'observed',
  'interpolated',
  'predicted',
  'predicted-monthly',
  'beyond-table',
  'constant',
];

const cache = new WeakMap<AtmosphereModel, Atmosphere>();

/** Returns the density function; the same function for the same object, so that its cache serves all callers. */
export function atmosphereOfAir(air: AtmosphereModel): Atmosphere {
  if (air.model === 'EXPONENTIAL') return exponentialAtmosphere;
  let atmosphere = cache.get(air);
  if (atmosphere === undefined) {
    atmosphere = nrlmsiseAtmosphere(weatherOf(air.weather));
    cache.set(air, atmosphere);
  }
  return atmosphere;
}

/** Returns the density for orbits near a reference in EME2000: an expensive model is evaluated along the reference only. Absent: the exponential model. */
export function densityNear(
  air: AtmosphereModel | undefined,
  reference: Pick<Ephemeris, 'stateAt'>,
  startTaiS: number,
  stopTaiS: number,
): Atmosphere {
  const density = atmosphereOfAir(air ?? EXPONENTIAL_AIR);
  return air === undefined || air.model === 'EXPONENTIAL'
    ? density
    : densityAlong(density, reference, startTaiS, stopTaiS);
}

/** Least certain source of space weather within a span; undefined for a model without solar activity. */
export function spaceWeatherUsed(
  air: AtmosphereModel,
  startTaiS: number,
  stopTaiS: number,
): SpaceWeatherSource | undefined {
  if (air.model === 'EXPONENTIAL') return undefined;
  const weather = weatherOf(air.weather);
  let worst = SOURCES.indexOf(weather.at(stopTaiS).source);
  for (let at = startTaiS; at < stopTaiS; at += SECONDS_PER_DAY) {
    worst = Math.max(worst, SOURCES.indexOf(weather.at(at).source));
  }
  return SOURCES[worst];
}

function weatherOf(weather: SpaceWeatherDays | undefined): SpaceWeather {
  return weather === undefined || weather.days.length === 0
    ? moderateSpaceWeather
    : spaceWeatherOfDays(weather.firstDay, weather.days);
}
