import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { keptPer } from '@keepout/units/kept-per';
import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { taiMinusUtcS, utcDay } from '../epoch.ts';
import { taiMinusUtcOnDay } from '../leap-seconds.ts';
import { withTides, zonalAt } from './tidal-orientation.ts';

/** Earth orientation at one epoch. */
export interface EarthOrientationSample {
  /** UT1 minus TAI, s: no step at leap seconds. */
  readonly ut1MinusTaiS: number;
  readonly xpRad: number;
  readonly ypRad: number;
  /** Excess length of day, s. */
  readonly lodS: number;
  /** Observed corrections to IAU 1980 nutation. */
  readonly longitudeOffsetRad: number;
  readonly obliquityOffsetRad: number;
}

/** A source of Earth orientation; `hasPoleOffsets` says whether its corrections tie the true pole to GCRF. */
export interface EarthOrientation {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly hasPoleOffsets: boolean;
  at(epochTaiS: number): EarthOrientationSample;
}

export interface EarthOrientationFault extends Fault {
  readonly code: 'earth-orientation-empty' | 'earth-orientation-malformed' | 'earth-orientation-days-not-consecutive';
  readonly line?: number;
}

/** Modified Julian date of 2000-01-01. */
const MJD_2000 = 51_544;
/** Nodes of a cubic. */
const DAYS_OF_A_VALUE = 4;
/** Figures of a day in a table. */
export const ORIENTATION_FIGURES = 6;

/**
 * The stated fallback without a table: UT1 = UTC, no polar motion, no corrections.
 *
 * Assumes  |UT1 - UTC| < 0.9 s, so ITRF may be turned by 420 m at the equator; inertial frames are untouched
 */
export const noEarthOrientation: EarthOrientation = {
  startTaiS: Number.NEGATIVE_INFINITY,
  stopTaiS: Number.POSITIVE_INFINITY,
  hasPoleOffsets: false,
  at: (epochTaiS) => ({
    ut1MinusTaiS: -taiMinusUtcS(epochTaiS),
    xpRad: 0,
    ypRad: 0,
    lodS: 0,
    longitudeOffsetRad: 0,
    obliquityOffsetRad: 0,
  }),
};

/** Interpolation between the values of two days: the tides of the IERS Conventions 2010, or straight lines. */
export type TidesBetweenDays = 'iers-2010' | 'none';

/** A table of Earth orientation, day by day: plain data that may be stored and sent. */
export interface EarthOrientationDays {
  /** Of UTC, since 2000-01-01. */
  readonly firstDay: number;
  /** Six values of each day: UT1 - TAI s, x", y", length of day s, dPsi", dEps", as in the table. */
  readonly values: readonly number[];
}

/**
 * Reads a CelesTrak Earth orientation file, text (EOP-All.txt) or CSV (EOP-All.csv).
 *
 * Method   daily values without their zonal tides, joined by cubics through four days; the zonal tides given back at the
 *          epoch, those of a day and half a day added (`tides`); UT1 is joined through UT1 - TAI, which knows no leap
 *          second. Without tides: straight lines between the values of the table.
 * Assumes  IERS C04 content, in which UT1 has its zonal tides and none shorter. Before the first and after the last day the
 *          value at the end applies.
 *
 * @param text   string   the complete file
 * @returns ok: EarthOrientation   |   fault: EarthOrientationFault with the line
 */
export function readEarthOrientation(
  text: string,
  tides: TidesBetweenDays = 'iers-2010',
): Result<EarthOrientation, EarthOrientationFault> {
  const days = readEarthOrientationDays(text);
  return days.ok ? ok(fromDailyValues(days.value.firstDay, Float64Array.from(days.value.values), tides)) : days;
}

/** The same as days, to be kept or sent. */
export function readEarthOrientationDays(text: string): Result<EarthOrientationDays, EarthOrientationFault> {
  const values: number[] = [];
  let firstDay = 0;
  let count = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const row = rowOf(line);
    if (row === undefined) continue;
    if (row.some((value) => !Number.isFinite(value)))
      return fail({ code: 'earth-orientation-malformed', line: index + 1 });
    const day = row[0]! - MJD_2000;
    if (count === 0) firstDay = day;
    if (day !== firstDay + count) return fail({ code: 'earth-orientation-days-not-consecutive', line: index + 1 });
    values.push(row[3]! - taiMinusUtcOnDay(day), row[1]!, row[2]!, row[4]!, row[5]!, row[6]!);
    count += 1;
  }
  return count === 0 ? fail({ code: 'earth-orientation-empty' }) : ok({ firstDay, values });
}

interface RotationCache {
  last?: { readonly days: EarthOrientationDays; readonly orientation: EarthOrientation };
}
const rotationCache: () => RotationCache = keptPer(() => ({}));

