import { type Conditions, yearly } from './conditions.ts';
import type { Harmonics } from './harmonics.ts';
import { tripleOf } from './variation.ts';

/**
 * Variation of a temperature or a gradient below 120 km.
 *
 * Method   Hedin 1991 with the revisions of Picone et al. 2002: the terms of `thermosphere` that exist there; docs/models/forces
 *
 * @param p          number[100]   coefficients; their number is one less than in the published tables
 * @param activity   number        of the set that the model asks before
 */
export function lowerAtmosphere(p: readonly number[], at: Harmonics, air: Conditions, activity: number): number {
  const { zonal, first, second, third, cosDay, sinDay } = at;
  const { annual, semiannual, asymmetricAnnual: season, asymmetricSemiannual } = air.seasonOf(p);
  const zonalTerms =
    p[1]! * zonal[2]! +
    p[2]! * zonal[4]! +
    p[22]! * zonal[6]! +
    p[26]! * zonal[1]! +
    p[14]! * zonal[3]! +
    p[59]! * zonal[5]!;
  const even =
    (p[18]! + p[47]! * zonal[2]! + p[29]! * zonal[4]!) * annual +
    (p[15]! + p[16]! * zonal[2]! + p[30]! * zonal[4]!) * semiannual;
  const odd =
    (p[9]! * zonal[1]! + p[10]! * zonal[3]! + p[20]! * zonal[5]!) * season + p[37]! * zonal[1]! * asymmetricSemiannual;
  const cos1 = p[3]! * first[1]! + p[4]! * first[3]! + p[11]! * first[2]! * season;
  const sin1 = p[6]! * first[1]! + p[7]! * first[3]! + p[12]! * first[2]! * season;
  const cos2 = p[5]! * second[2]! + p[41]! * second[4]! + (p[23]! * second[3]! + p[35]! * second[5]!) * season;
  const sin2 = p[8]! * second[2]! + p[42]! * second[4]! + (p[33]! * second[3]! + p[36]! * second[5]!) * season;
  const tides =
    cos1 * cosDay[0] +
    sin1 * sinDay[0] +
    cos2 * cosDay[1] +
    sin2 * sinDay[1] +
    third[3]! * (p[39]! * sinDay[2] + p[40]! * cosDay[2]);
  const magnetic = air.hasHistory ? (p[50]! + p[96]! * zonal[2]!) * activity : (p[32]! + p[45]! * zonal[2]!) * activity;
  const swing =
    1 +
    zonal[1]! * (p[80]! * yearly(air, p[81]!) + p[85]! * yearly(air, p[86]!, 2)) +
    p[83]! * yearly(air, p[84]!) +
    p[87]! * yearly(air, p[88]!, 2);
  const longitude =
    swing *
    ((tripleOf(p, 64, first, 2) + tripleOf(p, 74, first, 1)) * at.cosLongitude +
      (tripleOf(p, 90, first, 2) + tripleOf(p, 77, first, 1)) * at.sinLongitude);
  return p[21]! * air.meanExcess + zonalTerms + even + odd + tides + magnetic + longitude;
}
