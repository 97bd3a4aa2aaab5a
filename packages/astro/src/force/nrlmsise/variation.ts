import type { Conditions } from './conditions.ts';
import { type Harmonics, hoursToRad, PER_DEGREE, secondsToRad } from './harmonics.ts';

type Coefficients = readonly number[];

/**
 * Variation of a quantity of the thermosphere about its mean, as a share.
 *
 * Method   Hedin 1987, appendix A, with the further terms of Picone et al. 2002: solar flux, latitude, seasons, three tides,
 *          longitude and universal time, and magnetic activity; docs/models/forces
 *
 * @param p          number[150]   coefficients; their number is one less than in the published tables
 * @param activity   number        by `magneticActivity`; absent where the set has no magnetic term
 */
export function thermosphere(p: Coefficients, at: Harmonics, air: Conditions, activity: number | undefined): number {
  const { zonal } = at;
  const { annual, semiannual, asymmetricAnnual: season, asymmetricSemiannual } = air.seasonOf(p);
  const mean = air.meanExcess;
  const day = air.dayExcess;
  const flux = p[19]! * day + p[20]! * day * day;
  const solar = p[19]! * day * (1 + p[59]! * mean) + p[20]! * day * day + p[21]! * mean + p[29]! * mean * mean;
  const zonalTerms = (p[1]! + p[14]! * mean) * zonal[2]! + p[2]! * zonal[4]! + p[22]! * zonal[6]! + p[26]! * zonal[1]!;
  const even = p[18]! * annual + (p[15]! + p[16]! * zonal[2]!) * semiannual;
  const odd =
    (1 + p[47]! * mean + flux) * (p[9]! * zonal[1]! + p[10]! * zonal[3]!) * season +
    p[37]! * zonal[1]! * asymmetricSemiannual;
  const waves = (1 + p[49]! * mean + flux) * tides(p, at, season);
  const longitudinalTerms = longitude(p, at, mean, season) + universalTime(p, at, mean, season);
  const stormy = activity === undefined ? 0 : activity * magnetic(p, at, season, air.hasHistory ? HISTORY : DAILY);
  return p[30]! + solar + zonalTerms + even + odd + waves + longitudinalTerms + stormy;
}

/** Diurnal, semidiurnal and terdiurnal waves. */
function tides(p: Coefficients, { first, second, third, cosDay, sinDay }: Harmonics, season: number): number {
  const cos1 = p[3]! * first[1]! + p[4]! * first[3]! + p[27]! * first[5]! + p[11]! * first[2]! * season;
  const sin1 = p[6]! * first[1]! + p[7]! * first[3]! + p[28]! * first[5]! + p[12]! * first[2]! * season;
  const cos2 = p[5]! * second[2]! + p[41]! * second[4]! + (p[23]! * second[3]! + p[35]! * second[5]!) * season;
  const sin2 = p[8]! * second[2]! + p[42]! * second[4]! + (p[33]! * second[3]! + p[36]! * second[5]!) * season;
  const sin3 = p[39]! * third[3]! + (p[93]! * third[4]! + p[46]! * third[6]!) * season;
  const cos3 = p[40]! * third[3]! + (p[94]! * third[4]! + p[48]! * third[6]!) * season;
  return (
    cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + cos3 * cosDay[2] + sin3 * sinDay[2]
  );
}

function longitude(p: Coefficients, at: Harmonics, mean: number, season: number): number {
  const { first } = at;
  const wave = (even: number, odd: number, seasonal: number): number =>
    tripleOf(p, even, first, 2) + tripleOf(p, odd, first, 1) + season * tripleOf(p, seasonal, first, 1);
  return (1 + p[80]! * mean) * (wave(64, 103, 109) * at.cosLongitude + wave(90, 106, 112) * at.sinLongitude);
}

function universalTime(p: Coefficients, at: Harmonics, mean: number, season: number): number {
  const { zonal, second, universalTimeRad: time } = at;
  const alone =
    (1 + p[95]! * zonal[1]!) * (1 + p[81]! * mean) * (1 + p[119]! * zonal[1]! * season) * tripleOf(p, 68, zonal, 1);
  const withLongitude = (1 + p[137]! * mean) * tripleOf(p, 76, second, 3);
  return (
    alone * Math.cos(time - secondsToRad(p[71]!)) +
    withLongitude * Math.cos(time - secondsToRad(p[79]!) + 2 * at.longitudeRad)
  );
}

/** Indices of the coefficients of the magnetic terms, for the daily Ap and for its history. */
interface MagneticTerms {
  readonly zonal: readonly [number, number, number];
  readonly zonalBySeason: number;
  readonly byHour: number;
  readonly hour: number;
  readonly tilt: number;
  readonly byLongitude: readonly [number, number, number];
  readonly longitude: number;
  readonly longitudeBySeason: number;
  readonly seasonLongitude: number;
  readonly byUniversalTime: number;
  readonly universalTime: number;
}

const DAILY: MagneticTerms = {
  zonal: [32, 45, 34],
  zonalBySeason: 100,
  byHour: 121,
  hour: 124,
  tilt: 120,
  byLongitude: [60, 61, 62],
  longitude: 63,
  longitudeBySeason: 115,
  seasonLongitude: 118,
  byUniversalTime: 83,
  universalTime: 75,
};

const HISTORY: MagneticTerms = {
  zonal: [50, 96, 54],
  zonalBySeason: 125,
  byHour: 128,
  hour: 131,
  tilt: 132,
  byLongitude: [52, 98, 67],
  longitude: 97,
  longitudeBySeason: 133,
  seasonLongitude: 136,
  byUniversalTime: 55,
  universalTime: 58,
};

/** Effect of a unit of magnetic activity at a place. */
function magnetic(p: Coefficients, at: Harmonics, season: number, terms: MagneticTerms): number {
  const { zonal, first } = at;
  const [a, b, c] = terms.zonal;
  const [d, e, f] = terms.byLongitude;
  const hour = at.localTimeRad - hoursToRad(p[terms.hour]!);
  const away = at.longitudeRad - PER_DEGREE * p[terms.longitude]!;
  const seasonAway = at.longitudeRad - PER_DEGREE * p[terms.seasonLongitude]!;
  const time = at.universalTimeRad - secondsToRad(p[terms.universalTime]!);
  return (
    p[a]! +
    p[b]! * zonal[2]! +
    p[c]! * zonal[4]! +
    tripleOf(p, terms.zonalBySeason, zonal, 1) * season +
    tripleOf(p, terms.byHour, first, 1) * Math.cos(hour) +
    (1 + p[terms.tilt]! * zonal[1]!) * (p[d]! * first[2]! + p[e]! * first[4]! + p[f]! * first[6]!) * Math.cos(away) +
    tripleOf(p, terms.longitudeBySeason, first, 1) * season * Math.cos(seasonAway) +
    tripleOf(p, terms.byUniversalTime, zonal, 1) * Math.cos(time)
  );
}

/** Three coefficients in a row times the functions of every second degree. */
export function tripleOf(p: Coefficients, from: number, functions: Float64Array, degree: number): number {
  return p[from]! * functions[degree]! + p[from + 1]! * functions[degree + 2]! + p[from + 2]! * functions[degree + 4]!;
}
