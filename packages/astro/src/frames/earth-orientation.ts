import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { taiMinusUtcS, utcDay } from '../epoch.ts';
import { taiMinusUtcOnDay } from '../leap-seconds.ts';

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
const WIDTH = 6;

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

/**
 * Reads a CelesTrak Earth orientation file, text (EOP-All.txt) or CSV (EOP-All.csv).
 *
 * Method   daily values, straight lines between; UT1 is joined through UT1 - TAI, which knows no leap second
 * Assumes  IERS C04 content. Before the first and after the last day the end value is held.
 *
 * @param text   string   the whole file
 * @returns ok: EarthOrientation   |   fault: EarthOrientationFault with the line
 */
export function readEarthOrientation(text: string): Result<EarthOrientation, EarthOrientationFault> {
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
  return count === 0
    ? fail({ code: 'earth-orientation-empty' })
    : ok(fromDailyValues(firstDay, Float64Array.from(values)));
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

function fromDailyValues(firstDay: number, values: Float64Array): EarthOrientation {
  const count = values.length / WIDTH;
  const edge = (day: number): number => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + count - 1),
    hasPoleOffsets: true,
    at(epochTaiS) {
      const { day, secondOfDay } = utcDay(epochTaiS);
      const place = Math.min(Math.max(day + Math.min(secondOfDay / SECONDS_PER_DAY, 1) - firstDay, 0), count - 1);
      const row = Math.min(Math.floor(place), Math.max(count - 2, 0));
      const weight = place - row;
      const value = (column: number): number => {
        const before = values[row * WIDTH + column]!;
        return weight === 0 ? before : before + weight * (values[(row + 1) * WIDTH + column]! - before);
      };
      return {
        ut1MinusTaiS: value(0),
        xpRad: value(1) * RAD_PER_ARCSEC,
        ypRad: value(2) * RAD_PER_ARCSEC,
        lodS: value(3),
        longitudeOffsetRad: value(4) * RAD_PER_ARCSEC,
        obliquityOffsetRad: value(5) * RAD_PER_ARCSEC,
      };
    },
  };
}
