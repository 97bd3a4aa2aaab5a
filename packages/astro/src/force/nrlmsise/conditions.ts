import { PER_DEGREE } from './harmonics.ts';

/** Days to radians of a year, with the digits that the coefficients were fitted with. */
const PER_DAY = 1.72142e-2;
const THREE_HOURS_S = 10_800;

/** Inputs of the model apart from the place. */
export interface SolarGeomagnetic {
  /** Flux at 10.7 cm of the day before, at the distance of the Earth, 1e-22 W/m^2/Hz. */
  readonly f107: number;
  /** The same, mean of 81 days about the day. */
  readonly f107Mean: number;
  /**
   * Ap of the day alone, or with its history: [day, now, 3 h, 6 h and 9 h before, mean of 12 to 33 h before, mean of 36 to 57 h before].
   */
  readonly ap: readonly number[];
}

/** The seasonal factors of one set of coefficients on one day. */
export interface Season {
  readonly annual: number;
  readonly semiannual: number;
  readonly asymmetricAnnual: number;
  readonly asymmetricSemiannual: number;
}

/** Day of the year with solar and geomagnetic activity: the terms that depend on no place, computed once for every set. */
export interface Conditions extends SolarGeomagnetic {
  readonly dayOfYear: number;
  /** Excess of the mean flux above 150. */
  readonly meanExcess: number;
  /** Flux of the day above the mean. */
  readonly dayExcess: number;
  readonly hasHistory: boolean;
  seasonOf(set: readonly number[]): Season;
  /** Weight of each Ap in a set of coefficients: of the day alone, or now and before. */
  saturatedOf(set: readonly number[]): readonly number[];
}

/** @param dayOfYear   number   1 on the first of January */
export function conditionsOf(dayOfYear: number, activity: SolarGeomagnetic): Conditions {
  const seasons = new Map<readonly number[], Season>();
  const saturated = new Map<readonly number[], readonly number[]>();
  const hasHistory = activity.ap.length > 1;
  return {
    ...activity,
    dayOfYear,
    meanExcess: activity.f107Mean - 150,
    dayExcess: activity.f107 - activity.f107Mean,
    hasHistory,
    seasonOf(set) {
      let season = seasons.get(set);
      if (season === undefined) {
        season = {
          annual: Math.cos(PER_DAY * (dayOfYear - set[31]!)),
          semiannual: Math.cos(2 * PER_DAY * (dayOfYear - set[17]!)),
          asymmetricAnnual: Math.cos(PER_DAY * (dayOfYear - set[13]!)),
          asymmetricSemiannual: Math.cos(2 * PER_DAY * (dayOfYear - set[38]!)),
        };
        seasons.set(set, season);
      }
      return season;
    },
    saturatedOf(set) {
      let coefficients = saturated.get(set);
      if (coefficients === undefined) {
        const [rate, slope] = hasHistory
          ? [Math.max(set[24]!, 1e-4), set[25]!]
          : [set[43]! < 0 ? 1e-5 : set[43]!, set[44]!];
        const historyAp = hasHistory ? activity.ap.slice(1) : activity.ap;
        coefficients = historyAp.map((ap) => saturating(ap, rate, slope));
        saturated.set(set, coefficients);
      }
      return coefficients;
    },
  };
}

/** The cosine of the day of the year against a phase, `times` a year. */
export function yearly({ dayOfYear }: Conditions, phaseDay: number, times: number = 1): number {
  return Math.cos(times * PER_DAY * (dayOfYear - phaseDay));
}

/** Annual wave of the height of the turbopause: sine of the latitude against the season. */
export function turbopauseWave(conditions: Conditions, latitudeDeg: number, phaseDay: number): number {
  return Math.sin(PER_DEGREE * latitudeDeg) * yearly(conditions, phaseDay);
}

/**
 * Returns the effect of the magnetic activity in one set of coefficients.
 *
 * Method   of the daily Ap: Hedin 1983, equation 22; of its history, weighted with a memory that shortens with latitude: Hedin 1987, A24
 * @returns number   |   undefined where the set has no memory of the history
 */
export function magneticActivity(
  set: readonly number[],
  conditions: Conditions,
  latitudeDeg: number,
): number | undefined {
  if (conditions.hasHistory && set[51] === 0) return undefined;
  const terms = conditions.saturatedOf(set);
  if (!conditions.hasHistory) return terms[0]!;
  const m = Math.min(
    0.99999,
    Math.exp((-THREE_HOURS_S * Math.abs(set[51]!)) / (1 + set[138]! * (45 - Math.abs(latitudeDeg)))),
  );
  const m2 = m * m;
  const m4 = m2 * m2;
  const m8 = m4 * m4;
  const longAgo = ((terms[4]! * m4 + terms[5]! * m8 * m4) * (1 - m8)) / (1 - m);
  const sum = terms[0]! + terms[1]! * m + terms[2]! * m2 + terms[3]! * m2 * m + longAgo;
  return sum / (1 + ((1 - m8 * m8 * m2 * m) / (1 - m)) * Math.sqrt(m));
}

function saturating(ap: number, rate: number, slope: number): number {
  const excess = ap - 4;
  return excess + (slope - 1) * (excess + Math.expm1(-rate * excess) / rate);
}
