import { TWO_PI } from '@keepout/units/angle';
import { gmst82 } from './sidereal-time.ts';
import { tidalAngle, tidalArguments } from './tidal-arguments.ts';
import series from './tides.json' with { type: 'json' };

/** Effect of tides on the rotation of the Earth. */
export interface TidalRotation {
  /** s */
  readonly ut1S: number;
  /** Excess length of day, s. */
  readonly lodS: number;
}

const ZONAL = Float64Array.from(series.zonal.flat());
const ZONAL_WIDTH = 9;
const LIBRATION = Float64Array.from(series.libration.flat());
const LIBRATION_WIDTH = 10;
const LINES = Float64Array.from(series.oceanLines.flat());
const LINE_WIDTH = 4;
/** Zonal sums count in 0.1 ms (UT1) and 0.01 ms (LOD), the others in microseconds. */
const ZONAL_UT1_S = 1e-4;
const ZONAL_LOD_S = 1e-5;
const MICROSECOND = 1e-6;
/** The lines of the ocean tide count from noon of 1960-05-22, days of the modified Julian date. */
const OCEAN_EPOCH_MJD = 37_076.5;
/** Days between the three instants that the response to a line is made of. */
const LAG_DAYS = 2;
const MJD_2000 = 51_544;
const J2000_MJD = 51_544.5;
const DAYS_PER_CENTURY = 36_525;
const SECONDS_PER_DAY = 86_400;

/**
 * Zonal tides: periods from five days to eighteen years.
 *
 * Method   IERS Conventions 2010, section 8.1 and table 8.1: solid Earth and oceans, 62 terms
 * @param centuriesTt   number   Julian centuries of TT since J2000.0
 * Checked  conformance/frames/iers-tides.json (1e-16 s of UT1)
 */
export function zonalTides(centuriesTt: number): TidalRotation {
  const args = tidalArguments(centuriesTt);
  let ut1 = 0;
  let lod = 0;
  for (let at = 0; at < ZONAL.length; at += ZONAL_WIDTH) {
    const angle = tidalAngle(ZONAL, at, args);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    ut1 += ZONAL[at + 5]! * sine + ZONAL[at + 6]! * cosine;
    lod += ZONAL[at + 7]! * cosine + ZONAL[at + 8]! * sine;
  }
  return { ut1S: ut1 * ZONAL_UT1_S, lodS: lod * ZONAL_LOD_S };
}

/**
 * Libration: the Moon pulls at the longer half of the equator, half a day round.
 *
 * Method   IERS Conventions 2010, section 5.5.3.3 and table 5.1b, 11 terms
 * @param ut1S   number   s   UT1 since 2000-01-01T00:00:00
 * Checked  conformance/frames/iers-tides.json (1e-9 of a microsecond)
 */
export function libration(ut1S: number): TidalRotation {
  const centuries = (ut1S / SECONDS_PER_DAY + MJD_2000 - J2000_MJD) / DAYS_PER_CENTURY;
  const args = [gmst82(ut1S) + TWO_PI / 2, ...tidalArguments(centuries)];
  let ut1 = 0;
  let lod = 0;
  for (let at = 0; at < LIBRATION.length; at += LIBRATION_WIDTH) {
    const angle = tidalAngle(LIBRATION, at, args);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    ut1 += LIBRATION[at + 6]! * sine + LIBRATION[at + 7]! * cosine;
    lod += LIBRATION[at + 8]! * sine + LIBRATION[at + 9]! * cosine;
  }
  return { ut1S: ut1 * MICROSECOND, lodS: lod * MICROSECOND };
}

/**
 * Tides of the oceans: a day and half a day.
 *
 * Method   Ray et al. 1994 as in IERS Conventions 2010, section 8.2: 71 lines of the tidal potential of degree 2 through
 *          orthotides
 * @param ut1S   number   s   UT1 since 2000-01-01T00:00:00
 * @returns pole in microarcseconds, UT1 in microseconds
 * Checked  conformance/frames/iers-tides.json (1e-9 of each)
 */
export function oceanTides(ut1S: number): readonly [xMicroarcsec: number, yMicroarcsec: number, ut1Us: number] {
  const days = ut1S / SECONDS_PER_DAY + MJD_2000 - OCEAN_EPOCH_MJD;
  const response = [...orthotides(1, days), ...orthotides(2, days)];
  const [x = 0, y = 0, ut1 = 0] = series.oceanWeights.map((weights) =>
    weights.reduce((sum, weight, k) => sum + weight * response[k]!, 0),
  );
  return [x, y, ut1];
}

/** The six orthotides of the lines of one order (1: a day, 2: half a day), cosine and sine in turn. */
function orthotides(order: 1 | 2, days: number): readonly number[] {
  const [a1, b1] = potential(order, days - LAG_DAYS);
  const [a0, b0] = potential(order, days);
  const [aLag, bLag] = potential(order, days + LAG_DAYS);
  const [aSum, aDifference, bSum, bDifference] = [a1 + aLag, a1 - aLag, b1 + bLag, b1 - bLag];
  const [p0 = 0, p1 = 0, q1 = 0, p2 = 0, q2 = 0, r2 = 0] = series.orthotides[order - 1]!;
  return [
    ...[p0 * a0, p0 * b0],
    ...[p1 * a0 - q1 * aSum, p1 * b0 - q1 * bSum],
    ...[p2 * a0 - q2 * aSum + r2 * bDifference, p2 * b0 - q2 * bSum - r2 * aDifference],
  ];
}

/** Sum of the lines of one order at a time, in phase and a quarter behind. */
function potential(order: 1 | 2, days: number): readonly [number, number] {
  let a = 0;
  let b = 0;
  for (let at = 0; at < LINES.length; at += LINE_WIDTH) {
    if (LINES[at] !== order) continue;
    // Potentials of odd degree plus order lie a quarter turn behind.
    const quarter = order === 1 ? TWO_PI / 4 : 0;
    const angle = ((LINES[at + 2]! - quarter) % TWO_PI) + ((LINES[at + 3]! * days) % TWO_PI);
    a += LINES[at + 1]! * Math.cos(angle);
    b -= LINES[at + 1]! * Math.sin(angle);
  }
  return [a, b];
}
