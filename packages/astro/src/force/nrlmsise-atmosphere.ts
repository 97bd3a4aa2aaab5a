import { calendarDay, daysSince2000 } from '../calendar.ts';
import { utcDay } from '../epoch.ts';
import { rotationBetween } from '../frames/rotation.ts';
import { sunPosition } from '../sun/position.ts';
import type { Atmosphere } from './atmosphere.ts';
import { type Conditions, conditionsOf } from './nrlmsise/conditions.ts';
import { nrlmsise00 } from './nrlmsise/model.ts';
import type { SpaceWeather } from './space-weather.ts';

/** What the model is told of the magnetic field: the Ap of the day, or the last 57 hours of it. */
export type GeomagneticInput = 'daily' | 'three-hourly';

const DEGREES = 180 / Math.PI;
const HOURS = 12 / Math.PI;
const KPM3_PER_GPCM3 = 1000;
const HOUR_S = 3600;
/** Three-hour stretches and hours that are kept. */
const MOST_KEPT = 256;

/**
 * Density of NRLMSISE-00 with the anomalous oxygen, under a table of solar and geomagnetic activity.
 *
 * Method   local time is apparent solar time, the Sun's longitude linear from its value on the hour; what hangs on the epoch alone is kept
 *          for three hours; docs/models/forces
 * Assumes  day, flux and Ap step at midnight and every three hours, as the model was made
 *
 * @param weather       a table, or `moderateSpaceWeather`
 * @param geomagnetic   "three-hourly" when absent; a source that knows only the Ap of the day gives that
 */
export function nrlmsiseAtmosphere(weather: SpaceWeather, geomagnetic: GeomagneticInput = 'three-hourly'): Atmosphere {
  const conditions = kept((epochTaiS) => conditionsAt(epochTaiS, weather, geomagnetic));
  const sunOnTheHour = kept(sunLongitude);
  return (epochTaiS, { latitudeRad, longitudeRad, heightM }) => {
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
    return air.dragDensityGpcm3 * KPM3_PER_GPCM3;
  };
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

/** Keeps what was found for the last keys. */
function kept<T>(find: (epochTaiS: number) => T): (key: number, epochTaiS: number) => T {
  const found = new Map<number, T>();
  return (key, epochTaiS) => {
    let value = found.get(key);
    if (value === undefined) {
      if (found.size >= MOST_KEPT) found.clear();
      value = find(epochTaiS);
      found.set(key, value);
    }
    return value;
  };
}