/** The orientation itself, as `readEarthOrientation` makes it; the same for the same days as the last time. */
export function earthOrientationOfDays(days: EarthOrientationDays): EarthOrientation {
  const { last } = rotationCache();
  if (last !== undefined && isSame(last.days, days)) return last.orientation;
  const orientation = fromDailyValues(days.firstDay, Float64Array.from(days.values), 'iers-2010');
  rotationCache().last = { days, orientation };
  return orientation;
}

/** The days of a table that determine an epoch: the same digits there, and no value elsewhere. */
export function orientationDaysAround(
  { firstDay, values }: EarthOrientationDays,
  epochTaiS: number,
): EarthOrientationDays {
  const count = values.length / ORIENTATION_FIGURES;
  const size = Math.min(DAYS_OF_A_VALUE, count);
  const row = Math.min(Math.max(utcDay(epochTaiS).day - firstDay, 0), Math.max(count - 2, 0));
  const first = Math.max(0, Math.min(row - 1, count - size));
  const cut = values.slice(first * ORIENTATION_FIGURES, (first + size) * ORIENTATION_FIGURES);
  return { firstDay: firstDay + first, values: cut };
}

function isSame(first: EarthOrientationDays, second: EarthOrientationDays): boolean {
  if (first === second) return true;
  if (first.firstDay !== second.firstDay || first.values.length !== second.values.length) return false;
  return first.values.every((value, index) => value === second.values[index]);
}

/** MJD, x", y", UT1-UTC s, LOD s, dPsi", dEps" of one line; undefined for anything that is not a day. */
function rowOf(line: string): number[] | undefined {
  if (line.includes(',')) {
    const cells = line.split(',');
    return /^\d{4}-\d{2}-\d{2}$/.test(cells[0]!) ? cells.slice(1, 8).map(Number) : undefined;
  }
  const cells = line.trim().split(/\s+/);
  if (!/^\d{4}$/.test(cells[0]!) || cells.length < 10) return undefined;
  return cells.slice(3, 10).map(Number);
}

function fromDailyValues(firstDay: number, values: Float64Array, tides: TidesBetweenDays): EarthOrientation {
  const count = values.length / ORIENTATION_FIGURES;
  const edge = (day: number): number => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const hasTides = tides === 'iers-2010';
  if (hasTides) {
    for (let row = 0; row < count; row++) {
      const zonal = zonalAt(edge(firstDay + row));
      values[row * ORIENTATION_FIGURES] = values[row * ORIENTATION_FIGURES]! - zonal.ut1S;
      values[row * ORIENTATION_FIGURES + 3] = values[row * ORIENTATION_FIGURES + 3]! - zonal.lodS;
    }
  }
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + count - 1),
    hasPoleOffsets: true,
    at(epochTaiS) {
      const { day, secondOfDay } = utcDay(epochTaiS);
      const place = Math.min(Math.max(day + Math.min(secondOfDay / SECONDS_PER_DAY, 1) - firstDay, 0), count - 1);
      const row = Math.min(Math.floor(place), Math.max(count - 2, 0));
      const weights = hasTides ? throughFourDays(place, row, count) : throughTwoDays(place - row);
      const first = hasTides ? Math.max(0, Math.min(row - 1, count - weights.length)) : row;
      const value = (column: number): number => {
        let sum = 0;
        for (let k = 0; k < weights.length; k++) {
          if (weights[k] !== 0) sum += weights[k]! * values[(first + k) * ORIENTATION_FIGURES + column]!;
        }
        return sum;
      };
      const sample = {
        ut1MinusTaiS: value(0),
        xpRad: value(1) * RAD_PER_ARCSEC,
        ypRad: value(2) * RAD_PER_ARCSEC,
        lodS: value(3),
        longitudeOffsetRad: value(4) * RAD_PER_ARCSEC,
        obliquityOffsetRad: value(5) * RAD_PER_ARCSEC,
      };
      return hasTides ? withTides(sample, epochTaiS) : sample;
    },
  };
}

function throughTwoDays(weight: number): readonly number[] {
  return [1 - weight, weight];
}

/** Lagrange weights of the days around a place: four days where available, one before, two around, one after. */
function throughFourDays(place: number, row: number, count: number): readonly number[] {
  const size = Math.min(DAYS_OF_A_VALUE, count);
  const at = place - Math.max(0, Math.min(row - 1, count - size));
  return Array.from({ length: size }, (_, k) => {
    let weight = 1;
    for (let nodeIndex = 0; nodeIndex < size; nodeIndex++)
      if (nodeIndex !== k) weight *= (at - nodeIndex) / (k - nodeIndex);
    return weight;
  });
}
