import { calendarDay, daysSince2000 } from '../calendar.ts';
import { utcDay } from '../epoch.ts';
import type { Geodetic } from '../frames/geodetic.ts';
import { rotationBetween } from '../frames/rotation.ts';
import { sunPosition } from '../sun/position.ts';
import type { Atmosphere } from './force.ts';
import { type Conditions, conditionsOf } from './nrlmsise/conditions.ts';
import { type Air, nrlmsise00 } from './nrlmsise/model.ts';
import type { SpaceWeather } from './space-weather.ts';

/** Geomagnetic input of the model: the Ap of the day, or the last 57 hours of it. */
export type GeomagneticInput = 'daily' | 'three-hourly';

const DEGREES = 180 / Math.PI;
const HOURS = 12 / Math.PI;
const KPM3_PER_GPCM3 = 1000;
const HOUR_S = 3600;
/** Cached three-hour intervals and hours. */
const MOST_KEPT = 256;
/** Nearer to the last place at the same instant the density is carried there: to 1e-7 of it. */
const NEAR_M = 2;
const NEAR_RAD = 3e-7;
/** J/(mol K); m/s^2 and m of a gravity that is good enough for a scale height. */
const GAS_CONSTANT = 8.314;
const GRAVITY_MPS2 = 9.8;
const RADIUS_M = 6.37e6;

/**
 * Density of NRLMSISE-00 with the anomalous oxygen, under a table of solar and geomagnetic activity.
 *
 * Method   local time is apparent solar time, the Sun's longitude linear from its value on the hour; terms of the epoch alone are cached
 *          for three hours; a place within two metres of the last one at the same instant, as gradients ask for, has its density by the local
 *          scale height; docs/models/forces
 * Assumes  day, flux and Ap step at midnight and every three hours, as the model was made
 *
 * @param weather       a table, or `moderateSpaceWeather`
 * @param geomagnetic   "three-hourly" when absent; a source that knows only the Ap of the day gives that
 */
export function nrlmsiseAtmosphere(weather: SpaceWeather, geomagnetic: GeomagneticInput = 'three-hourly'): Atmosphere {
  const conditions = cachedByKey((epochTaiS) => conditionsAt(epochTaiS, weather, geomagnetic));
  const sunOnTheHour = cachedByKey(sunLongitude);
  let last = { epochTaiS: Number.NaN, place: { latitudeRad: 0, longitudeRad: 0, heightM: 0 }, density: 0, scaleM: 1 };
  return (epochTaiS, place) => {
    const { latitudeRad, longitudeRad, heightM } = place;
    if (epochTaiS === last.epochTaiS && isNear(place, last.place)) {
      return last.density * Math.exp((last.place.heightM - heightM) / last.scaleM);
    }
    const { day, secondOfDay } = utcDay(epochTaiS);
    const slot = day * 8 + Math.min(7, Math.floor(secondOfDay / (3 * HOUR_S)));
    const hour = Math.floor(epochTaiS / HOUR_S);
    const sunRad = sunOnTheHour(hour, hour * HOUR_S) - ((epochTaiS - hour * HOUR_S) * Math.PI) / (12 * HOUR_S);
    const localTimeH = (((12 + (longitudeRad - sunRad) * HOURS) % 24) + 24) % 24;
    const air = nrlmsise00(
      {
        heightKm: heightM / 1000,
        latitudeDeg: latitudeRad * DEGREES,
        longitudeDeg: longitudeRad * DEGREES,
        localTimeH,
        universalTimeS: secondOfDay,
      },
      conditions(slot, epochTaiS),
    );
    const density = air.dragDensityGpcm3 * KPM3_PER_GPCM3;
    last = { epochTaiS, place: { latitudeRad, longitudeRad, heightM }, density, scaleM: scaleHeight(air, heightM) };
    return density;
  };
}

function isNear(first: Geodetic, second: Geodetic): boolean {
  return (
    Math.abs(first.heightM - second.heightM) < NEAR_M &&
    Math.abs(first.latitudeRad - second.latitudeRad) < NEAR_RAD &&
    Math.abs(first.longitudeRad - second.longitudeRad) < NEAR_RAD
  );
}

/** How fast the density falls, m: each gas by its own mass, in the temperature there. */
function scaleHeight({ densities, temperatureK }: Air, heightM: number): number {
  const { He, O, N2, O2, Ar, H, N, hotO } = densities;
  const mass = 4 * He + 16 * (O + hotO) + 28 * N2 + 32 * O2 + 40 * Ar + H + 14 * N;
  const square = 16 * He + 256 * (O + hotO) + 784 * N2 + 1024 * O2 + 1600 * Ar + H + 196 * N;
  const gravity = GRAVITY_MPS2 / (1 + heightM / RADIUS_M) ** 2;
  return (1000 * GAS_CONSTANT * temperatureK * mass) / (gravity * square);
}

function conditionsAt(epochTaiS: number, weather: SpaceWeather, geomagnetic: GeomagneticInput): Conditions {
  const { day } = utcDay(epochTaiS);
  const { year } = calendarDay(day);
  const sample = weather.at(epochTaiS);
  const ap = geomagnetic === 'daily' ? sample.ap.slice(0, 1) : sample.ap;
  return conditionsOf(day - daysSince2000(year, 1, 1) + 1, { ...sample, ap });
}

/** East longitude of the Sun. Without a table of Earth orientation: 0.9 s of UT1 are four thousandths of a degree. */
function sunLongitude(epochTaiS: number): number {
  const m = rotationBetween('EME2000', 'ITRF', epochTaiS);
  const [x, y, z] = sunPosition(epochTaiS);
  return Math.atan2(m[3]! * x + m[4]! * y + m[5]! * z, m[0]! * x + m[1]! * y + m[2]! * z);
}

/** Caches the values of the last keys. */
function cachedByKey<T>(find: (epochTaiS: number) => T): (key: number, epochTaiS: number) => T {
  const cache = new Map<number, T>();
  return (key, epochTaiS) => {
    let value = cache.get(key);
    if (value === undefined) {
      if (cache.size >= MOST_KEPT) cache.clear();
      value = find(epochTaiS);
      cache.set(key, value);
    }
    return value;
  };
}
