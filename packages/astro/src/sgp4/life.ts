import * as row from './record.ts';

/** Propagator as this search needs it; the propagator itself uses the life. @returns error code at minutes from the epoch */
export type CodeAt = (minutes: number) => number;

/** Perigee of the mean orbit over the surface by this much has no error of the theory, earth radii (25 km: all periodic terms). */
const SOUND_PERIGEE = 1.004;
/** Square of the factor of the axis: an orbit that drag has doubled is beyond the validity of the series. */
const LARGEST_GROWTH = 2;
/** As in Vallado et al. 2006. */
const LEAST_ECCENTRICITY = -0.001;
/** Steps of the search from the epoch outwards, min. */
const FIRST_STEP_MIN = 60;
const STEP_GROWTH = 1.6;
const LAST_MIN = 1e8;
/** End of the mean orbit, accurate to 1e-5 of its time, and time of the first error. */
const MEAN_HALVINGS = 16;
const HALVINGS = 40;
/** Within this of the epoch the instant of the first error is searched, min; beyond it the mean orbit decides. */
const SEARCHED_MIN = 30 * 1440;
const SAMPLES_PER_REVOLUTION = 48;
/** A mean perigee under 25 km for a day is the end, with an error or without. */
const SEARCHED_REVOLUTIONS = 16;

/**
 * Finds from when to when the drag series of a near-Earth element set describe an orbit, and writes it into its row (LIFE_START,
 * LIFE_STOP). Beyond, polynomials in time grow without limit and SGP4 gives states of 1e10 km without an error.
 *
 * Method   outwards from the epoch until the mean perigee meets the surface, the eccentricity leaves its range, or the axis has
 *          doubled; within 30 days of the epoch the first error of the theory ends the life; docs/models/sgp4
 *
 * @param o        of the row in `nearEarth`, with an unlimited life
 * @param codeAt   of that row
 *
 * Cost     a microsecond; 0.2 ms at most for an object that decays within 30 days
 */
export function writeLife(nearEarth: Float64Array, o: number, codeAt: CodeAt): void {
  nearEarth[o + row.LIFE_STOP] = lifeEnd(nearEarth, o, 1, codeAt);
  nearEarth[o + row.LIFE_START] = lifeEnd(nearEarth, o, -1, codeAt);
}

function lifeEnd(nearEarth: Float64Array, o: number, direction: 1 | -1, codeAt: CodeAt): number {
  const isSound = (minutes: number): boolean => isOrbit(nearEarth, o, minutes);
  let sound = 0;
  let unsound = isSound(0) ? FIRST_STEP_MIN : 0;
  while (unsound > 0 && unsound < LAST_MIN && isSound(direction * unsound)) {
    sound = unsound;
    unsound *= STEP_GROWTH;
  }
  if (unsound >= LAST_MIN) return direction * Number.POSITIVE_INFINITY;
  const border = direction * between(sound, unsound, MEAN_HALVINGS, (minutes) => isSound(direction * minutes));
  if (Math.abs(border) > SEARCHED_MIN || hasGrown(nearEarth, o, direction * unsound)) return border;
  return firstError(nearEarth, o, border, direction, codeAt);
}

/** The last instant without an error, from a border of the mean orbit outwards. */
function firstError(nearEarth: Float64Array, o: number, border: number, direction: 1 | -1, codeAt: CodeAt): number {
  const stepMin = (direction * 2 * Math.PI) / (nearEarth[o + row.MEAN_MOTION]! * SAMPLES_PER_REVOLUTION);
  let good = border;
  if (codeAt(good) !== 0) return good;
  for (let k = 1; k <= SAMPLES_PER_REVOLUTION * SEARCHED_REVOLUTIONS; k++) {
    const minutes = border + k * stepMin;
    if (codeAt(minutes) !== 0 || hasGrown(nearEarth, o, minutes))
      return between(good, minutes, HALVINGS, (at) => codeAt(at) === 0);
    good = minutes;
  }
  return good;
}

/** Returns where a condition changes between two instants. */
function between(holds: number, fails: number, halvings: number, isHolding: (minutes: number) => boolean): number {
  let [low, high] = [holds, fails];
  for (let k = 0; k < halvings && low !== high; k++) {
    const middle = (low + high) / 2;
    if (isHolding(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Square root of the axis over that of the epoch. */
function axisFactorAt(nearEarth: Float64Array, o: number, t: number): number {
  const cubic = nearEarth[o + row.D2]! + t * (nearEarth[o + row.D3]! + t * nearEarth[o + row.D4]!);
  return 1 - t * (nearEarth[o + row.C1]! + t * cubic);
}

/** Whether the orbit has more than doubled by drag, backwards or by a negative drag term. */
function hasGrown(nearEarth: Float64Array, o: number, t: number): boolean {
  const factor = axisFactorAt(nearEarth, o, t);
  return !(factor * factor <= LARGEST_GROWTH);
}

/** Returns whether the mean orbit has no error of the theory. */
function isOrbit(nearEarth: Float64Array, o: number, t: number): boolean {
  const factor = axisFactorAt(nearEarth, o, t);
  const square = factor * factor;
  if (!(factor > 0 && square <= LARGEST_GROWTH)) return false;
  const e = nearEarth[o + row.ECCENTRICITY]! - nearEarth[o + row.BC4]! * t;
  const swing = 2 * Math.abs(nearEarth[o + row.BC5]!);
  if (!(e - swing >= LEAST_ECCENTRICITY && e + swing < 1)) return false;
  return nearEarth[o + row.SEMI_MAJOR_AXIS]! * square * (1 - Math.max(0, e)) >= SOUND_PERIGEE;
}
